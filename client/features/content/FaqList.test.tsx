import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { body } from "#content/faq.questions.md";
import { renderApp } from "../../test/render";
import { FaqList } from "./FaqList";

const path = "/resources/faq";
const show = (initialQuery = "") =>
  renderApp(<FaqList groups={body.groups} initialQuery={initialQuery} />, { path, route: path });

const all = body.groups.flatMap(({ entries }) => entries);
const questions = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const isOpen = (question: string) =>
  screen.getByRole("heading", { name: question }).closest("details")?.open;

test("shows all questions, closed, in their groups", () => {
  show();
  expect(questions()).toEqual(all.map(({ text }) => text));
  expect(screen.getByRole("status")).toHaveTextContent(`${all.length} questions`);
  expect(isOpen("Do the plans renew?")).toBe(false);
  const groups = within(screen.getByRole("navigation", { name: "Groups of questions" }));
  expect(groups.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    body.groups.map(({ id }) => `#${id}`),
  );
});

test("typing narrows them by question and answer, announces the count, opens the few", async () => {
  show();
  await userEvent.type(screen.getByRole("searchbox"), "macros");
  expect(questions()).toEqual(["Which resume files can I send?"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 question matches “macros”");
  expect(isOpen("Which resume files can I send?")).toBe(true);
  await userEvent.clear(screen.getByRole("searchbox"));
  expect(questions()).toHaveLength(all.length);
});

test("hyphens and case do not matter, every word must match", async () => {
  show("H1B candidates only");
  expect(questions()).toEqual(["Can we ask for OPT or H-1B candidates only?"]);
});

test("no match offers to ask us", () => {
  show("zebra");
  expect(screen.getByRole("heading", { name: "No question matches" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
});

test("Enter puts the search into the address", async () => {
  const { router } = show();
  await userEvent.type(screen.getByRole("searchbox"), "refund{Enter}");
  expect(router.state.location.search).toBe("?query=refund");
});
