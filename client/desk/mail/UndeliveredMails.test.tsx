import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mailQueueTexts as texts } from "#texts/desk-mail";
import { renderApp } from "../../test/render";
import { MailQueueDocument, QueuedMailsDocument, RetryMailsDocument } from "./MailQueue.generated";
import { MailQueuePage } from "./MailQueuePage";
import { MailReturnsDocument } from "./MailReturns.generated";

const SINCE = "2026-11-29T12:00:00.000Z";
const kindOf = (kind: string, count: number, retryable: number) => ({
  ...{ __typename: "FailedMailCount", kind, count, retryable },
});
const KINDS = [kindOf("CONTACT_RECEIPT", 12, 12), kindOf("PLAN_STARTED", 3, 1)];

const queue = (failedKinds: object[], pause: object = {}) => ({
  request: { query: MailQueueDocument },
  maxUsageCount: Infinity,
  result: {
    data: {
      mailQueue: {
        ...{ __typename: "MailQueueSummary", waiting: 0, failed: 15, failedKinds, sent: [] },
        ...{ oldestWaitingAt: null, pausedSince: null, pauseReason: null, ...pause },
      },
    },
  },
});
const mail = (id: string, kind: string) => ({
  ...{ __typename: "QueuedMail", id, kind, attempts: 26, lastError: "MessageRejected" },
  ...{ createdAt: SINCE, nextAttemptAt: null, failedAt: SINCE },
});
const list = (kind: string | null, nodes: object[]) => ({
  request: { query: QueuedMailsDocument, variables: { state: "FAILED", kind } },
  maxUsageCount: Infinity,
  result: {
    data: {
      queuedMails: {
        ...{ __typename: "QueuedMailConnection", nodes },
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    },
  },
});
const retry = (kind: string | null, payload: object) => ({
  request: { query: RetryMailsDocument, variables: { input: { kind } } },
  result: {
    data: { retryMails: { __typename: "RetryMailsPayload", userErrors: [], ...payload } },
  },
});
const LISTS = [
  list(null, [mail("1", "CONTACT_RECEIPT"), mail("2", "PLAN_STARTED")]),
  list("PLAN_STARTED", [mail("2", "PLAN_STARTED")]),
];

const returns = {
  request: { query: MailReturnsDocument },
  maxUsageCount: Infinity,
  result: {
    data: { mailReturns: { __typename: "MailReturns", isConnected: true, periods: [] } },
  },
};
const waiting = {
  ...list(null, []),
  request: { query: QueuedMailsDocument, variables: { state: "WAITING" } },
};

const renderPage = (...mocks: MockLink.MockedResponse[]) =>
  renderApp(
    <MantineProvider env="test">
      <Notifications transitionDuration={0} />
      <MailQueuePage />
    </MantineProvider>,
    { mocks: [...mocks, waiting, returns] },
  );

async function ask() {
  await userEvent.click(await screen.findByRole("button", { name: texts.retryAll }));
  return screen.findByRole("dialog");
}
const confirm = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole("button", { name: texts.retryAll }));

test("tries all failed emails again after a question, and says how many", async () => {
  const answer = retry(null, { count: 13, hasMore: false });
  renderPage(queue(KINDS), ...LISTS, answer);
  const dialog = await ask();
  expect(within(dialog).getByText(texts.retryAllTitle(13))).toBeInTheDocument();
  expect(within(dialog).getByText(texts.retryAllRest(2))).toBeInTheDocument();
  await confirm(dialog);
  expect(await screen.findByText(texts.retriedAll(13))).toBeInTheDocument();
});

test("shows one kind, and tries only that again", async () => {
  const answer = retry("PLAN_STARTED", { count: 1, hasMore: false });
  renderPage(queue(KINDS), ...LISTS, answer);
  await userEvent.selectOptions(await screen.findByLabelText(texts.filter), "PLAN_STARTED");
  const dialog = await ask();
  expect(within(dialog).getByText(texts.retryAllTitle(1))).toBeInTheDocument();
  await confirm(dialog);
  expect(await screen.findByText(texts.retriedAll(1))).toBeInTheDocument();
});

test("says if there are more than one call takes", async () => {
  const answer = retry(null, { count: 1000, hasMore: true });
  renderPage(queue(KINDS), ...LISTS, answer);
  await confirm(await ask());
  expect(await screen.findByText(texts.retriedSome(1000))).toBeInTheDocument();
});

test("says why it didn't work", async () => {
  const userErrors = [
    { __typename: "UserError", field: null, code: "RATE_LIMITED", message: "Too many." },
  ];
  const answer = retry(null, { count: null, hasMore: null, userErrors });
  renderPage(queue(KINDS), ...LISTS, answer);
  const dialog = await ask();
  await confirm(dialog);
  expect(await within(dialog).findByText("Too many.")).toBeInTheDocument();
});

test("offers nothing where each may have been sent", async () => {
  const kinds = [kindOf("PLAN_STARTED", 2, 0)];
  renderPage(queue(kinds), ...LISTS);
  expect(await screen.findByLabelText(texts.filter)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: texts.retryAll })).toBeNull();
});

test("says since when sending is paused, and why", async () => {
  const pause = { pausedSince: SINCE, pauseReason: "MailProviderError < Error ECONNREFUSED" };
  renderPage(queue([], pause), list(null, []));
  expect(await screen.findByText(texts.pausedNext)).toBeInTheDocument();
  expect(screen.getByText(texts.reason(pause.pauseReason))).toBeInTheDocument();
});
