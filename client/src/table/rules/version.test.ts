import { beforeEach, describe, expect, it } from "vitest";
import type { GameRules } from "../module";
import { parseRules, weave } from "./parse";
import { keepVersion, recallVersion, versionFor } from "./version";

const TEXT = `# Base
## One {#one}
[a b]
First.
[c]
Second.
## Two {#two}
[d]
Third.`;
const MORE = `# More
## One {#one}
[a b]
Otherwise.
[new]
Between.
## Between {#between}
[e]
Of its own.
## Two {#two}
[late]
At the end.`;
const base = parseRules(TEXT, {});
const woven = weave(base, parseRules(MORE, {}));

describe("a text woven into another", () => {
  it("takes the place of what has its anchor, and comes after what stood before it", () => {
    expect(woven.title).toBe("More");
    expect(woven.sections.map(({ id }) => id)).toEqual(["one", "between", "two"]);
    const anchors = woven.sections.map(({ rules }) => rules.map((rule) => rule.anchors[0]));
    expect(anchors).toEqual([["a", "new", "c"], ["e"], ["d", "late"]]);
    expect(woven.sections[0]?.rules[0]?.blocks).toEqual([{ kind: "text", text: ["Otherwise."] }]);
  });

  it("leaves the other as it was", () => {
    expect(base.sections.map(({ rules }) => rules.length)).toEqual([2, 1]);
  });
});

describe("the version that is read", () => {
  const rules = {
    versions: { ids: ["plain", "rich"], name: (id: string) => id, of: () => "plain" },
    text: (_: string, version?: string) => (version === "rich" ? woven : base),
  } as unknown as GameRules;
  beforeEach(() => {
    localStorage.clear();
  });

  it("is the one asked for, else the last one that has the place, else the one that has it", () => {
    expect(versionFor(rules, "", "")).toBe("plain");
    expect(versionFor(rules, "rich", "plain")).toBe("rich");
    expect(versionFor(rules, "two", "rich")).toBe("rich");
    expect(versionFor(rules, "e", "plain")).toBe("rich");
    expect(versionFor(rules, "nowhere", "gone")).toBe("plain");
  });

  it("is kept on the device, game by game", () => {
    keepVersion("natrak", "rich");
    keepVersion("another", "plain");
    expect([recallVersion("natrak"), recallVersion("another"), recallVersion("third")]).toEqual([
      "rich",
      "plain",
      "",
    ]);
  });
});
