import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link as RouterLink, MemoryRouter, type LinkProps } from "react-router-dom";
import { paths } from "#site/paths";
import { Link } from "./server-router";

const htmlOf = (Kind: ComponentType<LinkProps>, props: LinkProps) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={["/jobs?query=java"]}>
      <Kind {...props}>Open</Kind>
    </MemoryRouter>,
  );

test.each<LinkProps>([
  { to: paths.home },
  { to: paths.jobs({ query: "C# & café", skill: ["Node.js", "R&D"], place: "St. Louis, MO" }) },
  { to: `${paths.faq}#payments`, className: "a", target: "_blank", rel: "noopener" },
  { to: paths.jobs(), state: { cleared: true }, replace: true, preventScrollReset: true },
  { to: paths.jobs(), onClick: () => undefined, "aria-current": "page", "aria-label": "Jobs" },
  { to: paths.jobs(), discover: "none" },
  { to: paths.jobs(), reloadDocument: true },
  { to: "details" },
  { to: "?sort=pay" },
  { to: { pathname: "/jobs", search: "?sort=pay" } },
  { to: "https://example.com/jobs" },
  { to: "//example.com/jobs" },
  { to: "/jobs?" },
  { to: "/jobs#" },
  { to: "/jobs?#top" },
  { to: "/jobs//1" },
  { to: "/jobs", defaultShouldRevalidate: false },
])("a link is written as the router writes it: %j", (props) => {
  expect(htmlOf(Link, props)).toBe(htmlOf(RouterLink, props));
});
