import sanitizeHtml from "sanitize-html";

const JOB_TAGS = ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "a"];

/** Job texts: a short allow-list of tags; links leave with rel=nofollow and never run script. */
export const cleanJobHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: JOB_TAGS,
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }) },
  }).trim();

/** The words of an HTML text, for search and descriptions. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|li|h3|ul|ol)>|<br\s*\/?>/gi, " "), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text.replace(/&amp;/g, "&").replace(/&lt;/g, "<").replace(/&gt;/g, ">"),
  })
    .replace(/\s+/g, " ")
    .trim();
