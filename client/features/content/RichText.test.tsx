import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { RichText } from "./RichText";

const html = '<p><a href="/jobs?query=java">Jobs</a> <a href="https://example.com/">Out</a></p>';

test("links of this site go through the router", async () => {
  const { router } = renderApp(<RichText html={html} />, { path: "/about", route: "/about" });
  await userEvent.click(screen.getByRole("link", { name: "Jobs" }));
  expect(router.state.location.pathname + router.state.location.search).toBe("/jobs?query=java");
});

test("links elsewhere and links for a new tab are left to the browser", () => {
  const { router } = renderApp(<RichText html={html} />, { path: "/about", route: "/about" });
  // jsdom cannot follow links: what counts is that nobody stops the browser from doing so.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay, { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Out" }));
  window.addEventListener("click", stay, { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Jobs" }), { ctrlKey: true });
  expect(router.state.location.pathname).toBe("/about");
});
