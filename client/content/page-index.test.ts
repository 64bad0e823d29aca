import { isServerRendered } from "../lib/paths";
import { footerColumns, industries, resources, solutions } from "./navigation";
import { contentPages } from "./page-index";
import { pageTexts } from "./pages";

/** Addresses with a page of their own. */
const ownPages = new Set(["/contact", "/jobs", "/pricing", "/terms"]);

test("every content address has a text, and every text an address", () => {
  expect(new Set(Object.keys(pageTexts))).toEqual(new Set(contentPages));
});

test("no link of header and footer is dead", () => {
  const links = [...footerColumns, industries, resources, solutions].flatMap(({ links }) => links);
  for (const { to } of links) {
    expect(contentPages.includes(to) || ownPages.has(to)).toBe(true);
  }
});

test("pages about one person are left to the browser", () => {
  expect(isServerRendered("/jobs")).toBe(true);
  expect(isServerRendered("/apply-now")).toBe(false);
  expect(isServerRendered("/payment-success/")).toBe(false);
});
