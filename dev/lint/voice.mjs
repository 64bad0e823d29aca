/**
 * A rule of both linters: texts avoid the words that docs/voice.md lists. It reads strings in code, and in Markdown all text outside
 * code, front matter and figures included.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import MarkdownIt from "markdown-it";

const VOICE = path.resolve(import.meta.dirname, "../../docs/voice.md");

/**
 * @param {string} markdown the text of docs/voice.md
 * @returns {{ entry: string, pattern: RegExp, write: string }[]} the rows of the table below "Word list"
 */
export function wordList(markdown) {
  const tokens = new MarkdownIt().parse(markdown, {});
  const heading = tokens.findIndex(({ content }) => content === "Word list");
  const cells = tokens
    .slice(heading)
    .filter((_token, index, rest) => rest[index - 1]?.type === "td_open")
    .map(({ children }) => children.map(({ content }) => content).join(""));
  return Array.from({ length: cells.length / 2 }, (_none, row) => {
    const [entry, write] = cells.slice(row * 2, row * 2 + 2);
    return { entry, write, pattern: patternOf(entry) };
  });
}

/** Where an entry has a space, a text may have a line break. */
const wholeWords = (entry) => `\\b${entry.replaceAll(" ", "\\s+").replace("*", "\\w*")}\\b`;
function patternOf(entry) {
  const [, source] = /^\/(.+)\/$/.exec(entry) ?? [];
  return source ? new RegExp(source, "g") : new RegExp(wholeWords(entry), "gi");
}

const LIST = wordList(readFileSync(VOICE, "utf8"));

/** @type {import("eslint").Rule.RuleModule} */
export const voice = {
  meta: {
    type: "suggestion",
    schema: [
      {
        type: "object",
        properties: { allow: { type: "array", items: { type: "string" } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allow: [] }],
    messages: { avoid: "“{{found}}”: write {{write}} (docs/voice.md)." },
  },
  create(context) {
    const { sourceCode } = context;
    const [{ allow }] = context.options;
    const words = LIST.filter(({ entry }) => !allow.includes(entry));
    const check = (node) => {
      const [start] = sourceCode.getRange(node);
      for (const { pattern, write } of words)
        for (const { 0: found, index } of sourceCode.getText(node).matchAll(pattern)) {
          const at = start + index;
          const loc = {
            start: sourceCode.getLocFromIndex(at),
            end: sourceCode.getLocFromIndex(at + found.length),
          };
          context.report({ loc, messageId: "avoid", data: { found, write } });
        }
    };
    return {
      "Literal:not(ImportDeclaration > Literal)": (node) =>
        typeof node.value === "string" && check(node),
      TemplateElement: check,
      JSXText: check,
      text: check,
      yaml: check,
      "code[lang='figure']": check,
    };
  },
};
