const DAY = 24 * 60 * 60 * 1000;
/** Any year will do: it only has to hold both halves of summer time. */
const WEEKS: readonly Date[] = Array.from(
  { length: 52 },
  (_, week) => new Date(Date.UTC(2026, 0, 1) + week * 7 * DAY),
);

/** What a zone's clocks are from UTC, week by week, such as "-05:00". */
function hoursOf(zone: string): readonly string[] {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return WEEKS.map((date) => nameIn(format, date).slice("GMT".length) || "+00:00");
}

const nameIn = (format: Intl.DateTimeFormat, date: Date): string =>
  format.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";

/** Whether the clocks of these zones show the same all year. */
export const haveSameHours = (zones: readonly string[]): boolean =>
  new Set(zones).size === 1 || new Set(zones.map((zone) => hoursOf(zone).join())).size === 1;

/** @param offset such as "+05:30" */
export const hasOffset = (zone: string, offset: string): boolean =>
  hoursOf(zone).includes(offset === "-00:00" ? "+00:00" : offset);

/**
 * What a zone is called where it is, in lower case: "china standard time" and "cst". In Australia, they leave out the country:
 * "est", too.
 */
export function namesOf(zone: string): string[] {
  const names = (["long", "longGeneric"] as const).flatMap((timeZoneName) => {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName });
    return WEEKS.filter((_, week) => week % 13 === 0).map((date) => nameIn(format, date));
  });
  return names
    .filter((name) => !/\d/.test(name))
    .flatMap((name) => [name, name.replace(/^Australian /, "")])
    .flatMap((name) => [name, name.replace(/\B[a-z]+|\s/g, "")])
    .map((name) => name.toLowerCase());
}
