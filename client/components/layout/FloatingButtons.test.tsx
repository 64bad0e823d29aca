import { act, screen } from "@testing-library/react";
import { paths } from "#site/paths";
import { renderApp } from "../../test/render";
import { FloatingButtons } from "./FloatingButtons";

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
}

beforeEach(() => {
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

test("the back-to-top button appears after 100 px of scrolling; the chat link is always there", () => {
  renderApp(<FloatingButtons />);
  expect(screen.getByRole("link", { name: /chat/i })).toBeInTheDocument();
  scrollTo(100);
  expect(screen.queryByRole("button", { name: "Scroll to top" })).not.toBeInTheDocument();
  scrollTo(101);
  expect(screen.getByRole("button", { name: "Scroll to top" })).toBeInTheDocument();
});

test("narrow screens have the most visited pages next to them", () => {
  renderApp(<FloatingButtons />, { path: paths.jobs() });
  const jobs = screen.getByRole("link", { name: "Job Openings" });
  expect(jobs).toHaveAttribute("href", "/jobs");
  expect(jobs).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Pricing" })).not.toHaveAttribute("aria-current");
});
