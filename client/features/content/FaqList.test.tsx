import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { body } from "#content/faq.questions.md";
import { renderApp } from "../../test/render";
import { FaqList } from "./FaqList";

const path = "/resources/faq";
const show = (query?: string) =>
  renderApp(<FaqList groups={body.groups} />, {
    path: query === undefined ? path : `${path}?${new URLSearchParams({ query }).toString()}`,
    route: path,
  });

const all = body.groups.flatMap(({ entries }) => entries);
const questions = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const isOpen = (question: string) =>
  screen.getByRole("heading", { name: question }).closest("details")?.open;

test("shows all questions, closed, in their groups", () => {
  show();
  expect(questions()).toEqual(all.map(({ text }) => text));
  expect(screen.getByRole("status")).toHaveTextContent(`${all.length} questions`);
  expect(isOpen("Do the plans renew?")).toBe(false);
  const groups = within(screen.getByRole("navigation", { name: "Question topics" }));
  expect(groups.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    body.groups.map(({ id }) => `#${id}`),
  );
});

test("typing filters by question and answer, announces the count, and opens a short list", async () => {
  show();
  await userEvent.type(screen.getByRole("searchbox"), "macros");
  expect(questions()).toEqual(["Which resume files can I send?"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 question matches “macros”");
  expect(isOpen("Which resume files can I send?")).toBe(true);
  await userEvent.clear(screen.getByRole("searchbox"));
  expect(questions()).toHaveLength(all.length);
});

test("ignores hyphens and case, and requires every word", async () => {
  show("H1B candidates only");
  expect(questions()).toEqual(["Can we ask for OPT or H-1B candidates only?"]);
});

test("offers the contact page when nothing matches", () => {
  show("zebra");
  expect(screen.getByRole("heading", { name: "No question matches" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
});

test("Enter puts the search into the URL", async () => {
  const { router } = show();
  await userEvent.type(screen.getByRole("searchbox"), "refund{Enter}");
  expect(router.state.location.search).toBe("?query=refund");
});

test("updates the URL shortly after the last keystroke, without a history entry", async () => {
  jest.useFakeTimers();
  const typing = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 10 });
  try {
    const { router } = show("visa");
    const told: string[] = [];
    router.subscribe(({ historyAction, location }) => {
      const entry = `${historyAction} ${location.search}`;
      if (told.at(-1) !== entry) told.push(entry);
    });
    const box = screen.getByRole("searchbox");
    await typing.clear(box);
    await typing.type(box, "refund ");
    expect(told).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(told).toEqual(["REPLACE ?query=refund"]);
    // The trailing space stays, since the user may type another word.
    expect(box).toHaveValue("refund ");
    await typing.clear(box);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(router.state.location.search).toBe("");
  } finally {
    jest.useRealTimers();
  }
});

test("follows changes of the URL", async () => {
  const { router } = show("macros");
  await act(() => router.navigate(`${path}?query=zebra`));
  expect(screen.getByRole("searchbox")).toHaveValue("zebra");
  await act(() => router.navigate(-1));
  expect(questions()).toEqual(["Which resume files can I send?"]);
});
