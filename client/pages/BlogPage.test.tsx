import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { postMetas } from "#content/posts";
import {
  PostMatchesDocument,
  type PostMatchesQuery,
} from "../features/content/PostMatches.generated";
import { findPosts } from "../features/content/post-search";
import { renderApp, testSite } from "../test/render";
import { Component as BlogPage, head } from "./BlogPage";

const route = "/resources/blog";

type Match = PostMatchesQuery["searchPosts"][number];

/** @param matches the server's search results by query, or the error it returns */
const show = (search = "", matches: Record<string, Match[] | Error> = {}) =>
  renderApp(<BlogPage />, {
    path: `${route}${search}`,
    route,
    mocks: Object.entries(matches).map(([query, searchPosts]) => ({
      request: { query: PostMatchesDocument, variables: { query } },
      ...(searchPosts instanceof Error
        ? { error: searchPosts }
        : { result: { data: { searchPosts } } }),
    })),
  });

const capGap: Match = {
  __typename: "PostMatch",
  slug: "cap-gap-extension",
  place: {
    __typename: "PostPlace",
    headingId: "who-has-it",
    heading: "Who has it",
    excerpt: [
      { __typename: "PostExcerptPart", text: "… your ", isMatch: false },
      { __typename: "PostExcerptPart", text: "petition", isMatch: true },
    ],
  },
};

const titles = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

const headOf = (search: string) =>
  head({
    site: testSite,
    url: new URL(`${route}${search}`, testSite.origin),
    params: {},
    client: null as never,
  });

test("lists every post, newest first, with author, date and reading time", () => {
  show();
  expect(screen.getByRole("status")).toHaveTextContent(`${postMetas.length} articles`);
  expect(titles()).toEqual(postMetas.map(({ title }) => title));
  const first = within(screen.getAllByRole("article")[0] as HTMLElement);
  expect(first.getByText("Meera Iyengar")).toBeInTheDocument();
  expect(first.getByText("November 12, 2026")).toBeInTheDocument();
  expect(first.getByText(/ 4 min read$/)).toBeInTheDocument();
});

test("a category has its own URL", async () => {
  const { router } = show();
  await userEvent.click(screen.getByRole("link", { name: "H-1B" }));
  expect(router.state.location.search).toBe("?category=h1b");
  expect(titles()).toEqual(
    postMetas.filter(({ category }) => category === "h1b").map(({ title }) => title),
  );
  expect(screen.getByRole("link", { name: "H-1B" })).toHaveAttribute("aria-current", "true");
});

test("a search has its own URL, keeps the category, and announces its count", async () => {
  const { router } = show("?category=opt", { "cap-gap": [{ ...capGap, place: null }] });
  await userEvent.type(screen.getByRole("searchbox"), "cap-gap{Enter}");
  expect(router.state.location.search).toBe("?category=opt&query=cap-gap");
  expect(titles()).toEqual(["Cap-gap: working between OPT and H-1B"]);
  expect(await screen.findByText("1 article for “cap-gap”")).toBe(screen.getByRole("status"));
});

test("finds words inside posts, in the server's order, and links to the section", async () => {
  const transfer: Match = {
    __typename: "PostMatch",
    slug: "h1b-transfer-portability",
    place: null,
  };
  show("?query=petition", { petition: [capGap, transfer] });
  await screen.findByText("2 articles for “petition”");
  expect(titles()[0]).toBe("Cap-gap: working between OPT and H-1B");
  const first = within(screen.getAllByRole("article")[0] as HTMLElement);
  expect(first.getByRole("link", { name: "Under “Who has it”" })).toHaveAttribute(
    "href",
    "/blog-details/cap-gap-extension#who-has-it",
  );
  expect(first.getByText("petition").tagName).toBe("MARK");
});

test("leaves out matches outside the category", async () => {
  show("?category=pay&query=petition", { petition: [capGap] });
  expect(await screen.findByRole("heading", { name: "No articles found" })).toBeInTheDocument();
});

test("lists matches in titles only after matches inside posts", async () => {
  show("?query=lindqvist", { lindqvist: [capGap] });
  await screen.findByText("3 articles for “lindqvist”");
  expect(titles()[0]).toBe("Cap-gap: working between OPT and H-1B");
});

test("says that posts cannot be searched and shows matches in titles", async () => {
  show("?query=transfer", { transfer: new Error("away") });
  expect(await screen.findByText(/We could only search titles/)).toHaveTextContent(
    "1 article for “transfer”",
  );
  expect(titles()).toHaveLength(1);
});

test("links back to all posts when nothing is found", async () => {
  show("?query=zebra", { zebra: [] });
  expect(await screen.findByRole("heading", { name: "No articles found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all articles" })).toHaveAttribute("href", route);
});

test("requires every word, and ignores hyphens and unknown categories", () => {
  const search = (query: string) => findPosts(postMetas, { query, category: null }).length;
  expect(search("h1b TRANSFER")).toBe(1);
  expect(search("lindqvist")).toBe(2);
  expect(search("transfer zebra")).toBe(0);
  show("?category=constructor");
  expect(titles()).toHaveLength(postMetas.length);
});

test("the head links to the feed; only the full list may be indexed", () => {
  expect(headOf("")).toMatchObject({
    title: "Blog",
    canonical: "https://staffboard.example/resources/blog",
    noIndex: false,
    feed: { url: "https://staffboard.example/feeds/blog.rss" },
  });
  expect(headOf("?category=pay")).toMatchObject({
    title: "Blog: Pay and contracts",
    noIndex: true,
  });
});
