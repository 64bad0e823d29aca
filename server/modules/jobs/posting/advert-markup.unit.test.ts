import { describe, expect, it } from "@jest/globals";
import escapeHtml from "escape-html";
import { BORDERLINE } from "../../../test/borderline-corpus.js";
import { UNLAWFUL } from "../../../test/posting-corpus.js";
import { plainText } from "../html/clean-html.js";
import { checkAdvert } from "./advert-check.js";

const isFound = (code: string, description: string): boolean =>
  checkAdvert({ description }).findings.some(
    (finding) => finding.code === code && finding.field === "description",
  );

/** All that are found in a plain paragraph; wording-rules.unit.test.ts says how many must be. */
const PHRASES = [
  ...Object.entries(UNLAWFUL).flatMap(([code, texts]) => texts.map((text) => ({ code, text }))),
  ...BORDERLINE.flatMap(({ code, text }) => (code === null ? [] : [{ code, text }])),
].filter(({ code, text }) => !text.includes("<") && isFound(code, `<p>${text}</p>`));

const BEFORE = "12 months";
const AFTER = "Weekly pay";

/** An advertisement with a phrase in an element, between neighbors that no space keeps apart. */
const ADVERTS: Readonly<Record<string, (phrase: string) => string>> = {
  ...Object.fromEntries(
    ["p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "section", "pre"].map(
      (tag) => [
        tag,
        (phrase: string) =>
          `<${tag}>${BEFORE}</${tag}><${tag}>${phrase}</${tag}><${tag}>${AFTER}</${tag}>`,
      ],
    ),
  ),
  td: (phrase) => `<table><tr><td>${BEFORE}</td><td>${phrase}</td><td>${AFTER}</td></tr></table>`,
  "td of a row of its own": (phrase) =>
    `<table><tr><th>${BEFORE}</th></tr><tr><td>${phrase}</td></tr><tr><td>${AFTER}</td></tr></table>`,
  "td of a layout": (phrase) =>
    `<table><tr><td><p>Term</p><p>${BEFORE}</p></td><td><div>${phrase}</div>${AFTER}</td></tr></table>`,
  br: (phrase) => `<div>${BEFORE}<br>${phrase}<br>${AFTER}</div>`,
  b: (phrase) => `<div>${BEFORE}</div><b>${phrase}</b><div>${AFTER}</div>`,
  "b in div in span": (phrase) =>
    `<span><div>${BEFORE}</div><div><b>${phrase}</b></div>${AFTER}</span>`,
  dd: (phrase) => `<dl><dt>${BEFORE}</dt><dd>${phrase}</dd><dt>${AFTER}</dt></dl>`,
  "span that is a block": (phrase) =>
    `<span style="display:block">${BEFORE}</span><span style="display:block">${phrase}</span><p>${AFTER}</p>`,
  "an unknown element": (phrase) =>
    `<div>${BEFORE}</div><x-note>${phrase}</x-note><div>${AFTER}</div>`,
};

const LEVELS = {
  "as it is": (html: string) => html,
  "escaped once": (html: string) => escapeHtml(html),
  "escaped twice": (html: string) => escapeHtml(escapeHtml(html)),
};

describe.each(Object.entries(LEVELS))("an advertisement's HTML %s", (level, encode) => {
  it.each(Object.entries(ADVERTS))("hides no unlawful phrase in %s", (tag, advertWith) => {
    const nth = Object.keys(ADVERTS).indexOf(tag) + Object.keys(LEVELS).indexOf(level);
    const missed = PHRASES.filter(({ code, text }, at) => {
      // All together would take 15 s, so each phrase comes in each element once, by turns as it is or escaped.
      if ((at + nth) % 3 > 0) return false;
      const description = encode(advertWith(text.replace(/\.$/, "")));
      return !isFound(code, description);
    });
    expect(missed).toEqual([]);
  });

  it.each(Object.entries(ADVERTS))("keeps the words of %s apart", (_tag, advertWith) => {
    const text = plainText(encode(advertWith("Males preferred"))).replaceAll(" · ", " ");
    expect(text.replace(/^Term /, "")).toBe(`${BEFORE} Males preferred ${AFTER}`);
  });
});

describe("tags that a reader sees as text", () => {
  it.each([
    "<p>We want &lt;b&gt;males&lt;/b&gt; preferred</p>",
    "<p>Males &amp;lt;i&amp;gt;preferred&amp;lt;/i&amp;gt;</p>",
    "<p>&lt;i class=x&gt;Males&lt;/i&gt;&lt;br/&gt;preferred</p>",
  ])("hide no unlawful phrase in %s", (description) => {
    const codes = checkAdvert({ description }).findings.map(({ code }) => code);
    expect(codes).toContain("SEX");
    expect(codes).not.toContain("MARKUP_ESCAPED");
  });
});
