import { isAccent } from "./accents.js";
import { isRightToLeft } from "./bidi.js";
import { end, type Glyph, type Turn } from "./glyph.js";

/** Glyphs drawn one after the other on one baseline. */
export interface Run {
  glyphs: Glyph[];
  y: number;
  turn: Turn;
  /** Of its first glyph; signs set higher are smaller. */
  size: number;
  left: number;
  right: number;
}

/** In em. */
const SAME_BASELINE = 0.2;
const WIDEST_GAP = 1.2;
const FARTHEST_BACK = 1.1;
const SAME_PLACE = 0.1;
/** An accent: at most this far off the baseline of its letter, or after the letter before. */
const ACCENT = { offset: 0.45, gap: 0.5 };
/** A right-to-left line goes back to the left. */
const WIDEST_WAY_BACK = 30;
/** A superscript: at most this size, this far off the baseline, and this close. */
const RAISED = { size: 0.85, offset: 0.5, gap: 0.2 };

export function runsOf(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = [];
  for (const glyph of withoutRepeated(glyphs)) {
    const run = runs.at(-1);
    if (run && continues(run, glyph)) extend(run, glyph);
    else runs.push(runFrom(glyph));
  }
  return runs.filter((run) => run.glyphs.some(({ isSpace }) => !isSpace));
}

const runFrom = (glyph: Glyph): Run => ({
  glyphs: [glyph],
  y: glyph.y,
  turn: glyph.turn,
  size: glyph.size,
  left: glyph.x,
  right: end(glyph),
});

function extend(run: Run, glyph: Glyph): void {
  // A run that starts with a raised accent is on the baseline of its letter.
  if (run.glyphs.every(isAccent)) run.y = glyph.y;
  run.glyphs.push(glyph);
  run.left = Math.min(run.left, glyph.x);
  run.right = Math.max(run.right, end(glyph));
}

function continues(run: Run, glyph: Glyph): boolean {
  const last = run.glyphs.at(-1);
  if (!last || last.turn !== glyph.turn) return false;
  const em = Math.max(glyph.size, last.size);
  const gap = glyph.x - end(last);
  const offset = Math.abs(glyph.y - run.y);
  if (offset > SAME_BASELINE * em)
    return isRaised(run, glyph, offset, gap) || isAccented(last, glyph, offset, gap);
  if (gap < WIDEST_GAP * em && gap > -FARTHEST_BACK * em) return true;
  return isRightToLeft(glyph.text + last.text) && Math.abs(gap) < WIDEST_WAY_BACK * em;
}

const isRaised = (run: Run, glyph: Glyph, offset: number, gap: number): boolean =>
  glyph.size <= RAISED.size * run.size &&
  offset <= RAISED.offset * run.size &&
  Math.abs(gap) < RAISED.gap * run.size;

/** An accent stands above or below its letter: the boxes overlap. */
const isAccented = (last: Glyph, glyph: Glyph, offset: number, gap: number): boolean =>
  (isAccent(glyph) || isAccent(last)) && offset <= ACCENT.offset * glyph.size && isOver(gap, glyph);

const isOver = (gap: number, { size }: Glyph): boolean =>
  gap < ACCENT.gap * size && gap > -FARTHEST_BACK * size;

/** Bold type made by printing twice counts once. */
function* withoutRepeated(glyphs: readonly Glyph[]): Generator<Glyph> {
  const seen = new Map<string, Glyph>();
  for (const glyph of glyphs) {
    if (!glyph.isSpace && nearKeys(glyph).some((key) => isSamePlace(glyph, seen.get(key))))
      continue;
    seen.set(nearKeys(glyph)[0] ?? "", glyph);
    yield glyph;
  }
}

const isSamePlace = (a: Glyph, b: Glyph | undefined): boolean =>
  b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < SAME_PLACE * a.size;

/** Fields of a grid that a glyph at the same place may be in, its own first. */
function nearKeys({ text, x, y, size }: Glyph): string[] {
  const field = 2 * SAME_PLACE * size;
  const [columns, rows] = [near(x / field), near(y / field)];
  return columns.flatMap((column) => rows.map((row) => `${text}${column},${row}`));
}

function near(place: number): [number, number] {
  const own = Math.floor(place);
  return [own, place - own < 0.5 ? own - 1 : own + 1];
}
