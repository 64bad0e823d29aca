import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  Link as RouterLink,
  MemoryRouter,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from "react-router-dom";
import { paths } from "#site/paths";
import { Link, NavLink } from "./server-router";

function htmlOf<Props extends object>(
  Kind: ComponentType<Props>,
  props: Props,
  at = "/jobs?query=java",
) {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Kind {...props} />
    </MemoryRouter>,
  );
}

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
  const link = { ...props, children: "Open" };
  expect(htmlOf(Link, link)).toBe(htmlOf(RouterLink, link));
});

test.each<NavLinkProps>([
  { to: paths.home },
  { to: paths.home, end: true },
  { to: paths.jobs() },
  { to: paths.jobs(), end: true, className: "a", style: { top: 0 }, title: "All" },
  { to: paths.jobs(), "aria-current": "location", "aria-label": "All" },
  { to: "/Jobs" },
  { to: "/Jobs", caseSensitive: true },
  { to: "/job" },
  { to: "/jobs/" },
  { to: "/jobs/1" },
  { to: paths.jobs({ query: "java" }) },
  { to: "/jobs#top" },
  { to: "/jobs/caf\u00e9" },
  { to: "jobs" },
  { to: { pathname: "/jobs" } },
  { to: paths.jobs(), className: ({ isActive }) => (isActive ? "open" : "closed") },
  { to: paths.jobs(), style: ({ isActive }) => ({ top: isActive ? 1 : 0 }) },
  { to: paths.jobs(), children: ({ isActive }) => (isActive ? "open" : "closed") },
  { to: paths.jobs(), reloadDocument: true },
])("a link says whether its page is open as the router does: %j", (props) => {
  const link = { children: "Open", ...props };
  for (const at of ["/", "/jobs", "/jobs/", "/JOBS/1?query=java", "/jobs-2", "/jobs/caf%C3%A9"])
    expect(htmlOf(NavLink, link, at)).toBe(htmlOf(RouterNavLink, link, at));
});
