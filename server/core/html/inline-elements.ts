/** What inline elements become. */
export const INLINE: ReadonlyMap<string, string> = new Map([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
  ["a", "a"],
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
