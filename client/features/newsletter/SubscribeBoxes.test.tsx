import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { JobAlertBox } from "./JobAlertBox";
import { NewsletterBox } from "./NewsletterBox";
import { SubscribeToNewsletterDocument } from "./Subscribe.generated";

const CHECK_MAIL = "Almost done: please open the mail we have just sent you.";
const answer = (
  input: Record<string, unknown>,
  message: string | null = CHECK_MAIL,
  errors: [string | null, string][] = [],
): MockLink.MockedResponse => ({
  request: { query: SubscribeToNewsletterDocument, variables: { input } },
  result: {
    data: {
      subscribeToNewsletter: {
        __typename: "SubscribeToNewsletterPayload",
        message,
        userErrors: errors.map(([field, text]) => ({
          __typename: "UserError",
          field,
          code: "BAD_INPUT",
          message: text,
        })),
      },
    },
  },
});
const news = { email: "ana@example.com", topics: ["NEWS"], website: "" };
const email = () => screen.getByRole("textbox", { name: "Email" });
const subscribe = () => userEvent.click(screen.getByRole("button", { name: "Subscribe" }));

test("the newsletter form subscribes an address and asks to confirm it by mail", async () => {
  renderApp(<NewsletterBox />, { mocks: [answer(news)] });
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute("type", "email");
  await userEvent.type(email(), " ana@example.com");
  await subscribe();
  expect(await screen.findByRole("status")).toHaveTextContent(CHECK_MAIL);
  expect(email()).toHaveValue("");
});

test.each([
  ["", "Email is required."],
  ["ana@", "Enter a valid email address."],
])("rejects the address %j", async (typed, text) => {
  renderApp(<NewsletterBox />);
  if (typed !== "") await userEvent.type(email(), typed);
  await subscribe();
  expect(await screen.findByText(text)).toBeVisible();
  expect(email()).toHaveFocus();
});

test("shows the server's error", async () => {
  const text = "Enter a valid email address.";
  renderApp(<NewsletterBox />, { mocks: [answer(news, null, [["email", text]])] });
  await userEvent.type(email(), "ana@example.com");
  await subscribe();
  expect(await screen.findByText(text)).toBeVisible();
});

test("shows a network error", async () => {
  renderApp(<NewsletterBox />, {
    mocks: [{ request: answer(news).request, error: new TypeError("Failed to fetch") }],
  });
  await userEvent.type(email(), "ana@example.com");
  await subscribe();
  expect(await screen.findByRole("alert")).toHaveTextContent("Network error");
});

test("job alerts send the filters, and name them", async () => {
  const filter = { workplaceType: ["REMOTE" as const] };
  const input = {
    ...{ email: "ana@example.com", topics: ["JOB_ALERTS"], query: "nurse" },
    ...{ frequency: "DAILY", website: "", filter },
  };
  renderApp(<JobAlertBox query="nurse" filter={filter} names={["Remote"]} />, {
    mocks: [answer(input)],
  });
  expect(screen.getByRole("textbox", { name: /^Keywords/ })).toHaveAccessibleDescription(
    "With your filters: Remote",
  );
  await userEvent.type(email(), "ana@example.com");
  await subscribe();
  expect(await screen.findByRole("status")).toHaveTextContent(CHECK_MAIL);
});

test("job alerts send the query and the frequency", async () => {
  const input = {
    email: "ana@example.com",
    topics: ["JOB_ALERTS"],
    query: "java dallas",
    frequency: "WEEKLY",
    website: "",
  };
  renderApp(<JobAlertBox query="java" />, { mocks: [answer(input)] });
  await userEvent.type(email(), "ana@example.com");
  await userEvent.type(screen.getByRole("textbox", { name: /^Keywords/ }), " dallas");
  await userEvent.selectOptions(screen.getByRole("combobox"), "Once a week");
  await subscribe();
  expect(await screen.findByRole("status")).toHaveTextContent(CHECK_MAIL);
  expect(screen.getByRole("textbox", { name: /^Keywords/ })).toHaveValue("java");
});
