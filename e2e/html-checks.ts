import { HtmlValidate } from "html-validate";
import { parse, type DefaultTreeAdapterMap } from "parse5";
import type { Findings } from "./page-checks.js";

const htmlRules = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Rules of style rather than validity: how attributes and void elements are written, how long a title is.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "attr-case": "off",
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "tel-non-breaking": "off",
    // Boxes of one filter share its name, so that a form without scripts sends each checked value under it.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    "void-style": "off",
    // The UI kit sets CSS variables in style attributes (docs/decisions/0006).
    "no-inline-style": "off",
    // Without scripts, the menu's button is a link to the footer.
    "prefer-native-element": ["error", { exclude: ["button"] }],
    // React generates ids such as ":r1:" and "_R_1_".
    "valid-id": ["error", { relaxed: true }],
    // All files come from the site's own origin.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

export async function htmlFindings(html: string): Promise<Findings> {
  const report = await htmlRules.validateString(html);
  const invalid = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector})`),
  );
  return [...invalid, ...timeFindings(html)];
}

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;

/** html-validate has no rule for them. */
const timeFindings = (html: string): Findings =>
  [...html.matchAll(/<time[^>]* datetime="([^"]*)"/gi)]
    .filter(([, time = ""]) => !ISO_TIME.test(time))
    .map(([element]) => `HTML time: ${element}`);

type Node = DefaultTreeAdapterMap["node"];

/** What a served page shows without scripts: its main heading, and the text of its main part. */
export function plainTexts(html: string): { heading: string; main: string } {
  const main = find(parse(html, { scriptingEnabled: false }), "main");
  const heading = main && find(main, "h1");
  return { heading: heading ? textOf(heading) : "", main: main ? textOf(main) : "" };
}

function find(node: Node, name: string): Node | undefined {
  if (node.nodeName === name) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

const UNSEEN = ["script", "style", "template"];

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  if (UNSEEN.includes(node.nodeName) || isHidden(node)) return "";
  return childrenOf(node).map(textOf).join(" ").replaceAll(/\s+/g, " ").trim();
}

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);
const isHidden = (node: Node): boolean =>
  "attrs" in node && node.attrs.some(({ name }) => name === "hidden");
