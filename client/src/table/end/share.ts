/** Makes the picture of the podium and shares it: by the device where it can, else as a download. No request leaves the server. */
import font from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { language, t } from "../../text/i18n.svelte";
import { canShareFile, saveFile, shareFile } from "../files";
import type { EndGame } from "./game";
import { HEIGHT, picture, type Step, WIDTH } from "./picture";
import type { Placed } from "./places";
import { portable } from "./portable";

export interface Shared {
  readonly game: EndGame;
  readonly places: readonly Placed[];
  readonly title: string;
  readonly code: string;
}

/** What became of it; each has a sentence. */
export type Became = "shared" | "saved" | "cancelled" | "failed";

/** The page's own font as a style sheet: a picture cannot ask for it. Without it the system's font is used. */
async function fontSheet(): Promise<string> {
  try {
    const blob = await (await fetch(font)).blob();
    const data = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(String(reader.result));
      };
      reader.onerror = () => {
        reject(new Error("the font cannot be read"));
      };
      reader.readAsDataURL(blob);
    });
    return `@font-face{font-family:'Atkinson Hyperlegible Next';src:url(${data}) format('woff2');font-weight:200 800}`;
  } catch {
    return "";
  }
}

export async function svgOf({ game, places, title, code }: Shared): Promise<string> {
  const drawn = places.map(({ seat }) =>
    portable(
      document.querySelector<SVGSVGElement>(
        `.podium [data-seat="${String(seat)}"] > svg:not(.crown)`,
      ),
    ),
  );
  const symbols = new Map(drawn.flatMap((one) => [...one.symbols]));
  const steps = places.map(({ seat, points, place }, i): Step => ({
    name: game.name(seat),
    points,
    place,
    placeText: t("end.place", { count: place, ordinal: true }),
    figure: drawn[i]?.markup ?? "",
  }));
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date());
  return picture({
    game: game.game,
    title,
    foot: `${date} · ${code}`,
    steps,
    symbols: [...symbols.values()].join(""),
    style: await fontSheet(),
  });
}

async function drawn(svg: string): Promise<Blob | null> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

export async function sharePicture(what: Shared): Promise<Became> {
  try {
    const blob = await drawn(await svgOf(what));
    if (!blob) return "failed";
    const file = new File([blob], `sobremesa-${what.code}.png`, { type: "image/png" });
    if (canShareFile(file)) return (await shareFile(file, what.title)) ? "shared" : "cancelled";
    saveFile(file);
    return "saved";
  } catch {
    return "failed";
  }
}
