/** Natrak's table: board, panels, prompts. */
import "./catalogue";
import type { GameTable } from "../../table/module";
import Table from "./Table.svelte";

export const table: GameTable = {
  Table,
  marks: { goblins_attacked: "attack", dragon_moved: "attack", dealt: "deal" },
};
