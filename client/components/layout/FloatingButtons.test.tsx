import { act, screen } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { FloatingButtons } from "./FloatingButtons";

const PAGE = 5000;

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
}

const corner = () => screen.getByRole("complementary", { name: "Quick actions" });

beforeEach(() => {
  Object.defineProperty(document.documentElement, "scrollHeight", {
    value: PAGE,
    configurable: true,
  });
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

test("the way to the top comes after 100 px", () => {
  renderApp(<FloatingButtons />);
  scrollTo(100);
  expect(screen.queryByRole("button", { name: "Scroll to top" })).not.toBeInTheDocument();
  scrollTo(101);
  expect(screen.getByRole("button", { name: "Scroll to top" })).toBeInTheDocument();
});

test("on a phone it keeps away from what is read, until somebody turns back or is at the end", () => {
  renderApp(<FloatingButtons />);
  expect(corner()).toHaveAttribute("data-away", "true");
  scrollTo(600);
  expect(corner()).toHaveAttribute("data-away", "true");
  scrollTo(500);
  expect(corner()).toHaveAttribute("data-away", "false");
  scrollTo(900);
  expect(corner()).toHaveAttribute("data-away", "true");
  scrollTo(PAGE - window.innerHeight);
  expect(corner()).toHaveAttribute("data-away", "false");
});
