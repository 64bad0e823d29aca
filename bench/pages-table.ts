/** What was measured of one page. Scores of 100, seconds, milliseconds, kB (1000 bytes). */
export interface Figures {
  page: string;
  /** Audits left out, by Lighthouse's names. */
  skipped: string[];
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint, s. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time, ms. */
  tbt: number;
  js: number;
  jsGzip: number;
  css: number;
  cssGzip: number;
  /** Audits that cost points, other than for speed. */
  faults: string[];
}

interface Column {
  title: string;
  value: (figures: Figures) => number;
  digits: number;
  budget?: { atLeast: number } | { atMost: number };
}

/** The budget of pages that a visitor can open, those about one person too; weights count as gzip, which every browser takes. */
const COLUMNS: Column[] = [
  { title: "perf", value: (f) => f.performance, digits: 0, budget: { atLeast: 95 } },
  { title: "a11y", value: (f) => f.accessibility, digits: 0, budget: { atLeast: 100 } },
  { title: "practice", value: (f) => f.bestPractices, digits: 0, budget: { atLeast: 100 } },
  { title: "SEO", value: (f) => f.seo, digits: 0, budget: { atLeast: 100 } },
  { title: "LCP s", value: (f) => f.lcp, digits: 2, budget: { atMost: 1.8 } },
  { title: "CLS", value: (f) => f.cls, digits: 3, budget: { atMost: 0.02 } },
  { title: "TBT ms", value: (f) => f.tbt, digits: 0, budget: { atMost: 150 } },
  { title: "JS gz kB", value: (f) => f.jsGzip, digits: 1, budget: { atMost: 190 } },
  { title: "JS br", value: (f) => f.js, digits: 1 },
  { title: "CSS gz kB", value: (f) => f.cssGzip, digits: 1, budget: { atMost: 15 } },
  { title: "CSS br", value: (f) => f.css, digits: 1 },
];
const WIDTH = 12;

/** Prints a line a page, each figure marked against its budget. */
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
  for (const [skipped, pages] of bySkipped(results)) {
    console.log(`not for search engines, without ${skipped}: ${pages.join(", ")}`);
  }
  for (const { page, faults } of results) {
    if (faults.length > 0) console.log(`${page}: ${faults.join(", ")}`);
  }
  const over = results.filter((figures) => COLUMNS.some((column) => !isWithin(column, figures)));
  console.log(`${results.length - over.length} of ${results.length} pages are within the budget`);
}

/** Pages by the audits that were left out. */
function bySkipped(results: Figures[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { page, skipped } of results.filter((figures) => figures.skipped.length > 0)) {
    const key = skipped.join(", ");
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return groups;
}

const describe = ({ budget }: Column): string => {
  if (!budget) return "";
  return "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
};

function isWithin({ value, budget }: Column, figures: Figures): boolean {
  if (!budget) return true;
  return "atLeast" in budget ? value(figures) >= budget.atLeast : value(figures) <= budget.atMost;
}

function cell(column: Column, figures: Figures): string {
  const text = column.value(figures).toFixed(column.digits);
  if (!column.budget) return text;
  return `${text} ${isWithin(column, figures) ? "✓" : "✗"}`;
}
