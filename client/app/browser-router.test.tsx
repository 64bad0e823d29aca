import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createMemoryRouter,
  Link as RouterLink,
  MemoryRouter,
  NavLink as RouterNavLink,
  RouterProvider,
} from "react-router-dom";
import { paths } from "#site/paths";
import { Link, NavLink } from "./browser-router";

function htmlOf<Props extends object>(Kind: ComponentType<Props>, props: Props, at: string) {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Kind {...props} />
    </MemoryRouter>,
  );
}

test.each([
  { to: paths.home },
  { to: paths.jobs({ query: "C# & café", skill: ["Node.js", "R&D"], place: "St. Louis, MO" }) },
  { to: `${paths.faq}#payments`, className: "a", target: "_blank", rel: "noopener" },
  { to: paths.jobs(), state: { cleared: true }, replace: true, preventScrollReset: true },
  { to: paths.jobs(), "aria-current": "page" as const, "aria-label": "Jobs" },
  { to: "details" },
  { to: "?sort=pay" },
  { to: { pathname: "/jobs", search: "?sort=pay" } },
  { to: "https://example.com/jobs" },
  { to: "//example.com/jobs" },
])("a link is written as the router writes it: %j", (props) => {
  const link = { ...props, children: "Open" };
  expect(htmlOf(Link, link, "/jobs?query=java")).toBe(htmlOf(RouterLink, link, "/jobs?query=java"));
});

test.each([
  { to: paths.home, className: "a" },
  { to: paths.home, end: true },
  { to: paths.jobs(), end: true, title: "All" },
  { to: paths.jobs(), "aria-current": "location" as const },
  { to: "/Jobs" },
  { to: paths.jobs({ query: "java" }) },
])("a link says whether its page is open as the router does: %j", (props) => {
  const link = { ...props, children: "Open" };
  for (const at of ["/", "/jobs", "/JOBS/1?query=java", "/jobs-2"])
    expect(htmlOf(NavLink, link, at)).toBe(htmlOf(RouterNavLink, link, at));
});

describe("a click", () => {
  type Props = Parameters<typeof Link>[0];
  /** @returns where the router is after the click, and whether the browser was kept from following the link */
  async function clicked(props: Partial<Props>, event: MouseEventInit = {}) {
    const element = <Link {...{ to: "/jobs?query=java", children: "Open", ...props }} />;
    const router = createMemoryRouter([{ path: "*", element }]);
    render(<RouterProvider router={router} />);
    const link = screen.getByRole("link");
    // The test's document can't load another one.
    document.addEventListener("click", (last) => last.preventDefault(), { once: true });
    const click = createEvent.click(link, event);
    let kept = false;
    link.parentElement?.addEventListener("click", () => (kept = click.defaultPrevented));
    fireEvent(link, click);
    await screen.findByRole("link");
    const { location, historyAction } = router.state;
    return {
      at: location.pathname + location.search,
      state: location.state as unknown,
      historyAction,
      kept,
    };
  }

  test("goes to the page, with what the link keeps in the history", async () => {
    expect(await clicked({ state: { list: "?a" } })).toEqual({
      at: "/jobs?query=java",
      state: { list: "?a" },
      historyAction: "PUSH",
      kept: true,
    });
    document.body.replaceChildren();
    expect(await clicked({ replace: true })).toMatchObject({ historyAction: "REPLACE" });
  });

  test.each<[string, Partial<Props>, MouseEventInit]>([
    ["with a key for a new tab", {}, { ctrlKey: true }],
    ["with another button", {}, { button: 1 }],
    ["on a link to a new tab", { target: "_blank" }, {}],
    ["on a link that loads the document", { reloadDocument: true }, {}],
    ["on a link to another site", { to: "https://example.com/" }, {}],
  ])("%s is left to the browser", async (_, props, event) => {
    expect(await clicked(props, event)).toMatchObject({ at: "/", kept: false });
  });

  test("that its page has handled goes nowhere", async () => {
    const onClick = (event: React.MouseEvent) => event.preventDefault();
    expect(await clicked({ onClick })).toMatchObject({ at: "/", kept: true });
  });
});
