/** A part of an advert's text. */
export type Block = readonly ["heading" | "text" | "list" | "table", ...string[]];

/** The texts of adverts, written for these tests: what is to read, apart from any markup. */
export const ADVERT_TEXTS: readonly { title: string; blocks: readonly Block[] }[] = [
  {
    title: "Tide Table Analyst",
    blocks: [
      [
        "text",
        "Our small crew predicts when harbors fill and empty.",
        "You’ll keep the numbers honest.",
      ],
      ["heading", "Your week"],
      ["list", "Compare gauges & buoys each morning", "Write one page the pilots can trust"],
      ["text", "Questions beat certainty here, every day of the year."],
    ],
  },
  {
    title: "Lighthouse Electrician",
    blocks: [
      ["heading", "The work"],
      ["text", "Keep 14 lamps turning between Eastport and the cape."],
      ["table", "Voltage", "12–48 V", "Ladders", "Up to 90 feet"],
      ["list", "License for low-voltage work", "A calm head < a cool one in wind"],
    ],
  },
  {
    title: "Senior Gravel Sorter (Night)",
    blocks: [
      ["text", "Stones arrive mixed. They leave sorted by size, color, and mood."],
      ["list", "Runs the sieve line", "Logs each batch", "Stops the belt when it’s unsafe"],
      ["text", "We train. You bring patience and steel toes."],
    ],
  },
  {
    title: "Café Ledger Clerk",
    blocks: [
      ["text", "Crème, crullers, and credit: someone has to add it up."],
      ["heading", "What you’ll do"],
      ["list", "Close the day’s till", "Reconcile €, £ and $ by Friday"],
      ["heading", "What helps"],
      ["text", "Two years of bookkeeping, or a head for columns."],
    ],
  },
  {
    title: "Model Train Dispatcher",
    blocks: [
      ["text", "Nine hobby layouts share one timetable, and it drifts."],
      ["table", "Line A", "Leaves 9:05", "Line B", "Leaves 9:20"],
      ["text", "You’ll write the schedule in Python, then explain it to retirees who know better."],
    ],
  },
  {
    title: "Beekeeper, Rooftop Apiaries",
    blocks: [
      ["heading", "About the hives"],
      ["text", "Forty hives stand on eleven roofs downtown."],
      ["heading", "Duties"],
      [
        "list",
        "Inspect frames every nine days",
        "Log mites in the shared sheet",
        "Teach two school classes a month",
      ],
    ],
  },
  {
    title: "Data Engineer, Bottle Returns",
    blocks: [
      ["text", "Machines count bottles. We count machines."],
      ["heading", "Stack"],
      ["text", "Postgres, dbt, and far too many CSV files."],
      ["list", "Own the nightly load", "Retire three cron jobs", "Document as you go"],
    ],
  },
  {
    title: "Puppet Hospital Nurse",
    blocks: [
      ["text", "Loose seams, missing eyes, tired springs: triage starts at eight."],
      ["list", "Sew, glue, re-stuff", "Call the owners back the same day"],
      ["heading", "Shifts"],
      ["table", "Weekdays", "8 to 4", "Saturday", "9 to noon"],
    ],
  },
];

/** Ways in which boards mark up the same text. */
export const STYLES = {
  plain: (block: Block) =>
    rendered(block, {
      heading: ["<h2>", "</h2>"],
      text: ["<p>", "</p>"],
      list: ["<ul>", "</ul>"],
      item: ["<li>", "</li>"],
    }),
  divs: (block: Block) =>
    rendered(block, {
      heading: ["<div><b>", "</b></div>"],
      text: ["<div>", "</div>"],
      list: ["<div><ul>", "</ul></div>"],
      item: ["<li><span>", "</span></li>"],
    }),
  breaks: (block: Block) =>
    rendered(block, {
      heading: ["<strong>", "</strong><br><br>"],
      text: ["", "<br>"],
      list: ["", ""],
      item: ["- ", "<br/>\n"],
    }),
  bareItems: (block: Block) =>
    rendered(block, {
      heading: ["<h4>", "</h4>"],
      text: ["<section>", "</section>"],
      list: ["", ""],
      item: ["<li>", "</li>"],
    }),
  styled: (block: Block) =>
    rendered(block, {
      heading: ['<h1 class="x">', "</h1>"],
      text: ['<p style="margin:0"><span>', "</span></p>"],
      list: ["<ul><p>", "</p></ul>"],
      item: ["<li><p>", "</p></li>"],
    }),
} as const;

export type Style = keyof typeof STYLES;

interface Tags {
  heading: readonly [string, string];
  text: readonly [string, string];
  list: readonly [string, string];
  item: readonly [string, string];
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/ (?=\d)/g, "&nbsp;");

function rendered([kind, ...texts]: Block, tags: Tags): string {
  const inside = ([open, close]: readonly [string, string], text: string) =>
    `${open}${text}${close}`;
  if (kind === "table") return `<table><tbody>${rowsOf(texts).join("")}</tbody></table>`;
  if (kind === "list")
    return inside(tags.list, texts.map((text) => inside(tags.item, escaped(text))).join(""));
  return texts.map((text) => inside(tags[kind], escaped(text))).join("");
}

const rowsOf = (cells: readonly string[]): string[] =>
  cells.flatMap((cell, at) =>
    at % 2 === 0
      ? `<tr><td>${escaped(cell)}</td><td>${escaped(cells[at + 1] ?? "")}</td></tr>`
      : [],
  );

/** The blocks in one way of markup. */
export const htmlOf = (blocks: readonly Block[], style: Style): string =>
  blocks.map((block) => STYLES[style](block)).join(style === "breaks" ? "" : "\n");

/** The words of blocks, in order. */
export const wordsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(([, ...texts]) => texts).flatMap((text) => text.split(/\s+/));
