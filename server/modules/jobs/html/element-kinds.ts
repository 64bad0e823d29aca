/** Removed with their content, which is not meant to be read. */
export const STRIPPED: readonly string[] = [
  ...["script", "style", "template", "title", "textarea", "select", "option", "noscript"],
  ...["iframe", "noembed", "noframes", "xmp", "plaintext", "svg", "math", "object"],
  // Settings that Word and Outlook paste with a text.
  ...["w:worddocument", "w:latentstyles", "o:officedocumentsettings", "m:mathpr"],
];

/** What inline elements become. */
export const INLINE: ReadonlyMap<string, string> = new Map([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
  ["a", "a"],
]);

export const TITLES: ReadonlySet<string> = new Set(["h1", "h2", "h3"]);
export const SUBTITLES: ReadonlySet<string> = new Set(["h4", "h5", "h6"]);
export const LISTS: ReadonlySet<string> = new Set(["ul", "ol"]);

/** Become paragraphs. */
export const CONTAINERS: ReadonlySet<string> = new Set([
  ...["p", "div", "section", "article", "main", "header", "footer", "aside", "nav", "hgroup"],
  ...["blockquote", "pre", "figure", "figcaption", "address", "center", "details", "summary"],
  ...["dl", "dt", "dd", "form", "fieldset", "legend", "caption", "dir", "menu", "hr", "search"],
]);

/**
 * Style the letters of a word, or nothing; browsers put no space around them, and editors split words with them.
 * All other unknown elements end a word.
 */
export const TRANSPARENT: ReadonlySet<string> = new Set([
  ...["span", "font", "u", "s", "strike", "del", "ins", "small", "big", "mark", "tt", "nobr"],
  ...["code", "kbd", "samp", "var", "sub", "sup", "abbr", "acronym", "cite", "q", "dfn", "time"],
  ...["data", "bdi", "bdo", "ruby", "rb", "wbr"],
]);
