import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import {
  compilePage,
  compilePost,
  compileQuestions,
  contentModule,
  headingId,
  postSections,
} from "./markdown-content.js";

const POST = `---
title: "Title"
description: "What it is about."
date: 2026-05-04
category: opt
author: jane-doe
sources:
  - label: "USCIS"
    url: "https://www.uscis.gov/x"
---

First *paragraph* with [ours](/jobs) and [theirs](https://example.com/a).

## What's "new"?

Text & more <script>alert(1)</script>.

| A | B |
|---|---|
| 1 | 2 |
`;

const post = (text = POST) => compilePost(text, "posts/a-post.post.md");

describe("a post", () => {
  it("has metadata, with slug and reading time", () => {
    expect(post().meta).toEqual({
      slug: "a-post",
      title: "Title",
      description: "What it is about.",
      date: "2026-05-04",
      category: "opt",
      author: "jane-doe",
      scene: "post-opt",
      sources: [{ label: "USCIS", url: "https://www.uscis.gov/x" }],
      words: expect.any(Number),
      readingMinutes: 1,
    });
  });

  it("counts only the words people read, at 220 per minute", () => {
    const long = POST + "word ".repeat(660);
    expect(post(long).meta.words).toBe(post().meta.words + 660);
    expect(post(long).meta.readingMinutes).toBe(3);
  });

  it("keeps names of forms on one line", () => {
    expect(post(POST + "Form I-983 & H-1B, not 2026-05.").body.html).toContain(
      'Form <span class="unbroken">I-983</span> &amp; <span class="unbroken">H-1B</span>, not 2026-05.',
    );
  });

  it("keeps the (c) in a section of law", () => {
    expect(post(POST + "See 8 CFR 274a.12(c)(26).").body.html).toContain("8 CFR 274a.12(c)(26)");
  });

  it("gives headings an id and lists them", () => {
    expect(post().body.headings).toEqual([{ id: "whats-new", text: "What’s “new”?" }]);
    expect(post().body.html).toContain('<h2 id="whats-new">');
  });

  it("marks only links to other hosts", () => {
    expect(post().body.html).toContain('<a href="https://example.com/a" rel="noopener">');
    expect(post().body.html).toContain('<a href="/jobs">');
    expect(post().links).toEqual(["/jobs", "https://example.com/a", "https://www.uscis.gov/x"]);
  });

  it("shows raw HTML as text and refuses dangerous links", () => {
    expect(post().body.html).toContain("&lt;script&gt;");
    const evil = post(POST + "\n[x](javascript:alert(1))\n");
    expect(evil.body.html).not.toContain('href="javascript');
  });

  it("has curly quotes in front matter and figures, too", () => {
    const text = POST.replace("What it is about.", "Don't call it 'OPT'.").replace(
      "Text & more",
      "```figure dots\ncaption: \"It's *one* in ten.\"\nrows:\n  - { total: 10, marked: 1, text: My team's }\n```\n",
    );
    expect(post(text).meta.description).toBe("Don’t call it ‘OPT’.");
    expect(post(text).body.html).toContain("<figcaption>It’s *one* in ten.</figcaption>");
    expect(post(text).body.html).toContain("My team’s");
  });

  it("names the columns of a table with more than two", () => {
    const table = "\n| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |\n";
    expect(post(POST + table).body.html).toContain(
      '<td>1</td>\n<td data-label="B">2</td>\n<td data-label="C">3</td>',
    );
    expect(post().body.html).toContain("<td>1</td>\n<td>2</td>");
  });

  it("wraps a table so that it scrolls, is reachable by keyboard, and is labeled by its heading", () => {
    expect(post().body.html).toContain(
      '<div class="table" role="group" aria-labelledby="whats-new"',
    );
    expect(post().body.html).toContain('tabindex="0"><table>');
  });
});

describe("errors stop the build and name the file", () => {
  it.each([
    ["no front matter", "Text only", /a-post.post.md: front matter/],
    ["no sources", POST.replace(/sources:[\s\S]*?---/, "sources: []\n---"), /sources/],
    ["a source without https", POST.replace("https://www.uscis", "http://www.uscis"), /url/],
    ["an invalid date", POST.replace("2026-05-04", "2026-02-31"), /date/],
    ["an unknown category", POST.replace("category: opt", "category: news"), /category/],
    ["a mistyped field", POST.replace("author:", "autor:"), /autor/],
    [
      "two identical headings",
      `${POST}\n## What's "new"?\n`,
      /the heading "whats-new" appears twice/,
    ],
  ])("%s", (_name, text, message) => {
    expect(() => post(text)).toThrow(message);
  });

  it("a file of unknown kind", () => {
    expect(() => contentModule(POST, "notes.md", false)).toThrow(/notes.md: name it/);
  });
});

describe("a page", () => {
  const text = `---
title: "T"
lead: "L"
description: "D"
closing: { title: "C", text: "X", actions: [{ label: "Go", to: "/contact" }] }
---

Before.

## One

First.

### Inner

## Two

Second.
`;
  it("has an introduction and sections", () => {
    const { body, links } = compilePage(text, "t.page.md");
    expect(body.intro).toBe("<p>Before.</p>\n");
    expect(body.sections.map(({ id, text: title }) => [id, title])).toEqual([
      ["one", "One"],
      ["two", "Two"],
    ]);
    expect(body.sections[0]?.html).toContain('<h3 id="inner">Inner</h3>');
    expect(links).toEqual(["/contact"]);
  });

  it("may end only with links to pages of this site", () => {
    const outside = text.replace("/contact", "https://example.com");
    expect(() => compilePage(outside, "t.page.md")).toThrow(/actions/);
  });
});

it("groups questions, with plain text for search", () => {
  const text = `---
title: "T"
lead: "L"
description: "D"
---

## Group

### Is it so?

Yes, *really*. [More](/jobs).

### And so?

No.
`;
  const { body } = compileQuestions(text, "t.questions.md");
  expect(body.groups).toHaveLength(1);
  expect(body.groups[0]?.entries[0]).toEqual({
    id: "is-it-so",
    text: "Is it so?",
    html: '<p>Yes, <em>really</em>. <a href="/jobs">More</a>.</p>\n',
    plain: "Yes, really. More.",
  });
  expect(body.groups[0]?.entries).toHaveLength(2);
});

it("a metadata-only module omits the text", () => {
  expect(contentModule(POST, "a.post.md", true)).not.toContain("paragraph");
  expect(contentModule(POST, "a.post.md", false)).toContain("export const body =");
});

it("a list of pages gets only what it shows of a page", () => {
  const file = path.resolve("content/en/industries/ai.page.md");
  const [, json = ""] =
    /^export const meta = (.*);\n$/.exec(contentModule(readFileSync(file, "utf8"), file, true)) ??
    [];
  expect(Object.keys(JSON.parse(json) as object)).toEqual([
    "slug",
    "title",
    "description",
    "summary",
  ]);
});

it("the words before and after a line break stay apart", () => {
  const [first] = postSections(POST.replace("[ours](/jobs)", "us\\\nand them"), "a.post.md");
  expect(first?.text).toContain("us and them");
});

it("ids contain only plain characters", () => {
  expect(headingId("H-1B: café & “more”!")).toBe("h-1b-cafe-more");
  expect(headingId("Añade tu currículum")).toBe("anade-tu-curriculum");
});

describe("our own content", () => {
  const folder = path.resolve("content/en");
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const postFiles = readdirSync(path.join(folder, "posts"));

  it.each(postFiles)("%s is listed and has a reasonable length", (file) => {
    const { meta } = compilePost(read(`posts/${file}`), file);
    expect(read("posts.ts")).toContain(`import("./posts/${file}")`);
    expect(meta.words).toBeGreaterThan(700);
    expect(meta.words).toBeLessThan(1300);
  });

  it("there are at least eight posts", () => {
    expect(postFiles.length).toBeGreaterThanOrEqual(8);
  });
});
