import { attributes, links } from "./xss-attributes.js";
import { MUTATIONS, PLUGINS_AND_FRAMES, SCRIPTS } from "./xss-markup.js";

/**
 * Each one after each kind of unfinished markup, where a filter may think it is inside something
 * else.
 */
const OPENINGS = [
  "<p title='",
  '<a href="',
  "<!--",
  "<style>",
  "<textarea>",
  "<svg>",
  "<math><mtext>",
  "<table>",
  "<p",
  "<",
];
const base = [...SCRIPTS, ...PLUGINS_AND_FRAMES, ...MUTATIONS];
const nested = base.flatMap((vector) => OPENINGS.map((opening) => opening + vector));

/**
 * About 2,400 ways to get a script past an HTML filter, after OWASP's filter evasion cheat sheet and html5sec.org. `alert` stands for
 * any script; `javascript:` for any dangerous scheme. Published bypasses of other sanitizers are not here: `foreignPieces` mixes what
 * they are made of.
 */
export const xssVectors: readonly string[] = [
  ...new Set([...base, ...attributes, ...links, ...nested]),
];

/** Elements whose content is parsed by other rules, for random nesting: foreign ones, raw text, tables, and forms. */
export const foreignPieces: readonly string[] = [
  ...["svg", "math", "mtext", "mi", "mglyph", "annotation-xml", "foreignObject", "desc", "title"],
  ...[
    "style",
    "script",
    "xmp",
    "noscript",
    "noembed",
    "iframe",
    "textarea",
    "template",
    "plaintext",
  ],
  ...["table", "caption", "tr", "td", "select", "option", "form", "p", "ul", "li", "strong", "a"],
  ...["col", "colgroup", "tbody", "html", "head", "body", "frameset", "br"],
].flatMap((name) => [`<${name}>`, `</${name}>`]);

/** Pieces of markup for random combinations. */
export const xssPieces: readonly string[] = base;
