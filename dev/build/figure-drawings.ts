/** SVG for figures. Sizes are percentages or drawing units: the content security policy refuses style attributes. */

interface Part {
  size: number;
  tone: string;
}

const OPEN = `aria-hidden="true" focusable="false"`;
const total = (parts: Part[]): number => parts.reduce((sum, { size }) => sum + size, 0);
const round = (value: number): number => Math.round(value * 100) / 100;

/** A bar divided into parts, as wide as its container. */
export function segments(parts: Part[]): string {
  const whole = total(parts);
  let at = 0;
  const rects = parts.map(({ size, tone }) => {
    const x = round((at / whole) * 100);
    at += size;
    return `<rect x="${x}%" width="${round((size / whole) * 100)}%" height="100%" data-tone="${tone}"/>`;
  });
  return `<svg class="figure-bar" ${OPEN}>${rects.join("")}</svg>`;
}

const RADIUS = 80;
const GAP = 1;

/** A clock face whose rim is divided into parts, starting at twelve o'clock. */
export function ring(parts: Part[]): string {
  const whole = total(parts);
  let at = 0;
  const arcs = parts.map(({ size, tone }) => {
    const length = round((size / whole) * 100 - GAP);
    const arc = `<circle cx="110" cy="110" r="${RADIUS}" pathLength="100" stroke-dasharray="${length} ${100 - length}" stroke-dashoffset="${round(-at)}" data-tone="${tone}"/>`;
    at += (size / whole) * 100;
    return arc;
  });
  const marks = Array.from({ length: 12 }, (_none, hour) => {
    const angle = (hour * Math.PI) / 6;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${round(110 + 50 * x)} ${round(110 + 50 * y)}L${round(110 + 55 * x)} ${round(110 + 55 * y)}`;
  });
  return `<svg class="figure-ring" viewBox="0 0 220 220" fill="none" ${OPEN}><g transform="rotate(-90 110 110)" stroke-width="30">${arcs.join("")}</g><path class="figure-stroke" d="${marks.join("")}" stroke-width="3"/><path class="figure-stroke" d="M110 110V70M110 110l24 14" stroke-width="7"/><circle cx="110" cy="110" r="8" data-tone="accent"/></svg>`;
}

const PER_LINE = 10;
const STEP = 24;

/** The shape of one dot, drawn around the top center of its cell. */
const DOTS = {
  people: "m0 1a5 5 0 0 1 0 10a5 5 0 0 1 0-10zm-9 20a9 8.5 0 0 1 18 0z",
  openings: "m-8 3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
};

/** Dots, ten per row; the first `marked` ones are marked. */
export function dotField(of: keyof typeof DOTS, count: number, marked: number): string {
  const dots = Array.from({ length: count }, (_none, index) => {
    const x = (index % PER_LINE) * STEP + STEP / 2;
    const y = Math.floor(index / PER_LINE) * STEP;
    const tone = index < marked ? "accent" : "mid";
    return `<path d="M${x} ${y}${DOTS[of]}" data-tone="${tone}"/>`;
  });
  const height = Math.ceil(count / PER_LINE) * STEP;
  return `<svg class="figure-dots" viewBox="0 0 ${PER_LINE * STEP} ${height}" ${OPEN}>${dots.join("")}</svg>`;
}

/** The column names of a calendar, with a line at the start of each column. */
export function scale(columns: string[]): string {
  const width = 100 / columns.length;
  const texts = columns.map(
    (text, index) => `<text x="${round((index + 0.5) * width)}%" y="14">${text}</text>`,
  );
  return `<svg class="figure-scale" ${OPEN}>${texts.join("")}</svg>`;
}

/** One period on the calendar. */
export function spanBar(
  { from, size, tone }: { from: number; size: number; tone: string },
  columns: number,
): string {
  const percent = (value: number): number => round((value / columns) * 100);
  const lines = Array.from(
    { length: columns - 1 },
    (_none, index) =>
      `<rect class="figure-grid" x="${percent(index + 1)}%" width="1" height="100%"/>`,
  );
  return `<svg class="figure-span" ${OPEN}>${lines.join("")}<rect x="${percent(from)}%" y="50%" width="${percent(size)}%" height="14" rx="7" data-tone="${tone}"/></svg>`;
}

/** US states on a map of equal tiles; a dot is an empty tile. */
const MAP = [
  "AK . . . . . . . . . . ME",
  ". . . . . . . . . . VT NH",
  ". WA ID MT ND MN IL WI MI NY RI MA",
  ". OR NV WY SD IA IN OH PA NJ CT .",
  ". CA UT CO NE MO KY WV VA MD DE .",
  ". . AZ NM KS AR TN NC SC DC . .",
  ". . . . OK LA MS AL GA . . .",
  "HI . . . TX . . . . FL . .",
];
const TILE = 40;

/** Postal codes of the fifty states and the District of Columbia. */
export const STATES = MAP.flatMap((row) => row.split(" ")).filter((state) => state !== ".");

/** @param marked postal codes of states where it applies; `soon`: where it will apply */
export function stateTiles(marked: Set<string>, soon: Set<string>): string {
  const tiles = MAP.flatMap((row, y) =>
    row.split(" ").map((state, x) => {
      if (state === ".") return "";
      const tone = marked.has(state) ? "ink" : soon.has(state) ? "accent" : "free";
      return `<g data-tone="${tone}"><rect x="${x * TILE + 2}" y="${y * TILE + 2}" width="${TILE - 4}" height="${TILE - 4}" rx="7"/><text x="${x * TILE + TILE / 2}" y="${y * TILE + TILE / 2 + 5}">${state}</text></g>`;
    }),
  );
  return `<svg class="figure-states" viewBox="0 0 480 320" ${OPEN}>${tiles.join("")}</svg>`;
}
