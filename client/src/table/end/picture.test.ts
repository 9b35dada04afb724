import { expect, it } from "vitest";
import { type Step, picture, plain } from "./picture";

const step = (name: string, place: number, points: number): Step => ({
  name,
  points,
  place,
  placeText: `${String(place)}.º`,
  figure: "<circle r='30'/>",
});

it("is well formed whatever names people have, and asks for nothing from anywhere", () => {
  const svg = picture({
    game: "Natrak",
    title: `Gana <b>&"Lía"</b> con 13`,
    foot: "30 de noviembre",
    steps: [step("<script>&", 1, 13), step("Ana", 2, 11), step("Teo", 3, 10), step("Nuria", 4, 8)],
    symbols: "",
    style: "",
  });
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(read.querySelector("script, b")).toBeNull();
  const texts = [...read.querySelectorAll("text")].map((one) => one.textContent);
  expect(texts).toEqual(expect.arrayContaining(["<script>&", "Natrak", "13", "Nuria", "4.º"]));
  expect(svg.replaceAll(/xmlns(:xlink)?="[^"]*"/g, "")).not.toMatch(/https?:|url\(/);
});

it("shows markup as what it is", () => {
  expect(plain(`<a href="x">&`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;");
});
