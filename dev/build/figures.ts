import escapeHtml from "escape-html";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { SHORT_NAME } from "../../content/site/short-names.js";
import { dotField, ring, scale, segments, spanBar, STATES, stateTiles } from "./figure-drawings.js";
import { curlyQuotes } from "./typography.js";

const line = z.string().trim().min(1).overwrite(curlyQuotes);
/** Tones of a part: done, in progress, highlighted, free. */
const tone = z.enum(["ink", "mid", "accent", "free"]).default("ink");
const part = z.strictObject({ size: z.number().positive(), text: line, tone });

const SHORT_NAMES = new RegExp(SHORT_NAME, "g");

/** Keeps line breaks out of short names in escaped text (`unbroken` in base.css). */
export const withUnbrokenNames = (html: string): string =>
  html.replace(SHORT_NAMES, '<span class="unbroken">$&</span>');

/** For HTML text. Text inside an SVG uses `escapeHtml`, since an HTML element would end the SVG. */
const escape = (text: string): string => withUnbrokenNames(escapeHtml(text));

/** @param unseen what only the drawing shows, as text for screen readers */
const label = (text: string, unseen = ""): string =>
  `<p class="figure-label">${escape(text)}${unseen && `<span class="visually-hidden">: ${escape(unseen)}</span>`}</p>`;

const key = (parts: { text: string; tone: string }[]): string =>
  `<ul class="figure-key">${parts
    .map((of) => `<li data-tone="${of.tone}"><span>${escape(of.text)}</span></li>`)
    .join("")}</ul>`;

type Draw = (name: string, data: unknown) => string;

/** Defines a kind of figure: its YAML fields in addition to the caption, and its body as HTML. */
function kind<Shape extends z.ZodRawShape>(
  shape: Shape,
  body: (data: z.output<z.ZodObject<Shape>>) => string,
): Draw {
  const schema = z.strictObject({ caption: line, data: z.strictObject(shape) });
  return (name, yaml) => {
    const { caption, ...data } = z.looseObject({ caption: z.unknown().optional() }).parse(yaml);
    const parsed = schema.safeParse({ caption, data });
    if (!parsed.success) throw new Error(`figure ${name}: ${z.prettifyError(parsed.error)}`);
    const drawn = body(parsed.data.data);
    const said = `<figcaption>${escape(parsed.data.caption)}</figcaption>`;
    return `<figure class="figure" data-kind="${name}"><div class="figure-body">${drawn}</div>${said}</figure>`;
  };
}

/** Totals and their parts, e.g. days used and days left. */
const bars = kind(
  { rows: z.array(z.strictObject({ label: line, parts: z.array(part).min(1) })).min(1) },
  ({ rows }) => rows.map((row) => label(row.label) + segments(row.parts) + key(row.parts)).join(""),
);

/** Parts of an hour, on a clock face. */
const clock = kind({ parts: z.array(part).min(2) }, ({ parts }) => ring(parts) + key(parts));

/** Some out of many, drawn as dots; the first ones are marked. */
const dots = kind(
  {
    of: z.enum(["people", "openings"]).default("people"),
    rows: z
      .array(
        z
          .strictObject({ total: z.int().positive(), marked: z.int().min(0), text: line })
          .refine(
            ({ total, marked }) => marked <= total,
            "more are marked than there are in total",
          ),
      )
      .min(1),
  },
  ({ of, rows }) =>
    rows
      .map((row) => `<div>${dotField(of, row.total, row.marked)}${label(row.text)}</div>`)
      .join(""),
);

/** Steps, one after the other. */
const steps = kind(
  { points: z.array(z.strictObject({ when: line, text: line, tone })).min(2) },
  ({ points }) =>
    `<ol class="figure-line">${points
      .map(
        ({ when, text, tone: of }) =>
          `<li data-tone="${of}"><strong>${escape(when)}</strong><span>${escape(text)}</span></li>`,
      )
      .join("")}</ol>`,
);

/** Tolerance for sums of fractions: 0.1 + 0.2 is slightly more than 0.3. */
const ROUNDING = 1e-6;

interface Period {
  label: string;
  from: number;
  size: number;
}

/** Periods on a calendar; `from` and `size` are counted in columns of its scale. */
const spans = kind(
  {
    scale: z.array(line).min(2),
    rows: z
      .array(
        z.strictObject({ label: line, from: z.number().min(0), size: z.number().positive(), tone }),
      )
      .min(1),
  },
  (calendar) =>
    scale(calendar.scale.map(escapeHtml)) +
    calendar.rows
      .map(
        (row) =>
          label(row.label, columnsOf(row, calendar.scale)) + spanBar(row, calendar.scale.length),
      )
      .join(""),
);

/** The first and last column of a period. @throws Error if it extends beyond the scale */
function columnsOf({ label: name, from, size }: Period, columns: readonly string[]): string {
  const first = columns[Math.floor(from)];
  const last = columns[Math.ceil(from + size - ROUNDING) - 1];
  if (first === undefined || last === undefined)
    throw new Error(`figure spans: "${name}" extends beyond its scale`);
  return first === last ? first : `${first} – ${last}`;
}

/** Two or three columns to compare, e.g. what to do and what not to do. */
const compare = kind(
  {
    columns: z
      .array(
        z.strictObject({
          title: line,
          tone: z.enum(["no", "yes", "plain"]),
          // Columns share the rows of compare.css.
          items: z.array(line).min(1).max(8),
        }),
      )
      .min(2)
      .max(3),
  },
  ({ columns }) =>
    columns
      .map(({ title, tone: of, items }) => {
        const said = items.map((item) => `<li>${escape(item)}</li>`).join("");
        return `<div class="figure-column" data-tone="${of}">${label(title)}<ul>${said}</ul></div>`;
      })
      .join(""),
);

/** Relations: parties, and the link between each two of them. */
const flow = kind(
  {
    rows: z
      .array(
        z
          .strictObject({ label: line, parties: z.array(line).min(2), links: z.array(line) })
          .refine(
            ({ parties, links }) => links.length === parties.length - 1,
            "needs one link between each party and the next",
          ),
      )
      .min(1),
  },
  ({ rows }) =>
    rows
      .map(({ label: name, parties, links }) => {
        const chain = parties.flatMap((party, index) => [
          `<li class="figure-party">${escape(party)}</li>`,
          ...(links[index] === undefined ? [] : [`<li>${escape(links[index])}</li>`]),
        ]);
        return `${label(name)}<ol class="figure-flow">${chain.join("")}</ol>`;
      })
      .join(""),
);

/** The United States as tiles, by postal code. */
const states = kind(
  {
    marked: z.array(z.enum(STATES)).min(1),
    soon: z.array(z.enum(STATES)).default([]),
    key: z.strictObject({ marked: line, soon: line }),
  },
  ({ marked, soon, key: words }) =>
    stateTiles(new Set(marked), new Set(soon)) +
    key([
      { text: words.marked, tone: "ink" },
      { text: words.soon, tone: "accent" },
    ]),
);

const kinds = new Map<string, Draw>(
  Object.entries({ bars, clock, dots, line: steps, spans, compare, flow, states }),
);

/**
 * Turns a fenced block of a content file into a figure of HTML and SVG. Its words are text, so they wrap, screen readers
 * read them, and they are translated with the file.
 * @param info the words after the fence, e.g. "figure clock"
 * @throws Error for any other block, and with every error in its YAML
 */
export function figure(info: string, source: string): string {
  const [word, name = ""] = info.trim().split(/\s+/);
  const draw = kinds.get(name);
  if (word !== "figure" || draw === undefined) throw new Error(`Unknown kind of block: "${info}"`);
  return draw(name, parseYaml(source));
}
