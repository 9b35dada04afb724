/** Lists in words. Making a formatter costs more than a thousand uses of it, so each is made once. */
const formats = new Map<string, Intl.ListFormat>();

/** "Ana, Lía y Teo" in `language`. */
export function listIn(language: string, items: readonly string[]): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.ListFormat(language, { type: "conjunction" });
    formats.set(language, format);
  }
  return format.format(items);
}
