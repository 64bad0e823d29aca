import path from "node:path";
import markdownIt, { type MarkdownIt, type Token } from "markdown-it";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { figure, withUnbrokenNames } from "./figures.js";
import { pageMeta, postMeta, questionsMeta } from "./front-matter.js";
import { QUOTES } from "./typography.js";
import type {
  PageBody,
  PageMeta,
  PageSection,
  PostBody,
  PostMeta,
  QuestionGroup,
  QuestionsBody,
  QuestionsMeta,
} from "../../content/content-types.js";

/** A Markdown file as a module: its metadata, its text as HTML, and its links. */
export interface CompiledContent<Meta, Body> {
  meta: Meta;
  body: Body;
  /** The targets of all links in front matter and text, as written. */
  links: string[];
}

/** Relaxed reading speed for plain text, in words per minute. */
const WORDS_A_MINUTE = 220;

const isExternal = (address: string): boolean => /^[a-z]+:/i.test(address);

export const headingId = (text: string): string =>
  text
    .normalize("NFKD")
    // The accents, which are characters of their own now.
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** `html: false` shows tags as text, so the output needs no sanitizing. */
function createMarkdown(): MarkdownIt {
  const markdown = new markdownIt({ html: false, typographer: true, quotes: QUOTES });
  // It would turn the (c) of a section of law, as in 8 CFR 274a.12(c), into ©.
  markdown.disable("replacements");
  // A table too wide for a tablet scrolls on its own and can be reached by keyboard; its label is the heading above it.
  markdown.renderer.rules.table_open = (tokens, index) => {
    const attrs = tokens[index]?.attrs ?? [];
    return `<div class="table" role="group"${markdown.renderer.renderAttrs({ attrs })} tabindex="0"><table>`;
  };
  markdown.renderer.rules.table_close = () => "</table></div>";
  markdown.renderer.rules.fence = (tokens, index) =>
    figure(tokens[index]?.info ?? "", tokens[index]?.content ?? "");
  markdown.renderer.rules.text = (tokens, index) =>
    withUnbrokenNames(markdown.utils.escapeHtml(tokens[index]?.content ?? ""));
  markdown.core.ruler.push("links_and_ids", ({ tokens }) => {
    let heading = "";
    tokens.forEach((token, index) => {
      if (token.type === "heading_open") {
        heading = headingId(plainText(tokens[index + 1]));
        token.attrSet("id", heading);
      }
      if (token.type === "table_open" && heading) token.attrSet("aria-labelledby", heading);
      for (const child of token.children ?? []) {
        if (child.type !== "link_open") continue;
        if (isExternal(String(child.attrGet("href") ?? ""))) child.attrSet("rel", "noopener");
      }
    });
    labelCells(tokens);
  });
  return markdown;
}

/** Gives each cell after the first its column's name, since phones stack a row's cells. Two columns need no names. */
function labelCells(tokens: Token[]): void {
  let columns: string[] = [];
  let column = 0;
  tokens.forEach((token, index) => {
    if (token.type === "table_open") columns = [];
    if (token.type === "tr_open") column = 0;
    if (token.type === "th_open") columns.push(plainText(tokens[index + 1]));
    if (token.type !== "td_open") return;
    if (column > 0 && columns.length > 2) token.attrSet("data-label", columns[column] ?? "");
    column += 1;
  });
}

const markdown = createMarkdown();

const plainText = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map(({ type, content }) => (type === "softbreak" || type === "hardbreak" ? " " : content))
    .join("");

const render = (tokens: Token[]): string => markdown.renderer.render(tokens, markdown.options, {});

const linksOf = (tokens: Token[]): string[] =>
  tokens.flatMap(({ children }) =>
    (children ?? []).flatMap((child) => String(child.attrGet("href") ?? "") || []),
  );

const plainOf = (tokens: Token[]): string =>
  tokens
    .filter(({ type }) => type === "inline")
    .map(plainText)
    .join(" ");

interface Part {
  id: string;
  text: string;
  /** The tokens below the heading, up to the next heading of its level. */
  tokens: Token[];
}

/** Splits at the headings of one level; `before` holds the tokens above the first one. */
function split(tokens: Token[], tag: "h2" | "h3"): { before: Token[]; parts: Part[] } {
  const before: Token[] = [];
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.type === "heading_open" && token.tag === tag) {
      const text = plainText(tokens[index + 1]);
      parts.push({ id: token.attrGet("id")?.toString() ?? "", text, tokens: [] });
      index += 2;
    } else (parts.at(-1)?.tokens ?? before).push(token);
  }
  return { before, parts };
}

/** The plain text below a heading; `id` and `heading` are empty for the text above the first one. */
export interface PostSectionText {
  id: string;
  heading: string;
  text: string;
}

/** Separates text and figure, since pages place them side by side. */
function apart(tokens: Token[]): { html: string; figure?: string } {
  const figures = tokens.filter(({ type }) => type === "fence");
  const html = render(tokens.filter(({ type }) => type !== "fence"));
  return figures.length === 0 ? { html } : { html, figure: render(figures) };
}

interface Source {
  slug: string;
  matter: unknown;
  tokens: Token[];
}

/** @throws Error naming the file, if front matter is missing or two headings are the same */
function read(source: string, file: string): Source {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (match === null) throw new Error(`${file}: front matter is missing`);
  const tokens = markdown.parse(match[2] ?? "", {});
  const ids = tokens.flatMap((token) => token.attrGet("id") ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${file}: the heading "${twice}" appears twice`);
  const slug = path.basename(file).replace(/\.[a-z]+\.md$/, "");
  return { slug, matter: parseYaml(match[1] ?? ""), tokens };
}

function check<Meta>(schema: z.ZodType<Meta>, matter: unknown, file: string): Meta {
  const parsed = schema.safeParse(matter);
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
}

/** @throws Error naming the file and every error in its front matter */
export function compilePost(source: string, file: string): CompiledContent<PostMeta, PostBody> {
  const { slug, matter, tokens } = read(source, file);
  const facts = check(postMeta, matter, file);
  const words = plainOf(tokens).split(/\s+/).filter(Boolean).length;
  const readingMinutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  const headings = split(tokens, "h2").parts.map(({ id, text }) => ({ id, text }));
  return {
    meta: {
      slug,
      ...facts,
      scene: facts.scene ?? `post-${facts.category}`,
      words,
      readingMinutes,
    },
    body: { html: render(tokens), headings },
    links: [...linksOf(tokens), ...facts.sources.map(({ url }) => url)],
  };
}

/** A post's text by second-level heading, for search. @throws Error naming the file */
export function postSections(source: string, file: string): PostSectionText[] {
  const { before, parts } = split(read(source, file).tokens, "h2");
  return [{ id: "", text: "", tokens: before }, ...parts].map(({ id, text, tokens }) => ({
    id,
    heading: text,
    text: plainOf(tokens),
  }));
}

/** @throws Error naming the file and every error in its front matter */
export function compilePage(source: string, file: string): CompiledContent<PageMeta, PageBody> {
  const { slug, matter, tokens } = read(source, file);
  const facts = check(pageMeta, matter, file);
  const { before, parts } = split(tokens, "h2");
  const sections = parts.map(({ id, text, tokens: inner }): PageSection => ({
    id,
    text,
    ...apart(inner),
  }));
  const { html: intro, figure: picture } = apart(before);
  return {
    meta: { slug, ...facts },
    body: { intro, ...(picture === undefined ? {} : { figure: picture }), sections },
    links: [...linksOf(tokens), ...facts.closing.actions.map(({ to }) => to)],
  };
}

/** Second-level headings are groups, third-level headings questions. @throws Error naming the file */
export function compileQuestions(
  source: string,
  file: string,
): CompiledContent<QuestionsMeta, QuestionsBody> {
  const { slug, matter, tokens } = read(source, file);
  const facts = check(questionsMeta, matter, file);
  const groups = split(tokens, "h2").parts.map((group): QuestionGroup => {
    const entries = split(group.tokens, "h3").parts.map((entry) => ({
      id: entry.id,
      text: entry.text,
      html: render(entry.tokens),
      plain: plainOf(entry.tokens),
    }));
    return { id: group.id, text: group.text, entries };
  });
  return { meta: { slug, ...facts }, body: { groups }, links: linksOf(tokens) };
}

/** What lists of pages show: see ListedPage. */
const LISTED = ["slug", "title", "description", "summary"];

const compilers = { post: compilePost, page: compilePage, questions: compileQuestions };

/** JavaScript source of a content file's module. @throws Error naming the file */
export function contentModule(source: string, file: string, metaOnly: boolean): string {
  const kind = /\.(post|page|questions)\.md$/.exec(file)?.[1];
  if (kind !== "post" && kind !== "page" && kind !== "questions") {
    throw new Error(`${file}: name it .post.md, .page.md or .questions.md`);
  }
  const { meta, body } = compilers[kind](source, file);
  if (metaOnly)
    return `export const meta = ${JSON.stringify(meta, kind === "page" ? LISTED : null)};\n`;
  return `export const meta = ${JSON.stringify(meta)};\nexport const body = ${JSON.stringify(body)};\n`;
}
