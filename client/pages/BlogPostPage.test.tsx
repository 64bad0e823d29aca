import { findPost, postMetas } from "#content/posts";
import { relatedPosts } from "../features/content/post-search";
import { testSite } from "../test/render";
import { head, load } from "./BlogPostPage";

const slug = "cap-gap-extension";
const client = null as never;

const headOf = (name: string) =>
  head({
    site: testSite,
    url: new URL(`/blog-details/${name}`, testSite.origin),
    params: { slug: name },
    client,
  });

test("redirects to the newest post without a slug", async () => {
  const answer = await load({ params: {} });
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get("Location")).toBe(`/blog-details/${postMetas[0]?.slug}`);
});

test("an unknown post is a 404 and noindex", async () => {
  expect(await load({ params: { slug: "nothing" } })).toMatchObject({ init: { status: 404 } });
  expect(headOf("nothing")).toMatchObject({ title: "Page not found", noIndex: true });
});

test("loads the text of a post", async () => {
  expect(await load({ params: { slug } })).toMatchObject({
    html: expect.stringContaining("8 CFR 214.2(f)(5)(vi)"),
  });
});

test("the head describes an article with author, dates and sources", () => {
  expect(headOf(slug)).toMatchObject({
    title: "Cap-gap: working between OPT and H-1B",
    canonical: `https://staffboard.example/blog-details/${slug}`,
    type: "article",
    feed: { url: "https://staffboard.example/feeds/blog.rss" },
    jsonLd: {
      "@type": "BlogPosting",
      datePublished: "2026-10-08",
      author: { "@type": "Person", name: "Meera Iyengar" },
      citation: expect.arrayContaining(["https://www.uscis.gov/i-9-central"]),
    },
  });
});

test("suggests three other posts, the same category first", () => {
  const post = findPost(slug)?.meta;
  if (post === undefined) throw new Error("no such post");
  const related = relatedPosts(postMetas, post);
  expect(related.map(({ category }) => category).slice(0, 2)).toEqual(["opt", "opt"]);
  expect(related).toHaveLength(3);
  expect(related).not.toContain(post);
});
