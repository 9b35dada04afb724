/** Vasallos' table: map, panels, prompts. */
import "./catalogue";
import type { GameTable } from "../../table/module";
import Table from "./Table.svelte";

export const table: GameTable = { Table };
