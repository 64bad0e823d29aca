import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { excerptOf } from "./post-excerpt.js";
import type { IndexedPost } from "./post-index.js";

const filler = Array.from({ length: 40 }, (_, number) => `filler${number}`).join(" ");

const post = (slug: string, changes: Partial<IndexedPost>): IndexedPost => ({
  slug,
  title: "A note",
  description: "What it says.",
  author: "maya-lindqvist",
  sections: [],
  ...changes,
});

const posts: IndexedPost[] = [
  post("newest", {
    sections: [
      { id: "", heading: "", text: "The dean is named here once." },
      { id: "portability", heading: "Portability", text: `${filler} A receipt notice is enough.` },
    ],
  }),
  post("middle", {
    title: "Changing employers on H-1B",
    sections: [
      {
        id: "notice",
        heading: "What a receipt proves",
        text: "The receipt proves the filing. Named once.",
      },
    ],
  }),
  post("oldest", {
    title: "Receipt and approval",
    sections: [{ id: "wait", heading: "Waiting", text: "Adopted rules. A cap-gap has an end." }],
  }),
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, { posts });
});
afterAll(() => app.close());

const SEARCH = `query ($query: String!) {
  searchPosts(query: $query) { slug place { headingId heading excerpt { text isMatch } } }
}`;

interface Found {
  slug: string;
  place: { headingId: string | null; heading: string | null; excerpt: unknown[] } | null;
}

async function search(query: string): Promise<Found[]> {
  const { data } = await app.client().graphql(SEARCH, { query });
  return data.searchPosts;
}
const slugs = async (query: string) => (await search(query)).map(({ slug }) => slug);

describe("the blog search", () => {
  it("ranks the title above headings, and headings above the text", async () => {
    expect(await slugs("receipt")).toEqual(["oldest", "middle", "newest"]);
  });

  it("costs its caller as much as a search for jobs", async () => {
    const { extensions } = (await app.client().graphql(SEARCH, { query: "receipt" })).body;
    expect(extensions.cost.requestedQueryCost).toBeGreaterThanOrEqual(100);
  });

  it("requires every word, anywhere in the post", async () => {
    expect(await slugs("receipt waiting")).toEqual(["oldest"]);
    expect(await slugs("receipt zebra")).toEqual([]);
    expect(await slugs("lindqvist receipt")).toHaveLength(3);
  });

  it("ranks posts higher where the words are adjacent", async () => {
    expect(await slugs("once named")).toEqual(["newest", "middle"]);
    expect(await slugs("named once")).toEqual(["middle", "newest"]);
  });

  it("matches hyphens, case, plurals and word beginnings", async () => {
    expect(await slugs("h1b")).toEqual(["middle"]);
    expect(await slugs("H-1B EMPLOYER")).toEqual(["middle"]);
    expect(await slugs("capgap")).toEqual(["oldest"]);
    expect(await slugs("gap")).toEqual(["oldest"]);
    expect(await slugs("receipts")).toHaveLength(3);
    expect(await slugs("port")).toEqual(["newest"]);
    // "adopted" does not match OPT.
    expect(await slugs("opt")).toEqual([]);
  });

  it("ignores common words, unless there are no others", async () => {
    expect(await slugs("what is a receipt")).toHaveLength(3);
    // Two matches, then one.
    expect(await slugs("the")).toEqual(["middle", "newest"]);
    expect(await slugs("  ")).toEqual([]);
  });

  it("returns the heading and an excerpt, unless title and summary have all the words", async () => {
    const [first, , last] = await search("receipt");
    expect(first?.place).toBeNull();
    expect(last?.place).toMatchObject({ headingId: "portability", heading: "Portability" });
    const excerpt = last?.place?.excerpt ?? [];
    expect(excerpt).toHaveLength(3);
    expect(excerpt[1]).toEqual({ text: "receipt", isMatch: true });
    expect(JSON.stringify(excerpt)).not.toContain("filler30");
    const [above] = await search("dean");
    expect(above?.place).toMatchObject({ headingId: null, heading: null });
  });
});

describe("an excerpt", () => {
  const told = (text: string, ...words: string[]) =>
    excerptOf(text, words)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join("");

  it("is the whole text if it is short", () => {
    expect(told("One receipt, please.", "receipt")).toBe("One [receipt], please.");
    expect(told("Nothing of it.", "receipt")).toBe("Nothing of it.");
    expect(told("", "receipt")).toBe("");
  });

  it("shows the place where most words occur together", () => {
    const text = `A receipt. ${filler} The receipt of the filing. ${filler}`;
    const excerpt = told(text, "receipt", "filing");
    expect(excerpt).toMatch(/^….*\[receipt\] of the \[filing\]\. .*…$/);
    expect(excerpt).not.toMatch(/^…A/);
  });
});
