import { matchRoutes } from "react-router-dom";
import { makeRoutes } from "../client/app/routes";
import { isServerRendered } from "#site/page-rules";
import { paths } from "#site/paths";
import { authors } from "#content/authors";
import { body as about, meta as aboutMeta } from "#content/company/about.page.md";
import { body as hire, meta as hireMeta } from "#content/company/hire-talents.page.md";
import { body as privacy, meta as privacyMeta } from "#content/company/privacy-policy.page.md";
import type { PageBody, PageMeta } from "./content-types";
import { body as faq } from "#content/faq.questions.md";
import {
  body as industriesBody,
  meta as industriesMeta,
} from "#content/industries/industries.page.md";
import { footerColumns, industries, resources, solutions } from "#content/navigation";
import { findPost, postCategories, postMetas, posts } from "#content/posts";
import { industryPages } from "#content/industry-pages";
import { pageAt } from "#content/site-pages";
import { solutionPages } from "#content/solution-pages";

const routes = makeRoutes({
  prefetchIn: () => async () => ({ data: undefined, failed: false }),
  development: false,
  demoCheckout: true,
});

/** Whether an internal link has a target: a route, and for posts an existing post. */
function hasTarget(address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (match === undefined || match.route.path === "*") return false;
  return !pathname.startsWith("/blog-details/") || findPost(match.params.slug ?? "") !== undefined;
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? "");

const linksOfPage = (meta: PageMeta, { intro, sections }: PageBody): string[] => [
  ...linksIn(intro),
  ...sections.flatMap(({ html }) => linksIn(html)),
  ...meta.closing.actions.map(({ to }) => to),
];

const expectNoDeadLinks = (links: string[]) =>
  expect(links.filter((link) => !hasTarget(link))).toEqual([]);

test("the link check finds a dead link", () => {
  expect(hasTarget("/jobs?query=java")).toBe(true);
  expect(hasTarget("/solutions/nothing")).toBe(false);
  expect(hasTarget("/blog-details/nothing")).toBe(false);
});

test("header and footer have no dead links", () => {
  const groups = [...footerColumns, industries, resources, solutions];
  expectNoDeadLinks(groups.flatMap(({ links }) => links.map(({ to }) => to)));
});

test.each(posts.map((post) => [post.meta.slug, post] as const))(
  "%s has a date, an author, sources, and no dead link",
  async (_slug, { meta, load }) => {
    expect(meta.date).toMatch(/^2026-\d\d-\d\d$/);
    expect(authors[meta.author]).toBeDefined();
    expect(postCategories[meta.category]).toBeDefined();
    expect(meta.sources.length).toBeGreaterThan(0);
    const { body } = await load();
    expect(body.headings.length).toBeGreaterThan(2);
    expectNoDeadLinks(linksIn(body.html));
  },
);

test("posts are sorted newest first, and each has its own URL", () => {
  const dates = postMetas.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(postMetas.map(({ slug }) => slug)).size).toBe(posts.length);
});

test.each([
  ["about", aboutMeta, about],
  ["hire talent", hireMeta, hire],
  ["privacy", privacyMeta, privacy],
  ["industries", industriesMeta, industriesBody],
] as const)("%s: no dead link", (_name, meta, body) => expectNoDeadLinks(linksOfPage(meta, body)));

test.each([...solutionPages, ...industryPages].map((page) => [page.meta.slug, page] as const))(
  "%s: a summary for lists, and no dead link",
  async (_slug, { meta, load }) => {
    expect(meta.summary).toBeDefined();
    const page = await load();
    expectNoDeadLinks(linksOfPage(page.meta, page.body));
  },
);

test("menu links and pages match one to one", () => {
  const slugs = (list: typeof solutionPages, pathOf: (slug: string) => string) =>
    list.map(({ meta }) => pathOf(meta.slug));
  expect(slugs(solutionPages, paths.solution)).toEqual(solutions.links.map(({ to }) => to));
  expect(slugs(industryPages, paths.industry)).toEqual(industries.links.map(({ to }) => to));
  expect(pageAt(industryPages, "/industries/ai/").meta.title).toBe("AI");
});

test("questions: enough of them, each with its own URL, no dead links", () => {
  const entries = faq.groups.flatMap((group) => group.entries);
  expect(entries.length).toBeGreaterThanOrEqual(25);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expectNoDeadLinks(entries.flatMap(({ html }) => linksIn(html)));
});

test("the privacy policy states its date and the minimum age", () => {
  const text = privacy.sections.map(({ html }) => html).join(" ");
  expect(privacyMeta.lastUpdated).toBe("September 19, 2025");
  expect(text).toContain("16 and older");
});

test("personal pages are rendered in the browser", () => {
  expect(isServerRendered("/jobs")).toBe(true);
  expect(isServerRendered("/account")).toBe(false);
  expect(isServerRendered("/saved-jobs/")).toBe(false);
});
