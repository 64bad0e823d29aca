import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { systemTexts as texts } from "#texts/desk-system";
import { renderApp } from "../../test/render";
import { SystemHealthDocument, type SystemHealthQuery } from "./SystemHealth.generated";
import { SystemPage } from "./SystemPage";

type Health = SystemHealthQuery["systemHealth"];

const show = (mocks: MockLink.MockedResponse[]) =>
  renderApp(
    <MantineProvider env="test">
      <SystemPage />
    </MantineProvider>,
    { mocks },
  );

const request = { query: SystemHealthDocument };
const health: Health = {
  __typename: "SystemHealth",
  startedAt: "2026-11-30T01:00:00.000Z",
  concerns: [],
  minutes: [
    { __typename: "SystemMinute", at: "2026-11-30T02:00:00.000Z", requests: 1200, failed: 0 },
    { __typename: "SystemMinute", at: "2026-11-30T02:01:00.000Z", requests: 34, failed: 2 },
  ],
  connections: { __typename: "DatabaseConnections", inUse: 3, free: 17, waiting: 0 },
  queues: [
    { __typename: "SystemQueue", name: "outbox", waiting: 1000, oldestSeconds: 7300, dead: 2 },
    { __typename: "SystemQueue", name: "new queue", waiting: 0, oldestSeconds: 0, dead: 0 },
  ],
  workers: [
    { __typename: "SystemWorker", name: "digests", lastSuccessAt: null, failures: 0 },
    {
      __typename: "SystemWorker",
      name: "outbox",
      lastSuccessAt: "2026-11-30T02:00:00.000Z",
      failures: 5,
    },
  ],
  providers: [{ __typename: "SystemOutcomes", name: "ses", ok: 40, failed: 3 }],
  signIns: [{ __typename: "SystemOutcomes", name: "PASSKEY", ok: 9, failed: 0 }],
  applications: 7,
  payments: 2,
  failedPayments: 1,
  tempFreeBytes: 12.3e9,
};
const answerOf = (change: Partial<Health> = {}) => ({
  request,
  result: { data: { systemHealth: { ...health, ...change } } },
});

test("says that all is well, and shows the numbers", async () => {
  show([answerOf()]);
  expect(await screen.findByText(texts.allWell)).toBeInTheDocument();
  const requests = screen.getByText(texts.requests, { selector: "dt" }).parentElement;
  expect(requests).toHaveTextContent("1,234");
  expect(screen.getByText("12 GB")).toBeInTheDocument();
  const queues = within(screen.getByRole("table", { name: texts.waiting }));
  expect(queues.getByRole("row", { name: /^Emails/ })).toHaveTextContent(
    "1,000 or more, oldest 2 hours, gave up on 2",
  );
  expect(queues.getByRole("row", { name: /^New queue/ })).toHaveTextContent("0");
  expect(screen.getByText(texts.workersCounted(2, 1)).closest("details")).toHaveAttribute("open");
  const workers = within(screen.getByRole("table", { name: texts.workers }));
  const [, first, second] = workers.getAllByRole("row");
  expect(first).toHaveTextContent(/^Emails.*5$/);
  expect(second).toHaveTextContent(/^Send newsletters.*0$/);
});

test("says what to look at, what to do, and where", async () => {
  const concerns: Health["concerns"] = [
    { __typename: "SystemConcern", kind: "WORK_GIVEN_UP", subject: "outbox", amount: 2 },
    { __typename: "SystemConcern", kind: "REQUESTS_FAIL", subject: null, amount: 0.034 },
    { __typename: "SystemConcern", kind: "PROVIDER_FAILS", subject: "s3", amount: 1 },
  ];
  show([answerOf({ concerns })]);
  expect(await screen.findByText(texts.concernsTitle(3))).toBeInTheDocument();
  expect(screen.queryByText(texts.allWell)).toBeNull();
  expect(screen.getByText("Emails: gave up on 2")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: texts.places.outbox?.label })).toHaveAttribute(
    "href",
    "/desk/mail",
  );
  expect(screen.getByText("3% of requests fail")).toBeInTheDocument();
  expect(screen.getByText("File storage (S3): 1 call failed")).toBeInTheDocument();
});

test("keeps the list of background work out of sight while all of it goes well", async () => {
  const workers = health.workers.map((worker) => ({ ...worker, failures: 0 }));
  show([answerOf({ workers })]);
  const summary = await screen.findByText(texts.workersCounted(2, 0));
  expect(summary.closest("details")).not.toHaveAttribute("open");
});

test("says if the database doesn’t tell what waits, and if nothing was counted yet", async () => {
  show([answerOf({ queues: null, minutes: [], tempFreeBytes: null })]);
  expect(await screen.findByText(texts.noQueues)).toBeInTheDocument();
  expect(screen.getByText("Unknown")).toBeInTheDocument();
});

test("can be loaded again after a failure, and refreshed", async () => {
  show([{ request, error: new Error("down") }, answerOf(), answerOf({ applications: 8 })]);
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText(texts.allWell)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: texts.refresh }));
  expect(await screen.findByText("8")).toBeInTheDocument();
});
