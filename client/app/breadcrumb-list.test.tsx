import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { applyHead, type HeadContent } from "../lib/head";
import { headToHtml } from "../lib/head-html";
import { TrailContext, type Crumb } from "../lib/trail";
import { breadcrumbList } from "./breadcrumb-list";

const canonical = "https://staffboard.example/job-details/1";

test("is the breadcrumb that the page shows, each crumb with its address", () => {
  let crumbs: readonly Crumb[] = [];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TrailContext value={(shown) => (crumbs = shown)}>
        <PageTitle title="Nurse" trail={[{ label: "Job Openings", to: "/jobs" }]} />
      </TrailContext>
    </MemoryRouter>,
  );
  expect(html.replace(/<[^>]+>/g, " ")).toMatch(/^\s*Home\s+Job Openings\s+Nurse\s/);
  expect(breadcrumbList(crumbs, canonical)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      ["Home", "https://staffboard.example/"],
      ["Job Openings", "https://staffboard.example/jobs"],
      ["Nurse", canonical],
    ].map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
  });
});

describe("in the head that the server sends", () => {
  const posting = { "@type": "JobPosting" };
  const head: HeadContent = { title: "Nurse", description: "A job", canonical, jsonLd: posting };
  const crumbs = [{ label: "Home", to: "/" }, { label: "</script>" }];
  const sent = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    );

  beforeEach(() => {
    document.head.innerHTML = headToHtml(head, "Staffboard", breadcrumbList(crumbs, canonical));
  });

  test("it follows the page's own data, and can't end its element", () => {
    expect(sent().map(({ "@type": type }) => type)).toEqual(["JobPosting", "BreadcrumbList"]);
    expect(sent()[1]).toMatchObject({ itemListElement: [{ name: "Home" }, { name: "</script>" }] });
  });

  test("it stays while the browser writes the same page's head anew", () => {
    applyHead({ ...head, title: "Nurse, closed", jsonLd: undefined }, "Staffboard");
    expect(document.title).toBe("Nurse, closed | Staffboard");
    expect(sent().map(({ "@type": type }) => type)).toEqual(["BreadcrumbList"]);
  });

  test("it goes with the page", () => {
    applyHead({ ...head, canonical: "https://staffboard.example/jobs" }, "Staffboard");
    expect(sent()).toEqual([posting]);
  });
});
