/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
/** Parameter values that are read without quotes. */
const TOKEN = /^[A-Za-z0-9-]+$/;
const CONTROLS = /[^\P{Cc}\t]/gu;
/** Signs that RFC 6868 writes in another way. A backslash stands for itself in a parameter. */
const CARETS: Readonly<Record<string, string>> = { "^": "^^", "\n": "^n" };

/** A value of type TEXT (RFC 5545, 3.3.11). */
export const calendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(CONTROLS, "");

/** A point in time as a value, in UTC, to the second. */
export const calendarTime = (moment: Date): string =>
  moment.toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * An email address as a value of type CAL-ADDRESS.
 * @param address as in accounts: one address, in ASCII
 */
export const calendarAddress = (address: string): string =>
  `mailto:${encodeURI(address).replace(/[#?]/g, encodeURIComponent)}`;

const NOT_IN_URIS = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]/g;

/**
 * A web address as a value of type URI, which knows no escapes: as it is, unless it has letters that only browsers take.
 * @param url one that `URL.canParse` accepts
 */
export function calendarUri(url: string): string {
  if (url.search(NOT_IN_URIS) < 0) return url;
  return new URL(url).href.replace(NOT_IN_URIS, encodeURIComponent);
}

/**
 * A property as content lines without the last line's end, folded.
 * @param value as a function above returns it
 * @param parameters by name, as plain text
 */
export function calendarProperty(
  name: string,
  value: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(parameters).map(([key, text]) => `;${key}=${parameter(text)}`);
  return folded(`${name}${written.join("")}:${value}`);
}

/** A component with its properties and components, without the last line's end. */
export const calendarComponent = (name: string, content: readonly string[]): string =>
  [`BEGIN:${name}`, ...content, `END:${name}`].join("\r\n");

const parameter = (text: string): string =>
  TOKEN.test(text)
    ? text
    : `"${withoutStraightQuotes(text)
        .replace(/\r\n?/g, "\n")
        .replace(/[\^\n]/g, (sign) => CARETS[sign] ?? sign)
        .replace(CONTROLS, "")}"`;

/** A parameter can't hold straight quotes, and most calendars would show the `^'` of RFC 6868 as it is. */
const withoutStraightQuotes = (text: string): string =>
  text.replace(/(?<=^|[\s([{])"/g, "“").replaceAll('"', "”");

/** Breaks a line between characters, never within one. The space that continues it counts. */
function folded(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LINE_OCTETS) {
      lines.push("");
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += length;
  }
  return lines.join("\r\n ");
}
