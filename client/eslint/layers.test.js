import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import { layers } from "./layers.js";

RuleTester.describe = describe;
RuleTester.it = it;

const file = (name) => `/repo/client/src/${name}`;
const code = (from, to) => ({ filename: file(from), code: `import "${to}";` });

new RuleTester().run("layers", layers, {
  valid: [
    code("screens/Table.ts", "../games/natrak/Board"),
    code("games/natrak/panels/Hand.ts", "../../../table/prompt"),
    code("games/natrak/panels/Hand.ts", "../text"),
    code("games/index.ts", "./natrak/Board"),
    code("board/zoom.ts", "../ui/tokens"),
    code("ui/Button.ts", "../text/t"),
    code("main.ts", "./screens/Home"),
    code("board/zoom.ts", "d3-zoom"),
  ],
  invalid: [
    { ...code("games/natrak/Board.ts", "../vasallos/Board"), errors: 1 },
    { ...code("table/Prompt.ts", "../games/natrak/Board"), errors: 1 },
    { ...code("board/zoom.ts", "../table/log"), errors: 1 },
    { ...code("wire/socket.ts", "../ui/toast"), errors: 1 },
    { filename: file("table/a.ts"), code: 'const x = import("../screens/b");', errors: 1 },
    { filename: file("wire/a.ts"), code: 'export * from "../board/b";', errors: 1 },
  ],
});
