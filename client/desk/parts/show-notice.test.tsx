import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { act, render, screen } from "@testing-library/react";
import { hideNotice, showNotice } from "./show-notice";

const AUTO_CLOSE = 10_000;
const tell = (about: string, message: string) =>
  act(() => showNotice({ about, message, role: "status", autoClose: AUTO_CLOSE }));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const wait = (milliseconds: number) => {
  advance(milliseconds);
  // What closes leaves the page with a timer of its own.
  advance(1);
};
const shown = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MantineProvider env="test">
      <Notifications transitionDuration={0} />
    </MantineProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test("a notice takes the place of the last one about the same thing, for its whole time", () => {
  tell("job 1", "Closed");
  wait(AUTO_CLOSE - 1000);
  tell("job 1", "Open again");
  wait(AUTO_CLOSE - 1000);
  expect(shown()).toEqual(["Open again"]);
  tell("job 1", "Open again");
  wait(AUTO_CLOSE - 1000);
  expect(shown()).toEqual(["Open again"]);
  wait(2000);
  expect(shown()).toEqual([]);
});

test("other notices stay", () => {
  tell("job 1", "One");
  tell("job 2", "Two");
  act(() => hideNotice("job 1"));
  act(() => hideNotice("job 3"));
  wait(1000);
  expect(shown()).toEqual(["Two"]);
  wait(AUTO_CLOSE);
  expect(shown()).toEqual([]);
});
