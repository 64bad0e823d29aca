import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { stoppedMailingTexts } from "#texts/mail-trouble";
import { newsletterTexts } from "#texts/newsletter";
import { renderApp } from "../../test/render";
import { ConfirmSubscription, preloadNewsletterBox } from "./ConfirmSubscription";
import { MailPreferences } from "./MailPreferences";
import { MailPreferencesDocument, UpdateMailPreferencesDocument } from "./Preferences.generated";
import {
  ConfirmNewsletterDocument,
  UnsubscribeFromNewsletterDocument,
} from "./Subscribe.generated";
import { Unsubscribe } from "./Unsubscribe";

const payload = (name: string, message: string | null, error?: string) => ({
  __typename: name,
  message,
  userErrors:
    error === undefined
      ? []
      : [{ __typename: "UserError", field: null, code: "INVALID_LINK", message: error }],
});
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the confirmation link", () => {
  const request = { query: ConfirmNewsletterDocument, variables: { input: { token: "t" } } };

  it("does nothing until the button is pressed", async () => {
    const result = jest.fn(() => ({
      data: { confirmNewsletter: payload("ConfirmNewsletterPayload", "Confirmed.") },
    }));
    renderApp(<ConfirmSubscription token="t" />, { mocks: [{ request, result }] });
    expect(result).not.toHaveBeenCalled();
    expect(screen.queryByRole("link", { name: "Subscribe again" })).not.toBeInTheDocument();
    await press(newsletterTexts.confirm);
    expect(await screen.findByRole("status")).toHaveTextContent("Confirmed.");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says that an expired link is too old", async () => {
    const data = {
      confirmNewsletter: payload("ConfirmNewsletterPayload", null, "This link has expired."),
    };
    renderApp(<ConfirmSubscription token="t" />, { mocks: [{ request, result: { data } }] });
    await press(newsletterTexts.confirm);
    expect(await screen.findByRole("alert")).toHaveTextContent("This link has expired.");
    expect(screen.getByRole("link", { name: "Subscribe again" })).toHaveAttribute(
      "href",
      "/jobs#job-alert",
    );
  });
});

beforeAll(() => preloadNewsletterBox());

test.each([
  ["confirming", <ConfirmSubscription key="confirm" token="" />],
  ["unsubscribing", <Unsubscribe key="unsubscribe" token="" list={null} />],
  ["the preferences", <MailPreferences key="preferences" token="" />],
])("a link for %s without its token says that it is incomplete", (_, page) => {
  renderApp(page);
  expect(screen.getByText(newsletterTexts.linkIncomplete)).toBeVisible();
  for (const name of [newsletterTexts.confirm, newsletterTexts.unsubscribe])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
});

test("unsubscribing takes one click, with or without scripts", async () => {
  const { container } = renderApp(<Unsubscribe token="a.b" list="l" />, {
    mocks: [
      {
        request: {
          query: UnsubscribeFromNewsletterDocument,
          variables: { input: { token: "a.b", list: "l" } },
        },
        result: {
          data: { unsubscribeFromNewsletter: payload("UnsubscribeFromNewsletterPayload", "Bye.") },
        },
      },
    ],
  });
  const form = container.querySelector("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/newsletter/unsubscribe?token=a.b&list=l");
  expect(screen.getByRole("link", { name: "Change what you get instead" })).toHaveAttribute(
    "href",
    "/newsletter/preferences?token=a.b",
  );
  await press("Unsubscribe");
  expect(await screen.findByRole("status")).toHaveTextContent("Bye.");
});

describe("preferences", () => {
  const request = { query: MailPreferencesDocument, variables: { token: "t" } };
  const subscription = (id: string, topic: string, search: string, frequency: string) => ({
    __typename: "NewsletterSubscription",
    id,
    topic,
    search,
    frequency,
  });
  const preferences = (...subscriptions: object[]) => ({
    __typename: "NewsletterPreferences",
    email: "ana@example.com",
    subscriptions,
    stopped: [],
  });
  const newsletter = subscription("n", "NEWS", "", "WEEKLY");
  const alerts = subscription("a", "JOB_ALERTS", "java", "DAILY");
  const loaded = (...subscriptions: object[]): MockLink.MockedResponse => ({
    request,
    result: { data: { newsletterPreferences: preferences(...subscriptions) } },
  });
  const endedBy = (endedReason: string): MockLink.MockedResponse => {
    const endedAt = "2026-11-18T12:00:00.000Z";
    const stopped = [{ __typename: "NewsletterSubscription", id: "n", endedAt, endedReason }];
    return { request, result: { data: { newsletterPreferences: { ...preferences(), stopped } } } };
  };
  const saved = (keep: object[], ...subscriptions: object[]): MockLink.MockedResponse => ({
    request: {
      query: UpdateMailPreferencesDocument,
      variables: { input: { token: "t", keep } },
    },
    result: {
      data: {
        updateNewsletterPreferences: {
          ...payload("UpdateNewsletterPreferencesPayload", "Your choices are saved."),
          preferences: preferences(...subscriptions),
        },
      },
    },
  });

  it("say why we stopped them", async () => {
    renderApp(<MailPreferences token="t" />, { mocks: [endedBy("BOUNCED")] });
    expect(await screen.findByText(stoppedMailingTexts.why.BOUNCED("11/18/2026"))).toBeVisible();
  });

  it("show the subscriptions and save the checked ones with their frequency", async () => {
    const weekly = { ...alerts, frequency: "WEEKLY" };
    renderApp(<MailPreferences token="t" />, {
      mocks: [loaded(newsletter, alerts), saved([{ id: "a", frequency: "WEEKLY" }], weekly)],
    });
    expect(await screen.findByText("ana@example.com")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Newsletter/ }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /java/ }), "Once a week");
    await press("Save");
    expect(await screen.findByRole("status")).toHaveTextContent("Your choices are saved.");
    expect(screen.queryByRole("checkbox", { name: /^Newsletter/ })).not.toBeInTheDocument();
  });

  it("unsubscribe from everything with one click and offer to subscribe again", async () => {
    renderApp(<MailPreferences token="t" />, { mocks: [loaded(newsletter), saved([])] });
    await screen.findByText("ana@example.com");
    await press("Unsubscribe from everything");
    expect(await screen.findByText(newsletterTexts.nothing)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Get our newsletter" })).toBeVisible();
  });

  it("are asked for again on a way back: another link may have changed them", async () => {
    const { router } = renderApp(<MailPreferences token="t" />, {
      mocks: [loaded(newsletter, alerts), loaded(alerts)],
      path: "/preferences",
      route: "/preferences",
    });
    await screen.findByRole("checkbox", { name: /^Newsletter/ });
    await act(() => router.navigate("/elsewhere"));
    await act(() => router.navigate("/preferences"));
    await waitFor(() =>
      expect(screen.queryByRole("checkbox", { name: /^Newsletter/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("checkbox", { name: /java/ })).toBeVisible();
  });

  it("show an error for an invalid link", async () => {
    const error = new GraphQLError("Not complete.", { extensions: { code: "INVALID_LINK" } });
    renderApp(<MailPreferences token="t" />, { mocks: [{ request, result: { errors: [error] } }] });
    expect(await screen.findByText(newsletterTexts.linkInvalid)).toBeVisible();
  });

  it("say at once that they failed to load on the server, until the browser has an answer", async () => {
    renderApp(<MailPreferences token="t" loadFailed />, { mocks: [loaded(newsletter)] });
    expect(screen.getByText(newsletterTexts.loadFailed)).toBeVisible();
    expect(await screen.findByText("ana@example.com")).toBeVisible();
  });

  it("offer a retry when they fail to load", async () => {
    renderApp(<MailPreferences token="t" />, {
      mocks: [{ request, error: new TypeError("Failed to fetch") }, loaded(newsletter)],
    });
    await screen.findByText(newsletterTexts.loadFailed);
    await press("Retry");
    await waitFor(() => expect(screen.getByText("ana@example.com")).toBeVisible());
  });
});
