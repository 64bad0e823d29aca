import markdownIt from "markdown-it";

/** Opening and closing quotation marks for markdown-it: double, then single. */
export const QUOTES = "“”‘’";

/** Reads text without Markdown's syntax. */
const plain = new markdownIt("zero", { typographer: true, quotes: QUOTES }).enable("smartquotes");

/** Turns the straight quotes and apostrophes of one line of plain text into curly ones. */
export const curlyQuotes = (line: string): string =>
  plain
    .parseInline(line, {})
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join("");
