/** Labels of each name at /metrics, with the values that were served. */
export type ServedNames = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

const SERIES = /^(\w+)(?:\{(.*)\})? \S+$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

export const seriesIn = (text: string): string[] =>
  text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** Reads the text format of Prometheus. @throws for a line that it doesn't know */
export function namesIn(text: string): ServedNames {
  const names = new Map<string, Map<string, Set<string>>>();
  for (const line of seriesIn(text)) {
    const [, name, labels = ""] = SERIES.exec(line) ?? [];
    if (name === undefined) throw new Error(`not a series: ${line}`);
    const known = names.get(name) ?? new Map<string, Set<string>>();
    names.set(name, known);
    for (const [, label = "", value = ""] of labels.matchAll(LABEL))
      known.set(label, (known.get(label) ?? new Set<string>()).add(value));
  }
  return names;
}
