import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { HowItWorks } from "./HowItWorks";

const stepTitles = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("both tabs show the same three steps, each with its own link", async () => {
  renderApp(<HowItWorks />);
  const steps = stepTitles();
  expect(steps).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Browse job openings" })).toHaveAttribute(
    "href",
    "/jobs",
  );
  await userEvent.click(screen.getByRole("tab", { name: "For Business" }));
  expect(stepTitles()).toEqual(steps);
  expect(screen.getByRole("link", { name: "Hire talent" })).toHaveAttribute(
    "href",
    "/hire-talents",
  );
});

test("arrows, Home and End move between the tabs; Tab goes into the panel", async () => {
  renderApp(<HowItWorks />);
  const [talents, business] = screen.getAllByRole("tab");
  await userEvent.tab();
  expect(talents).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(business).toHaveFocus();
  expect(business).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}");
  expect(talents).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(business).toHaveFocus();
  await userEvent.keyboard("{Home}{Tab}");
  expect(screen.getByRole("link", { name: "Browse job openings" })).toHaveFocus();
});
