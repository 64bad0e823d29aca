import { parser } from "@prometheus-io/lezer-promql";
import type { ServedNames } from "./served-names.js";

/** What Prometheus adds to each series. */
const ADDED_LABELS = ["job", "instance"];
/** What it makes itself. */
const ADDED_NAMES = ["up"];

interface Selector {
  name: string;
  matchers: { label: string; operator: string; value: string }[];
}

interface Query {
  selectors: Selector[];
  /** Labels by which it groups. */
  groupings: string[];
  isValid: boolean;
}

function read(text: string): Query {
  const query: Query = { selectors: [], groupings: [], isValid: true };
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      const part = text.slice(from, to);
      const selector = query.selectors.at(-1);
      if (type.isError) query.isValid = false;
      else if (type.name === "VectorSelector") query.selectors.push({ name: "", matchers: [] });
      else if (type.name === "Identifier" && selector) selector.name = part;
      else if (type.name === "LabelName") {
        if (node.parent?.name === "GroupingLabels") query.groupings.push(part);
        else selector?.matchers.push({ label: part, operator: "", value: "" });
      } else if (type.name === "MatchOp") Object.assign(last(selector), { operator: part });
      else if (type.name === "StringLiteral" && node.parent?.name === "UnquotedLabelMatcher")
        Object.assign(last(selector), { value: part.slice(1, -1) });
    },
  });
  return query;
}

const last = (selector: Selector | undefined): object => selector?.matchers.at(-1) ?? {};

/** Why a query of PromQL never finds anything: names, labels, or values that the site doesn't serve. Empty if it is right. */
export function queryFaults(text: string, served: ServedNames): string[] {
  const { selectors, groupings, isValid } = read(text);
  if (!isValid || selectors.length === 0) return [`not PromQL: ${text}`];
  const labels = new Set(ADDED_LABELS);
  const faults: string[] = [];
  for (const { name, matchers } of selectors) {
    const known = ADDED_NAMES.includes(name) ? new Map<string, Set<string>>() : served.get(name);
    if (!known) faults.push(`nothing is named ${name}`);
    for (const label of known?.keys() ?? []) labels.add(label);
    for (const { label, operator, value } of known ? matchers : []) {
      if (ADDED_LABELS.includes(label)) continue;
      const values = known?.get(label);
      if (!values) faults.push(`${name} has no label ${label}`);
      else if (![...values].some((served) => isMeant(operator, value, served)))
        faults.push(`${name} has no ${label} ${value}`);
    }
  }
  const strange = groupings.filter((label) => !labels.has(label));
  return [...faults, ...strange.map((label) => `groups by ${label}, which nothing has`)];
}

/** Whether a matcher names this value; one that excludes a value must name one that exists, too. */
const isMeant = (operator: string, wanted: string, value: string): boolean =>
  operator.endsWith("~") ? new RegExp(`^(?:${wanted})$`).test(value) : wanted === value;
