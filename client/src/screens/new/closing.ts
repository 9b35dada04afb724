/** Close a table without being at it. */
import { TableStore } from "../../table/store.svelte";

const PATIENCE = 8_000;

/** True once the table is closed; false if it could not be. */
export async function closeTable(code: string): Promise<boolean> {
  const store = new TableStore(code);
  const leave = store.open();
  try {
    const late = new Promise<false>((resolve) => {
      window.setTimeout(() => {
        resolve(false);
      }, PATIENCE);
    });
    const answer = store.ask({ type: "close_table" }).then((a) => a.type === "done");
    return await Promise.race([answer, late]);
  } finally {
    leave();
  }
}
