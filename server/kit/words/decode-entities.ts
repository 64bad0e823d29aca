const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/**
 * The characters for the entities that our own HTML has: those of escape-html, and the space that keeps words on a line, as a
 * plain one. For text that we cleaned or wrote; a stranger's HTML needs a parser.
 */
export const decodeEntities = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => CHARACTERS[entity] ?? entity);
