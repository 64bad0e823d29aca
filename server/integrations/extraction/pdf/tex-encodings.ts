/** TeX's accents, from code 0 on. */
const ACCENTS = ["`", "´", "ˆ", "˜", "¨", "˝", "˚", "ˇ", "˘", "¯", "˙", "¸", "˛"];
const T1_REST = "‚ ‹ › “ ” „ « » – — _ ₀ ı ȷ ff fi fl ffi ffl".split(" ");
/** Codes 0 to 31 of TeX's T1 encoding (Cork). Code 17 hex is a break without width. */
const T1 = [...ACCENTS, ...T1_REST].map((text) => (text === "_" ? "" : text));
/** Codes 0B to 1F hex of its older encoding OT1; those before are Greek capitals. */
const OT1_START = 0x0b;
const OT1 = "ff fi fl ffi ffl ı ȷ ` ´ ˇ ˘ ¯ ˚ ¸ ß æ œ ø Æ Œ Ø".split(" ");
const GREEK = [..."ΓΔΘΛΞΠΣΥΦΨΩ"];

const isControl = (code: number): boolean => code < 0x20;
const isLigatureOfT1 = (code: number): boolean => code >= 0x1b && code <= 0x1f;
const isLigatureOfOT1 = (code: number): boolean => code >= 0x0b && code <= 0x0f;

/**
 * Texts of the control codes of a Type 3 font. TeX's bitmap fonts have ligatures, dashes, and accents there, and nothing says
 * which of its two encodings they use, so it is told by the ligatures that the font uses.
 */
export function texTable(codes: ReadonlySet<number>): (code: number) => string {
  const used = [...codes].filter(isControl);
  const isOT1 = used.some(isLigatureOfOT1) && !used.some(isLigatureOfT1);
  if (!isOT1) return (code) => T1[code] ?? " ";
  return (code) => (code < OT1_START ? GREEK[code] : OT1[code - OT1_START]) ?? " ";
}
