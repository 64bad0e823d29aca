import { MockedProvider } from "@apollo/client/testing/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stoppedMailingTexts as stoppedTexts } from "#texts/mail-trouble";
import { mailTexts as texts } from "#texts/your-data";
import { renderApp } from "../../test/render";
import { MailPreferencesForm } from "./MailPreferencesForm";
import { SetOwnMailDocument } from "./OwnMail.generated";

const SAVED = "Saved.";

type Props = Parameters<typeof MailPreferencesForm>[0];
type Subscriptions = Props["subscriptions"];
type Stopped = Props["stopped"];

/** @param refusals messages of the first calls; later ones succeed */
function show(...refusals: string[]) {
  return showWith([], refusals);
}

function showWith(
  subscriptions: Subscriptions,
  refusals: string[] = [],
  stopped: Stopped = [],
  delay = 0,
) {
  const sent: unknown[] = [];
  const answer = (message: string | undefined) => ({
    __typename: "SetMailPreferencesPayload",
    message: message === undefined ? SAVED : null,
    preferences: null,
    userErrors:
      message === undefined
        ? []
        : [{ __typename: "UserError", field: null, code: "BAD_INPUT", message }],
  });
  const set = {
    request: {
      query: SetOwnMailDocument,
      variables: ({ input }: Record<string, unknown>) => {
        sent.push(input);
        return true;
      },
    },
    result: () => ({ data: { setMailPreferences: answer(refusals.shift()) } }),
    maxUsageCount: 5,
    delay,
  };
  renderApp(<MailPreferencesForm subscriptions={subscriptions} stopped={stopped} />, {
    mocks: [set],
  });
  return sent;
}

const NEWS: Subscriptions[number] = {
  ...{ __typename: "NewsletterSubscription", id: "1", topic: "NEWS" },
  ...{ query: "", search: "", frequency: "WEEKLY" },
};
const Shown = ({ subscriptions }: Pick<Props, "subscriptions">) => (
  <MockedProvider>
    <MailPreferencesForm subscriptions={subscriptions} stopped={[]} />
  </MockedProvider>
);

const field = () => screen.getByLabelText(texts.newAlert);
async function add(words: string) {
  await userEvent.type(field(), words);
  await userEvent.click(screen.getByRole("button", { name: texts.add }));
}

test("a new alert is stored at once, together with the newsletter", async () => {
  const sent = show();
  await userEvent.click(screen.getByRole("checkbox"));
  expect(await screen.findByText(SAVED)).toBeInTheDocument();
  await add("java");
  await waitFor(() => expect(field()).toHaveValue(""));
  expect(screen.getByText(texts.alert("java"))).toBeInTheDocument();
  const news = { topic: "NEWS", frequency: "WEEKLY" };
  expect(sent).toEqual([
    { subscriptions: [news] },
    {
      subscriptions: [news, { topic: "JOB_ALERTS", query: "java", filter: {}, frequency: "DAILY" }],
    },
  ]);
});

test("a refused alert is not listed, and its words stay in the field", async () => {
  show("Too many");
  await add("java");
  expect(await screen.findByText("Too many")).toBeInTheDocument();
  expect(screen.queryByText(texts.alert("java"))).toBeNull();
  expect(field()).toHaveValue("java");
});

test("an answer changes nothing that was typed or chosen meanwhile", async () => {
  const sent = showWith([], ["Too many"], [], 500);
  await add("java");
  fireEvent.change(field(), { target: { value: "kafka" } });
  fireEvent.click(screen.getByRole("checkbox"));
  expect(await screen.findByText(SAVED)).toBeInTheDocument();
  expect(field()).toHaveValue("kafka");
  expect(screen.getByRole("checkbox")).toBeChecked();
  expect(sent).toHaveLength(2);
});

test("what another link changed is shown, and what is being typed stays", async () => {
  const { rerender } = render(<Shown subscriptions={[]} />);
  await userEvent.type(field(), "java");
  rerender(<Shown subscriptions={[NEWS]} />);
  expect(screen.getByRole("checkbox")).toBeChecked();
  expect(field()).toHaveValue("java");
  expect(field()).toHaveFocus();
});

test("an alert with filters does not stand in the way of one for its words", async () => {
  const alert = { __typename: "NewsletterSubscription", topic: "JOB_ALERTS" } as const;
  const sent = showWith([
    { ...alert, id: "1", query: "", search: "Remote", frequency: "DAILY" },
    { ...alert, id: "2", query: "java", search: "java", frequency: "WEEKLY" },
  ]);
  await add("Java");
  expect(screen.getByText(texts.alertKnown)).toBeInTheDocument();
  await userEvent.clear(field());
  await add("remote");
  await waitFor(() => expect(field()).toHaveValue(""));
  expect(sent).toEqual([
    {
      subscriptions: [
        { topic: "JOB_ALERTS", id: "1", frequency: "DAILY" },
        { topic: "JOB_ALERTS", id: "2", frequency: "WEEKLY" },
        { topic: "JOB_ALERTS", query: "remote", filter: {}, frequency: "DAILY" },
      ],
    },
  ]);
});

test("a mailing that we stopped says why, and can be started again", async () => {
  const stopped = {
    __typename: "NewsletterSubscription",
    frequency: "WEEKLY",
    endedAt: "2026-11-18T12:00:00.000Z",
    endedReason: "BOUNCED",
  } as const;
  const alert = {
    ...stopped,
    id: "2",
    topic: "JOB_ALERTS",
    query: "java",
    search: "java",
  } as const;
  const news = { ...stopped, id: "1", topic: "NEWS", query: "", search: "" } as const;
  const sent = showWith([], [], [news, alert]);
  expect(screen.getAllByText(stoppedTexts.why.BOUNCED("11/18/2026"))).toHaveLength(2);
  const name = stoppedTexts.restartOf(stoppedTexts.alert("java"));
  await userEvent.click(screen.getByRole("button", { name }));
  expect(await screen.findByText(SAVED)).toBeInTheDocument();
  expect(sent).toEqual([
    { subscriptions: [{ id: "2", topic: "JOB_ALERTS", frequency: "WEEKLY" }] },
  ]);
  expect(screen.queryByRole("button", { name })).toBeNull();
});
