import { applyHead, safeJson, type HeadContent } from "./head";
import { headToHtml } from "./head-html";

const head: HeadContent = {
  title: 'Nurse "ICU" <Dallas>',
  description: "Pay & place",
  canonical: "https://staffboard.example/job-details/1",
  jsonLd: { "@type": "JobPosting", description: "</script><script>alert(1)</script>" },
};

test("escapes texts inside tags and attributes", () => {
  const html = headToHtml(head, "Staffboard");
  expect(html).toContain("<title>Nurse &quot;ICU&quot; &lt;Dallas&gt; | Staffboard</title>");
  expect(html).toContain('content="Pay &amp; place"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain("<script>alert");
});

test("shows the site's picture in link previews, or the page's own", () => {
  document.head.innerHTML = headToHtml(head, "Staffboard");
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
  expect(meta("og:image")).toBe("https://staffboard.example/og-image.png");
  expect(meta("og:image:alt")).toBe("Staffboard");
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);

  const image = { url: "https://staffboard.example/og/jobs/1.png", alt: "Nurse, $50" };
  document.head.innerHTML = headToHtml({ ...head, image }, "Staffboard");
  expect([meta("og:image"), meta("og:image:alt")]).toEqual([image.url, image.alt]);
});

test("links a page's feed in both formats, with its query", () => {
  const feed = {
    title: "Jobs: a.rss",
    url: "https://jobs.rss/feeds/jobs.rss?query=a.rss&skill=Go",
  };
  document.head.innerHTML = headToHtml({ ...head, feed }, "Staffboard");
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate]")];
  expect(links.map(({ type, title, href }) => [type, title, href])).toEqual([
    ["application/rss+xml", "Jobs: a.rss", feed.url],
    [
      "application/feed+json",
      "Jobs: a.rss",
      "https://jobs.rss/feeds/jobs.json?query=a.rss&skill=Go",
    ],
  ]);
});

test("JSON in a data block reads back unchanged", () => {
  const value = { text: "</script>\u2028<!--" };
  expect(safeJson(value)).not.toMatch(/<|\u2028/);
  expect(JSON.parse(safeJson(value))).toEqual(value);
});

test("a page's head replaces the previous page's head", () => {
  document.head.innerHTML = headToHtml(head, "Staffboard");
  applyHead({ ...head, title: "Job Openings", jsonLd: undefined, noIndex: true }, "Staffboard");
  expect(document.title).toBe("Job Openings | Staffboard");
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
