import { beforeEach, expect, it } from "vitest";
import { noteCommitment, notedOf, noteShare } from "./noted";

beforeEach(() => {
  localStorage.clear();
});

it("keeps the first commitment that was seen: a later one is what the proof is to find out", () => {
  noteCommitment("AAAAAAAA", "c1");
  noteCommitment("AAAAAAAA", "c2");
  noteShare("AAAAAAAA", "s1");
  expect(notedOf("AAAAAAAA")).toEqual({ code: "AAAAAAAA", commitment: "c1", share: "s1" });
  noteShare("AAAAAAAA", null);
  expect(notedOf("AAAAAAAA").share).toBeNull();
  expect(notedOf("BBBBBBBB")).toEqual({ code: "BBBBBBBB", commitment: null, share: null });
});

it("keeps those of the last tables only", () => {
  for (let n = 0; n < 40; n++) noteCommitment(`T${String(n)}`, "c");
  expect(notedOf("T39").commitment).toBe("c");
  expect(notedOf("T0").commitment).toBeNull();
});
