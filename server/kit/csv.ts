/**
 * A cell that starts like this could be run as a formula by a spreadsheet program (OWASP, "CSV injection"), in some languages
 * also with wide characters.
 */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** Comma-separated values (RFC 4180) that no spreadsheet program takes for formulas; with the mark that Excel needs for UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

/** Numbers are our own, so a negative one stays a number. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
