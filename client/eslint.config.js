import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { layers } from "./eslint/layers.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  {
    ignores: [
      "node_modules/",
      "src/wire/natrak.ts",
      "src/wire/table.ts",
      "src/wire/types.ts",
      "src/wire/vasallos.ts",
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { sobremesa: { rules: { layers } } },
    rules: {
      "sobremesa/layers": "error",
      "max-lines": ["error", 400],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-eval": "error",
      // Plain http has no secure context: these are undefined there.
      "no-restricted-properties": [
        "error",
        { object: "crypto", property: "subtle", message: "Absent on plain http." },
        { object: "crypto", property: "randomUUID", message: "Absent on plain http." },
        { object: "Math", property: "random", message: "Use board/random or crypto." },
      ],
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": "allow-with-description", minimumDescriptionLength: 10 },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Types are used where they say it best, for both.
      "@typescript-eslint/consistent-type-definitions": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // The content policy has no unsafe-inline: names and chat are text, styles are classes and
      // `style:--x={...}` directives (set through the DOM, so allowed).
      "svelte/no-at-html-tags": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "A style attribute breaks the content policy: use a class or style:--x={...}.",
        },
      ],
    },
  },
  {
    files: ["*.config.{js,ts}", "eslint/**"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["**/*.test.ts"],
    // A missing value in a test is a failed test.
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
);
