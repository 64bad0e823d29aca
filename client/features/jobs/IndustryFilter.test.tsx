import { screen } from "@testing-library/react";
import { industryBySlug, namedIndustries } from "#content/industry-names";
import { industryPages } from "#content/industry-pages";
import { renderApp } from "../../test/render";
import { IndustryFilter } from "./IndustryFilter";
import { readJobSearch } from "./job-search";

const show = (address: string) =>
  renderApp(<IndustryFilter search={readJobSearch(new URLSearchParams(address))} />);

test("offers every industry that has a page", () => {
  expect(namedIndustries.map(({ slug, label }) => [slug, label])).toEqual(
    industryPages.map(({ meta }) => [meta.slug, meta.title]),
  );
  show("");
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(namedIndustries.map(({ label }) => label));
  expect(links[1]).toHaveAttribute("href", "/jobs?industry=healthcare");
});

test("keeps the query and drops the cursor", () => {
  show("query=nurse&after=abc");
  const link = screen.getByRole("link", { name: "Healthcare" });
  expect(link).toHaveAttribute("href", "/jobs?query=nurse&industry=healthcare");
  expect(link).not.toHaveAttribute("aria-current");
});

test("the chosen industry is first, and choosing it again removes it", () => {
  show("query=nurse&industry=logistics");
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveAccessibleName("Logistics (remove filter)");
  expect(first).toHaveAttribute("aria-current", "true");
  expect(first).toHaveAttribute("href", "/jobs?query=nurse");
});

test("several industries can be chosen, and each be removed", () => {
  show("industry=logistics&industry=it");
  const links = screen.getAllByRole("link");
  expect(links.slice(0, 3).map((link) => link.getAttribute("href"))).toEqual([
    "/jobs?industry=logistics",
    "/jobs?industry=it",
    "/jobs?industry=it&industry=logistics&industry=business-services",
  ]);
});

test("ignores an unknown industry in the URL", () => {
  expect(industryBySlug("nope")).toBeNull();
  show("industry=nope");
  expect(screen.queryByRole("link", { name: /remove/ })).not.toBeInTheDocument();
});
