import { beforeAll, describe, expect, it } from "vitest";
import { lines, offers } from "../../table/menu";
import { setLanguage } from "../../text/i18n.svelte";
import "./catalogue";
import { actionLine } from "./labels";
import { FIGURE, owe, PLACE, sampleTable } from "./sample";
import { FLAG, spotsOf } from "./spots";

const placing = () => sampleTable(PLACE, [owe(1, "place")]);
const choosing = () => sampleTable(FIGURE, [owe(1, "figure")], { phase: "figure", hand: null });

beforeAll(() => {
  setLanguage("es");
});

describe("what is sent", () => {
  it("shows the tile until it is answered, and a refusal takes it back", async () => {
    const { play, answer, store } = placing();
    play.tryAt([0, 1]);
    const sent = play.confirm();
    expect(play.pending).toEqual({ tile: "base-road-straight", cell: [0, 1], turn: 0 });
    expect(play.action).toBeNull();
    await answer("stale");
    await sent;
    expect(play.pending).toBeNull();
    expect(store.refusals.map((one) => one.code)).toEqual(["stale"]);
  });

  it("shows the figure", () => {
    const { play } = choosing();
    play.tryZone(play.zones[0] ?? "");
    void play.confirm();
    expect(play.pending).toEqual({ kind: "vassal", zone: play.zones[0] });
  });
});

describe("trying the tile", () => {
  it("marks each legal square with the turns that look different (V99, V100)", () => {
    const { model, play } = placing();
    expect(spotsOf(model, play).map(({ x, y, turns }) => [x, y, turns])).toEqual([
      [150, 50, 1],
      [50, 150, 2],
    ]);
  });

  it("puts it on a square with a flag, turns it, sends nothing (V100, V101)", () => {
    const { model, play, asked } = placing();
    play.tryAt([0, 1]);
    expect(play.action).toEqual({ type: "place", cell: [0, 1], turn: 0 });
    expect(spotsOf(model, play).at(-1)?.id).toBe(FLAG);
    play.rotate();
    expect(play.tile?.turn).toBe(1);
    play.rotate();
    expect(play.tile?.turn).toBe(0);
    expect(asked("do")).toEqual([]);
  });

  it("keeps the turn on another square if it fits, else takes the next that does", () => {
    const { play } = placing();
    play.tryAt([0, 1]);
    play.rotate();
    play.tryAt([1, 0]);
    expect(play.tile).toEqual({ cell: [1, 0], turn: 0 });
  });

  it("tells that there is no other turn, and goes back on cancel", () => {
    const { play } = placing();
    play.tryAt([1, 0]);
    play.rotate();
    expect([play.tile?.turn, play.stuck]).toEqual([0, 1]);
    expect([play.cancel(), play.action, play.cancel()]).toEqual([true, null, false]);
  });

  it("tries nothing on a square that is not offered", () => {
    const { play } = placing();
    play.tryAt([5, 5]);
    expect(play.tile).toBeNull();
  });

  it("sends what the menu offers, and forgets it with its menu", () => {
    const { model, play, asked, update } = placing();
    play.tryAt([1, 0]);
    expect(offers(model.store.menu, play.action!)).toBe(true);
    void play.confirm();
    expect(asked("do")).toMatchObject([{ action: { type: "place", cell: [1, 0], turn: 0 } }]);
    play.tryAt([1, 0]);
    update({ menu: {} });
    expect(play.action).toBeNull();
  });
});

describe("trying a figure", () => {
  it("offers zones by one name each", () => {
    const { model, play } = choosing();
    expect([play.step, play.kind, play.zones]).toEqual([
      "figure",
      "vassal",
      ["city:S", "field:NL"],
    ]);
    expect(spotsOf(model, play).map((spot) => spot.zone)).toEqual(["city:S", "field:NL"]);
    expect(spotsOf(model, play)[0]?.name).toBe("ciudad (sur), vale 4 ahora");
  });

  it("takes it away at the second tap, and says no in its own words", () => {
    const { play, asked } = choosing();
    play.tryZone("city:S");
    expect(play.action).toEqual({ type: "figure", kind: "vassal", zone: "city:S" });
    play.tryZone("city:S");
    expect(play.action).toBeNull();
    void play.none();
    expect(asked("do")).toMatchObject([{ action: { type: "no_figure" } }]);
  });

  it("says why a figure cannot go anywhere (V102)", () => {
    const { model, play } = choosing();
    play.why("builder");
    expect(model.store.refusals.map((r) => r.code)).toEqual(["needs_own_vassal"]);
  });
});

describe("the choices list", () => {
  it("names squares by where they lie, and passes over other names of zones", () => {
    const { model } = placing();
    const all = lines(PLACE).flatMap((l) => (l.kind === "action" ? [l.action] : []));
    expect(all.map((action) => actionLine(action, model)).slice(0, 3)).toEqual([
      "Colocar la loseta 1 al este del inicio, sin girar",
      "Colocar la loseta 1 al este del inicio, media vuelta",
      "Colocar la loseta 1 al sur del inicio, sin girar",
    ]);
    const figures = choosing();
    const named = lines(FIGURE).flatMap((l) =>
      l.kind === "action" ? [actionLine(l.action, figures.model)] : [],
    );
    expect(named).toEqual([
      "Vasallo: ciudad (sur), vale 4 ahora",
      "Vasallo: campo (norte, izquierda), vale 0 ahora",
      "Sin figura",
      "Deshacer: volver a coger la loseta",
    ]);
  });
});
