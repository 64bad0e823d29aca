const LEGAL_FORMS = new Set([
  ...["inc", "incorporated", "llc", "llp", "lp", "ltd", "limited"],
  ...["corp", "corporation", "co", "company", "plc", "pllc", "pc"],
]);

/** The text in lower case without accents, with single spaces. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[‐‑‒–—]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();

const words = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same key for "Acme, Inc." and "ACME". */
export function clientKey(name: string): string {
  const all = words(name.replaceAll(".", ""));
  const last = all.findLastIndex((word) => !LEGAL_FORMS.has(word));
  // A name may consist of nothing but signs.
  return (last < 0 ? all : all.slice(0, last + 1)).join(" ").slice(0, 120) || folded(name);
}

/** The same key for "REQ-1042" and "req 1042". */
export const requisitionKey = (requisition: string): string =>
  words(requisition).join("").slice(0, 80) || folded(requisition);
