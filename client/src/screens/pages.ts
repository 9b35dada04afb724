/** The screens that are loaded when they are needed; home is there at once. */
export const pages = {
  admin: () => import("./NewTable.svelte"),
  rules: () => import("./RulesPage.svelte"),
  table: () => import("./TableScreen.svelte"),
  replay: () => import("./replay/ReplayScreen.svelte"),
};
