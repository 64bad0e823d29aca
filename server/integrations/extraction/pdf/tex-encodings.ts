/** TeX's accents, from code 0 on. */
const ACCENTS = ["`", "´", "ˆ", "˜", "¨", "˝", "˚", "ˇ", "˘", "¯", "˙", "¸", "˛"];
const T1_REST = "‚ ‹ › “ ” „ « » – — _ ₀ ı ȷ ff fi fl ffi ffl".split(" ");
/** Codes 0 to 1F hex of TeX's T1 encoding (Cork). Code 17 hex is a break without width. */
const T1_LOW = [...ACCENTS, ...T1_REST].map((text) => (text === "_" ? "" : text));
/** From 80 hex on; those from C0 hex on are as in Latin-1, but for four. */
const T1_HIGH_START = 0x80;
const T1_HIGH = [..."ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£"];
const T1_OTHERS: Readonly<Record<number, string>> = { 0xd7: "Œ", 0xdf: "ẞ", 0xf7: "œ", 0xff: "ß" };
/** Codes 0B to 1F hex of its older encoding OT1; those before are Greek capitals. */
const OT1_START = 0x0b;
const OT1 = "ff fi fl ffi ffl ı ȷ ` ´ ˇ ˘ ¯ ˚ ¸ ß æ œ ø Æ Œ Ø".split(" ");
const GREEK = [..."ΓΔΘΛΞΠΣΥΦΨΩ"];
/** Of TeX's symbols (TS1): the sign before list items. */
const TS1_BULLET = 0x88;

const isLigatureOfT1 = (code: number): boolean => code >= 0x1b && code <= 0x1f;
const isLigatureOfOT1 = (code: number): boolean => code >= 0x0b && code <= 0x0f;
const isLetter = (code: number): boolean => /[A-Za-z]/.test(String.fromCharCode(code));

/** The text of a code; undefined if it is as in Latin-1. */
export type TexTable = (code: number) => string | undefined;

/**
 * The encoding of a Type 3 font by the codes that it uses. TeX's bitmap fonts have ligatures, dashes, and accents below 20
 * hex, and nothing says which of its two encodings they use, so it is told by the ligatures.
 */
export function texTable(codes: ReadonlySet<number>): TexTable {
  const used = [...codes];
  if (used.some(isLigatureOfOT1) && !used.some(isLigatureOfT1)) return ot1;
  return used.some(isLetter) ? t1 : symbols;
}

const ot1: TexTable = (code) => {
  if (code >= 0x20) return undefined;
  return (code < OT1_START ? GREEK[code] : OT1[code - OT1_START]) ?? " ";
};

const t1: TexTable = (code) =>
  code < 0x20 ? (T1_LOW[code] ?? " ") : (T1_HIGH[code - T1_HIGH_START] ?? T1_OTHERS[code]);

const symbols: TexTable = (code) => (code === TS1_BULLET ? "•" : t1(code));
