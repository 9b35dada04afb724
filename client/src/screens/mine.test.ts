import { afterEach, expect, it } from "vitest";
import { noteCommitment, notedOf } from "../table/end/noted";
import { keep } from "../table/kept";
import { myTables, remember } from "./mine";

afterEach(() => {
  localStorage.clear();
});

it("goes on with tables that are partly nonsense", () => {
  keep("sobremesa.tables", { items: [null, 7, { code: 5 }, { code: "ABCD2345", game: "natrak" }] });
  expect(myTables()).toEqual([{ code: "ABCD2345", game: "natrak" }]);
  remember({ code: "WXYZ2345", game: "vasallos" });
  expect(myTables().map((one) => one.code)).toEqual(["WXYZ2345", "ABCD2345"]);
});

it("notes what it saw of chance where nonsense was kept", () => {
  keep("sobremesa.chance", { items: "none" });
  noteCommitment("ABCD2345", "c0");
  expect(notedOf("ABCD2345").commitment).toBe("c0");
});
