import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { RichText } from "./RichText";

const html = '<p><a href="/jobs?query=java">Jobs</a> <a href="https://example.com/">Out</a></p>';

test("links within this site go through the router", async () => {
  const { router } = renderApp(<RichText html={html} />, { path: "/about", route: "/about" });
  await userEvent.click(screen.getByRole("link", { name: "Jobs" }));
  expect(router.state.location.pathname + router.state.location.search).toBe("/jobs?query=java");
});

test("external links and links that open a new tab are left to the browser", () => {
  const { router } = renderApp(<RichText html={html} />, { path: "/about", route: "/about" });
  // jsdom cannot follow links, so check that nothing prevented the browser's default action.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay, { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Out" }));
  window.addEventListener("click", stay, { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Jobs" }), { ctrlKey: true });
  expect(router.state.location.pathname).toBe("/about");
});
