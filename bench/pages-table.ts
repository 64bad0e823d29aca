import type { Exemption } from "./page-list.js";

/** Measurements of one page, in the units of each field: scores out of 100, seconds, milliseconds, kB (1000 bytes). */
export interface Figures {
  page: string;
  /** Names of the Lighthouse audits left out. */
  skipped: string[];
  exempt?: Exemption | undefined;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest Contentful Paint, in seconds. */
  lcp: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Total Blocking Time, in milliseconds. */
  tbt: number;
  js: number;
  jsGzip: number;
  css: number;
  cssGzip: number;
  /** Audits with less than the full score, other than performance. */
  faults: string[];
}

interface Column {
  title: string;
  value: (figures: Figures) => number;
  digits: number;
  budget?: { atLeast: number } | { atMost: number };
}

/** The budget for each page that a visitor can open, personal pages included. Weights are gzip sizes, which every browser supports. */
const COLUMNS: Column[] = [
  { title: "perf", value: (f) => f.performance, digits: 0, budget: { atLeast: 95 } },
  { title: "a11y", value: (f) => f.accessibility, digits: 0, budget: { atLeast: 100 } },
  { title: "practice", value: (f) => f.bestPractices, digits: 0, budget: { atLeast: 100 } },
  { title: "SEO", value: (f) => f.seo, digits: 0, budget: { atLeast: 100 } },
  { title: "LCP s", value: (f) => f.lcp, digits: 2, budget: { atMost: 1.3 } },
  { title: "CLS", value: (f) => f.cls, digits: 3, budget: { atMost: 0.01 } },
  { title: "TBT ms", value: (f) => f.tbt, digits: 0, budget: { atMost: 80 } },
  { title: "JS gz kB", value: (f) => f.jsGzip, digits: 1, budget: { atMost: 155 } },
  { title: "JS br", value: (f) => f.js, digits: 1 },
  { title: "CSS gz kB", value: (f) => f.cssGzip, digits: 1, budget: { atMost: 15 } },
  { title: "CSS br", value: (f) => f.css, digits: 1 },
];
const WIDTH = 12;

/** Prints one line per page, with a mark on each figure over its budget. */
export function print(results: Figures[]): void {
  const first = Math.max(...results.map(({ page }) => page.length), 8) + 1;
  const line = (name: string, cells: string[]) =>
    console.log(name.padEnd(first) + cells.map((cell) => cell.padStart(WIDTH)).join(""));
  line(
    "",
    COLUMNS.map(({ title }) => title),
  );
  line("budget", COLUMNS.map(describe));
  for (const figures of results)
    line(
      figures.page,
      COLUMNS.map((column) => cell(column, figures)),
    );
  for (const [note, pages] of byNote(results)) console.log(`${note}: ${pages.join(", ")}`);
  for (const { page, faults } of results) {
    if (faults.length > 0) console.log(`${page}: ${faults.join(", ")}`);
  }
  const over = results.filter((figures) => COLUMNS.some((column) => !isWithin(column, figures)));
  console.log(`${results.length - over.length} of ${results.length} pages are within the budget`);
}

/** Groups pages by the note that applies to them. */
function byNote(results: Figures[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { page, skipped, exempt } of results) {
    const notes = [
      ...(skipped.length > 0 ? [`not for search engines, without ${skipped.join(", ")}`] : []),
      ...(exempt ? [`no budget for ${exempt.columns.join(", ")}: ${exempt.reason}`] : []),
    ];
    for (const note of notes) groups.set(note, [...(groups.get(note) ?? []), page]);
  }
  return groups;
}

const isHeld = ({ title, budget }: Column, { exempt }: Figures): boolean =>
  budget !== undefined && exempt?.columns.includes(title) !== true;

const describe = ({ budget }: Column): string => {
  if (!budget) return "";
  return "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
};

function isWithin(column: Column, figures: Figures): boolean {
  const { value, budget } = column;
  if (!budget || !isHeld(column, figures)) return true;
  return "atLeast" in budget ? value(figures) >= budget.atLeast : value(figures) <= budget.atMost;
}

function cell(column: Column, figures: Figures): string {
  const text = column.value(figures).toFixed(column.digits);
  if (!isHeld(column, figures)) return text;
  return `${text} ${isWithin(column, figures) ? "✓" : "✗"}`;
}
