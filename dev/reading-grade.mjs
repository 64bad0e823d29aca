/**
 * Reading grades of texts by Flesch–Kincaid: years of US schooling that a text asks for. Only prose counts; headings, labels,
 * tables, and figures have no sentences to measure.
 */
import { fleschKincaid } from "flesch-kincaid";
import MarkdownIt from "markdown-it";
import { syllable } from "syllable";
import ts from "typescript";
import { parse as parseYaml } from "yaml";

const markdown = new MarkdownIt();
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
/** Intl.Segmenter ends a sentence at "8 a.m. ET" and "U.S. Department". */
const ABBREVIATION = /\b(?:a\.m|p\.m|U\.S|vs|Inc|No)\.(?= )/g;
const withoutDots = (text) => text.replaceAll(".", "");
/** At least four words that end like a sentence. */
const PROSE = /(?:\S+\s+){3,}\S*[.?!][”"’)]*$/;

/**
 * @param {string[]} paragraphs
 * @returns {{ grade: number, words: number, longest: string }} `longest` is the sentence with the most words
 */
export function readingGrade(paragraphs) {
  const all = paragraphs.flatMap((text) =>
    Array.from(sentences.segment(text.replace(ABBREVIATION, withoutDots)), ({ segment }) =>
      wordsOf(segment),
    ).filter(({ length }) => length > 0),
  );
  const words = all.flat();
  const counts = {
    sentence: all.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
  const [longest = []] = all.toSorted((a, b) => b.length - a.length);
  return { grade: fleschKincaid(counts), words: words.length, longest: longest.join(" ") };
}

const wordsOf = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** @param {string} source a Markdown file with front matter @returns {string[]} its paragraphs and list items that are sentences */
export function proseOfMarkdown(source) {
  const [all = "", matter = ""] = FRONT_MATTER.exec(source) ?? [];
  const paragraphs = markdown
    .parse(source.slice(all.length), {})
    .filter((_token, index, tokens) => tokens[index - 1]?.type === "paragraph_open")
    .map(({ children }) =>
      children.map(({ type, content }) => (type === "softbreak" ? " " : content)).join(""),
    );
  return [...stringsIn(parseYaml(matter)), ...paragraphs].filter((text) => PROSE.test(text));
}

const stringsIn = (value) =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : [String(value)];

/** @param {string} source a TypeScript file @returns {string[]} its strings that are sentences */
export function proseOfCode(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) found.push(withoutValues(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("texts.ts", source, ts.ScriptTarget.Latest));
  return found.filter((text) => PROSE.test(text));
}

/** Each inserted value counts as one short word. */
const withoutValues = ({ head, templateSpans }) =>
  head.text + templateSpans.map(({ literal }) => `it${literal.text}`).join("");
