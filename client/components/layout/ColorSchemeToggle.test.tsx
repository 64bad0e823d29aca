import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { shellTexts } from "#texts/shell";
import type { ColorChoice } from "../../lib/color-scheme";
import { ColorSchemeToggle } from "./ColorSchemeToggle";

const KEY = "staffboard-color-scheme";
/** The only MediaQueryList that matchMedia returns, so that tests can change it. */
const system = { ...window.matchMedia(""), matches: false };
const changes = new EventTarget();
beforeEach(() => {
  jest.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(system, {
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

const shown = () => document.documentElement.getAttribute("data-color-scheme");
const button = (choice: ColorChoice) =>
  screen.getByRole("button", { name: shellTexts.changeColors(shellTexts.colors[choice]) });

test("cycles through system, light and dark, and stores the choice", async () => {
  render(<ColorSchemeToggle />);
  await userEvent.click(button("auto"));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(["light", "light"]);
  await userEvent.click(button("light"));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(["dark", "dark"]);
  await userEvent.click(button("dark"));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(["light", "auto"]);
  expect(button("auto")).toBeVisible();
});

test("follows changes of the system setting and of other tabs", () => {
  render(<ColorSchemeToggle />);
  system.matches = true;
  act(() => void changes.dispatchEvent(new Event("change")));
  expect(shown()).toBe("dark");
  localStorage.setItem(KEY, "light");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(shown()).toBe("light");
  expect(button("light")).toBeVisible();
});

test("in the menu, says the choice in words", () => {
  render(<ColorSchemeToggle showsChoice />);
  const words = Object.values(shellTexts.colors).map(shellTexts.colorsAre);
  expect(words).toContain(screen.getByRole("button").textContent);
});
