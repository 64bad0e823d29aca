import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { renderApp } from "../../test/render";
import { ContactForm } from "./ContactForm";
import { SendContactMessageDocument } from "./SendContactMessage.generated";

const input = {
  name: "Ana Ortiz",
  email: "ana@example.com",
  message: "Do you hire in Austin?",
  website: "",
};
const THANKS = "Thank you! Your message has been sent.";
const answer = (message: string | null, errors: [string | null, string][] = []) => ({
  data: {
    sendContactMessage: {
      __typename: "SendContactMessagePayload",
      message,
      userErrors: errors.map(([field, text]) => ({
        __typename: "UserError",
        field,
        code: "BAD_INPUT",
        message: text,
      })),
    },
  },
});
const mock = (rest: Partial<MockLink.MockedResponse>): MockLink.MockedResponse => ({
  request: { query: SendContactMessageDocument, variables: { input } },
  ...rest,
});

const field = (name: RegExp) => screen.getByRole("textbox", { name });
const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
const send = () => user.click(screen.getByRole("button", { name: "Send Message" }));
const fillIn = async (values: Partial<typeof input> = input) => {
  if (values.name) await user.type(field(/^Name/), values.name);
  if (values.email) await user.type(field(/^Email/), values.email);
  if (values.message) await user.type(field(/^Message/), values.message);
};
const show = (...mocks: MockLink.MockedResponse[]) => renderApp(<ContactForm />, { mocks });

// Fake timers, so that each test decides when a response arrives.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("sends the message, thanks, and clears the form", async () => {
  show(mock({ result: answer(THANKS), delay: 30 }));
  await fillIn();
  await send();
  expect(screen.getByRole("button", { name: "Sending..." })).toHaveAttribute("data-loading");
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
  expect(await screen.findByRole("status")).toHaveTextContent(THANKS);
  for (const name of [/^Name/, /^Email/, /^Message/]) expect(field(name)).toHaveValue("");
  await user.type(field(/^Name/), "B");
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
});

test.each([
  ["everything", {}, /^Name/],
  ["the name", { ...input, name: "" }, /^Name/],
  ["the address", { ...input, email: "" }, /^Email/],
  ["the message", { ...input, message: "   " }, /^Message/],
])(
  "asks to fill in all fields if %s is missing, until the next edit",
  async (_what, values, missing) => {
    show();
    await fillIn(values);
    await send();
    expect(await screen.findByRole("alert")).toHaveTextContent("Please fill in all fields.");
    expect(field(missing)).toBeInvalid();
    expect(field(missing)).toHaveFocus();
    await user.type(field(missing), "x");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  },
);

test("says what is wrong with an email address", async () => {
  show();
  await fillIn({ ...input, email: "ana@" });
  await send();
  expect(await screen.findByText("Enter a valid email address.")).toBeVisible();
  expect(field(/^Email/)).toHaveAccessibleDescription("Enter a valid email address.");
});

test("shows the server's errors at their fields and keeps the typed text", async () => {
  const text = "This contains characters that aren’t allowed.";
  show(mock({ result: answer(null, [["message", text]]) }));
  await fillIn();
  await send();
  await waitFor(() => expect(field(/^Message/)).toHaveAccessibleDescription(text));
  expect(field(/^Message/)).toHaveValue(input.message);
});

test.each([
  ["a broken line", { error: new TypeError("Failed to fetch") }, "Network error"],
  [
    "too many messages",
    {
      result: {
        errors: [
          new GraphQLError("Too many tries. Please wait 50 minutes and try again.", {
            extensions: { code: "RATE_LIMITED", retryAfterSeconds: 3000 },
          }),
        ],
      },
    },
    "Too many tries. Please wait 50 minutes and try again.",
  ],
])("keeps the typed text after %s", async (_what, rest, text) => {
  show(mock(rest));
  await fillIn();
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(field(/^Message/)).toHaveValue(input.message);
});

test("hides the honeypot field from people", () => {
  const { container } = show();
  const trap = container.querySelector('input[name="website"]');
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
});
