import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { renderApp } from "../../test/render";
import { Header } from "./Header";

const viewerIs = (name: string | null): MockLink.MockedResponse => ({
  request: { query: ViewerDocument },
  result: {
    data: {
      me:
        name === null
          ? null
          : {
              __typename: "User",
              id: "user-1",
              name,
              email: "asha@example.com",
              location: "Austin, TX",
              phone: "5550100199",
              countryCode: "+1",
              role: "CANDIDATE",
            },
    },
  },
});

const show = (name: string | null = null, openSignIn = jest.fn()) => {
  const result = renderApp(<Header />, { mocks: [viewerIs(name)], signIn: { openSignIn } });
  return { ...result, openSignIn };
};

const mainMenu = () => within(screen.getByRole("navigation", { name: "Main" }));

// jsdom opens a details element on click only; browsers also do on Enter and Space.
const groupOf = (label: string) => {
  const summary = mainMenu().getByText(label);
  const details = summary.closest("details");
  if (details === null) throw new Error(`${label} is no group`);
  return { summary, details };
};

test("an opened menu group shows links", async () => {
  show();
  const { summary, details } = groupOf("Solutions");
  expect(details).not.toHaveAttribute("open");
  await userEvent.click(summary);
  expect(details).toHaveAttribute("open");
  expect(within(details).getByRole("link", { name: "Executive Search" })).toHaveAttribute(
    "href",
    "/solutions/executive-search",
  );
});

test("the groups lead to all industries and to the page for employers", () => {
  show();
  const linkIn = (group: string, name: string) =>
    within(groupOf(group).details).getByRole("link", { name, hidden: true });
  expect(linkIn("Industries", "All industries")).toHaveAttribute("href", "/industries");
  expect(linkIn("Solutions", "Hire Talent")).toHaveAttribute("href", "/hire-talents");
});

test("Escape closes the group and returns the focus to its summary", async () => {
  show();
  const { summary, details } = groupOf("Industries");
  await userEvent.click(summary);
  await userEvent.tab();
  expect(within(details).getByRole("link", { name: "Business Services" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(details).not.toHaveAttribute("open");
  expect(summary).toHaveFocus();
});

test("a group closes when the focus leaves it and when a link is followed", async () => {
  const { router } = show();
  const { summary, details } = groupOf("Solutions");
  await userEvent.click(summary);
  mainMenu().getByRole("link", { name: "Pricing" }).focus();
  expect(details).not.toHaveAttribute("open");

  await userEvent.click(summary);
  await userEvent.click(within(details).getByRole("link", { name: "Career Growth" }));
  expect(router.state.location.pathname).toBe("/solutions/career-growth");
});

test("Log In opens the login dialog", async () => {
  const { openSignIn } = show();
  await userEvent.click(screen.getByRole("button", { name: "Log In" }));
  expect(openSignIn).toHaveBeenCalledTimes(1);
});

test("greets the signed-in user by name", async () => {
  show("Asha Rao");
  expect(await screen.findByRole("button", { name: "Hi Asha Rao" })).toBeInTheDocument();
});

test("the full-screen menu opens with its groups and closes", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  for (const group of ["Solutions", "Industries", "Resources"]) {
    expect(menu.getByText(group)).toBeInTheDocument();
  }
  expect(menu.getByRole("link", { name: "hello@example.com" })).toBeInTheDocument();
  await userEvent.click(menu.getByRole("button", { name: "Close menu" }));
  expect(screen.queryByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();
});
