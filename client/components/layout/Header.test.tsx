import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { renderApp } from "../../test/render";
import { Header } from "./Header";
import { LeftOrderDocument } from "./LeftOrder.generated";

const viewerIs = (name: string | null, role = "CANDIDATE"): MockLink.MockedResponse => ({
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
              linkedin: "",
              isProfileComplete: true,
              role,
            },
    },
  },
});

const ordersAre = (orders: readonly object[]): MockLink.MockedResponse => ({
  request: { query: LeftOrderDocument },
  result: { data: { myOpenOrders: orders } },
});

const show = (name: string | null = null, role?: string, orders: readonly object[] = []) => {
  const openSignIn = jest.fn();
  const mocks = [viewerIs(name, role), ordersAre(orders)];
  const result = renderApp(<Header />, { mocks, signIn: { openSignIn } });
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

const openMenu = async () => {
  const button = await screen.findByRole("button", { name: "Hi Asha Rao" });
  await userEvent.click(button);
  await screen.findByRole("link", { name: "My account" });
  return button;
};
const link = (name: string) => screen.queryByRole("link", { name });

test("greets the signed-in user by name, with a menu", async () => {
  const { openSignIn } = show("Asha Rao");
  expect(link("My account")).not.toBeInTheDocument();
  const button = await openMenu();
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(link("My account")).toHaveAttribute("href", "/account");
  expect(link("Staff desk")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(openSignIn).toHaveBeenCalledWith({ view: "signOut" });
  expect(button).toHaveAttribute("aria-expanded", "false");
});

test("the menu says who is signed in, and opens the account's view of the login dialog", async () => {
  const { openSignIn } = show("Asha Rao");
  await openMenu();
  await userEvent.click(screen.getByRole("button", { name: "Asha Rao asha@example.com" }));
  expect(openSignIn).toHaveBeenCalledWith();
});

test("calls no one by a name that they have not given", async () => {
  show("");
  await userEvent.click(await screen.findByRole("button", { name: "Hi there" }));
  expect(await screen.findByRole("button", { name: "asha@example.com" })).toBeVisible();
});

test("the menu opens the plans, and leads staff to the desk", async () => {
  const { openSignIn } = show("Asha Rao", "RECRUITER");
  await openMenu();
  expect(link("Staff desk")).toHaveAttribute("href", "/desk");
  await userEvent.click(screen.getByRole("button", { name: "Plans and billing" }));
  expect(openSignIn).toHaveBeenCalledWith({ view: undefined });
});

test("the menu closes on Escape, on a press outside, and when a link is followed", async () => {
  const { router } = show("Asha Rao");
  const button = await openMenu();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: /asha@example\.com/ })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(button).toHaveFocus();
  expect(link("My account")).not.toBeInTheDocument();
  await openMenu();
  await userEvent.click(document.body);
  expect(link("My account")).not.toBeInTheDocument();
  await openMenu();
  await userEvent.click(screen.getByRole("link", { name: "My account" }));
  expect(router.state.location.pathname).toBe("/account");
  expect(link("My account")).not.toBeInTheDocument();
});

test("the full-screen menu has the same links, and Log In for a visitor", async () => {
  show("Asha Rao");
  await screen.findByRole("button", { name: "Hi Asha Rao" });
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(menu.getByRole("link", { name: "My account" })).toHaveAttribute("href", "/account");
  expect(menu.queryByRole("button", { name: "Log In" })).not.toBeInTheDocument();
});

test("a visitor logs in from the full-screen menu", async () => {
  const { openSignIn } = show();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  await userEvent.click(menu.getByRole("button", { name: "Log In" }));
  expect(openSignIn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();
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

const orderOf = (title: string, isWaiting: boolean) => ({
  __typename: "OpenOrder",
  productId: title,
  isWaiting,
  plan: { __typename: "Plan", id: title, title },
});

test("the menu leads back to a plan that is not paid, and to none whose payment is on its way", async () => {
  show("Asha Rao", "CANDIDATE", [orderOf("Market My Resume", true), orderOf("Brand My CV", false)]);
  await userEvent.click(await screen.findByRole("button", { name: "Hi Asha Rao" }));
  const back = await screen.findByRole("link", { name: /^Continue where you left off/ });
  expect(back).toHaveTextContent("Continue where you left off: Brand My CV");
  expect(back).toHaveAttribute("href", "/account/plans");
});
