import { screen } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { StageTime } from "./StageTime";

test.each([
  ["2026-11-16T11:59:00.000Z", "In this stage for 4 days"],
  ["2026-11-19T12:00:00.000Z", "In this stage for 1 day"],
  ["2026-11-19T12:00:01.000Z", "In this stage for less than a day"],
  // The clocks of the server and the browser may differ.
  ["2026-11-20T12:05:00.000Z", "In this stage for less than a day"],
])("an application in its stage since %s says so", (since, words) => {
  renderApp(<StageTime since={since} />, { now: "2026-11-20T12:00:00.000Z" });
  expect(screen.getByText(words)).toBeInTheDocument();
});
