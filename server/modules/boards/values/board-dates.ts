const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T\s]+(\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
/** `08/10/2026`, with or without a time. */
const SLASHES = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,?\s+(\d{1,2}:\d{2}(?::\d{2})?))?$/;
/** `Mon, 10 Aug 2026 22:49:39 GMT`, `10-Aug-2026`, `August 10, 2026` */
const NAMED =
  /^(?:[a-z]{3,9},?\s+)?(?:\d{1,2}[\s-]+[a-z]{3,9}\.?|[a-z]{3,9}\.?\s+\d{1,2}),?[\s-]+\d{4}\b/i;

const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2100, 0);

/**
 * A time as boards write it; null if it is none. Times without a zone are read as UTC, dates with slashes as in the US unless
 * their first number can't be a month.
 */
export function dateOf(value: string | number): Date | null {
  const time = typeof value === "number" ? ofEpoch(value) : ofText(value.trim());
  return time >= EARLIEST && time < LATEST ? new Date(time) : null;
}

/** Seconds or milliseconds. */
const ofEpoch = (value: number): number =>
  Math.abs(value) < 100_000_000_000 ? value * 1000 : value;

function ofText(text: string): number {
  if (/^\d{10}(?:\d{3})?$/.test(text)) return ofEpoch(Number(text));
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, time = "00:00", zone = "Z"] = iso;
    const offset = /^[a-z]/i.test(zone) ? "Z" : zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
    return dayExists(Number(year), Number(month), Number(day))
      ? Date.parse(`${year}-${month}-${day}T${time.replace(",", ".")}${offset}`)
      : NaN;
  }
  const slashes = SLASHES.exec(text);
  if (slashes) return ofSlashes(slashes);
  if (!NAMED.test(text)) return NaN;
  const hasZone = /(?:\b(?:UTC|GMT|[ECMP][SD]T|Z)|[+-]\d{2}:?\d{2})\s*$/i.test(text);
  return Date.parse(hasZone ? text : `${text} UTC`);
}

function ofSlashes([, first, second, year, time = "00:00"]: RegExpExecArray): number {
  const [one, two] = [Number(first), Number(second)];
  const [month, day] = one > 12 ? [two, one] : [one, two];
  if (!dayExists(Number(year), month, day)) return NaN;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return Date.UTC(Number(year), month - 1, day, hours, minutes, seconds);
}

function dayExists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
