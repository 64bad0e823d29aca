import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { postMetas } from "#content/posts";
import { findPosts } from "../features/content/post-search";
import { renderApp, testSite } from "../test/render";
import { Component as BlogPage, head } from "./BlogPage";

const route = "/resources/blog";
const show = (search = "") => renderApp(<BlogPage />, { path: `${route}${search}`, route });

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
  expect(screen.getByRole("status")).toHaveTextContent(`${postMetas.length} notes`);
  expect(titles()).toEqual(postMetas.map(({ title }) => title));
  const first = within(screen.getAllByRole("article")[0] as HTMLElement);
  expect(first.getByText("Meera Iyengar")).toBeInTheDocument();
  expect(first.getByText("November 12, 2026")).toBeInTheDocument();
  expect(first.getByText("4 min read")).toBeInTheDocument();
});

test("a category is an address", async () => {
  const { router } = show();
  await userEvent.click(screen.getByRole("link", { name: "H-1B" }));
  expect(router.state.location.search).toBe("?category=h1b");
  expect(titles()).toEqual(
    postMetas.filter(({ category }) => category === "h1b").map(({ title }) => title),
  );
  expect(screen.getByRole("link", { name: "H-1B" })).toHaveAttribute("aria-current", "true");
});

test("a search is an address, stays within the category, and announces its count", async () => {
  const { router } = show("?category=opt");
  await userEvent.type(screen.getByRole("searchbox"), "cap-gap{Enter}");
  expect(router.state.location.search).toBe("?category=opt&query=cap-gap");
  expect(titles()).toEqual(["Cap-gap: working between OPT and H-1B"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 note for “cap-gap”");
});

test("nothing found leads back to all notes", () => {
  show("?query=zebra");
  expect(screen.getByRole("heading", { name: "No notes found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all notes" })).toHaveAttribute("href", route);
});

test("all words must match; hyphens do not matter; an unknown category is no filter", () => {
  const search = (query: string) => findPosts(postMetas, { query, category: null }).length;
  expect(search("h1b TRANSFER")).toBe(1);
  expect(search("lindqvist")).toBe(2);
  expect(search("transfer zebra")).toBe(0);
  show("?category=constructor");
  expect(titles()).toHaveLength(postMetas.length);
});

test("the head names the feed; only the whole list is for search engines", () => {
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
