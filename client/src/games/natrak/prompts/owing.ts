/** Who owes cards, and how many each: "Ana (4) y Teo (5)". */
import { list, t } from "../../../text/i18n.svelte";
import type { Owed } from "../../../wire/types";
import type { Model } from "../model.svelte";

export const owing = (owed: readonly Owed[], model: Model): string =>
  list(
    owed.map(({ seat, params }) =>
      t("natrak:prompt.owes", { name: model.name(seat), n: params?.["number"] }),
    ),
  );
