/** Signs of symbol fonts that stand before list items: codes of Wingdings and Symbol in the private-use area. */
const BULLETS = /[\uF06C\uF06E\uF071\uF076\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC]/g;
const PRIVATE_USE = /\p{Co}/gu;
/** Controls other than tab and line break, halves of surrogate pairs, and codes that are no characters. */
const UNSHOWN = /[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;
/** They have no width: direction marks, word joiners. Joiners of letters (U+200C, U+200D) are kept, and so are soft hyphens: the end of the line decides. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Text as the page shows it, in ordinary characters. Hyphens of every kind become "-", icons of symbol fonts a bullet or a
 * space. Controls become spaces and are never deleted, since that would join the words beside them.
 */
export const plainCharacters = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(BULLETS, "•")
    .replace(PRIVATE_USE, " ")
    .replace(UNSHOWN, " ")
    .normalize("NFC");

/** The sign of a symbol font by its code, a space apart from the words beside it. */
export function symbolOf(code: number): string {
  const isSymbol = code >= 0xf000 && code <= 0xf0ff;
  if (isSymbol || !Number.isInteger(code) || code < 32 || code > 0xffff) return " • ";
  return String.fromCharCode(code);
}
