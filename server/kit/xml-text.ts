import escapeHtml from "escape-html";

/** XML 1.0 has no way to write these: one of them makes the whole document unreadable. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for an element or attribute of an XML document. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ""));

/** A section that is taken as it is, for markup inside of an element; its own end mark is split between two of them. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(FORBIDDEN, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
