import { applyHead, headToHtml, safeJson, type HeadContent } from "./head";

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
