import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commonTexts } from "#texts/common";
import { messageTexts as texts } from "#texts/desk-messages";
import { renderApp } from "../../test/render";
import { viewerAnswer } from "../../test/viewer";
import { InboxPage } from "./InboxPage";
import {
  FinishMessageDocument,
  InboxAdminsDocument,
  InboxCountsDocument,
  InboxMessageDocument,
  InboxMessagesDocument,
  ReopenMessageDocument,
  type InboxMessageFragment,
} from "./Messages.generated";

const open: InboxMessageFragment = {
  __typename: "ContactMessage",
  ...{ id: "m1", name: "Nadia Petrova", email: "nadia@example.com", message: "Do you hire?" },
  ...{ createdAt: "2026-11-19T12:00:00.000Z", status: "OPEN", doneAt: null, assignee: null },
  answers: [],
  mailTrouble: null,
};
const done: InboxMessageFragment = { ...open, status: "DONE", doneAt: "2026-11-20T12:00:00.000Z" };
const { id, name, message, createdAt, status, assignee } = open;
const REFUSAL = "A colleague deleted it.";

const always = { maxUsageCount: Infinity };
const counted = { __typename: "ContactMessageConnection", totalCount: 1 };
const pages: MockLink.MockedResponse[] = [
  { ...viewerAnswer(null), ...always },
  {
    request: { query: InboxMessagesDocument, variables: { view: "OPEN" } },
    result: {
      data: {
        contactMessages: {
          __typename: "ContactMessageConnection",
          nodes: [
            {
              __typename: "ContactMessage",
              ...{ id, name, message, createdAt, status, assignee },
            },
          ],
          pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
        },
      },
    },
    ...always,
  },
  {
    request: { query: InboxCountsDocument },
    result: { data: { open: counted, mine: counted } },
    ...always,
  },
  {
    request: { query: InboxMessageDocument, variables: { id } },
    result: { data: { contactMessage: open } },
    ...always,
  },
  {
    request: { query: InboxAdminsDocument },
    result: { data: { staffMembers: { __typename: "PersonConnection", nodes: [] } } },
    ...always,
  },
  {
    request: { query: FinishMessageDocument, variables: { input: { id } } },
    result: { data: { finishContactMessage: payload(done) } },
    ...always,
  },
];

function payload(contactMessage: InboxMessageFragment | null, refusal?: string) {
  const error = { __typename: "UserError", field: null, code: "CONFLICT", message: refusal };
  const userErrors = refusal === undefined ? [] : [error];
  return { __typename: "ContactMessagePayload", contactMessage, userErrors };
}
const reopening = (answer: Pick<MockLink.MockedResponse, "result" | "error">) => ({
  request: { query: ReopenMessageDocument, variables: { input: { id } } },
  ...answer,
});
const reopened = reopening({ result: { data: { reopenContactMessage: payload(open) } } });
const refused = reopening({ result: { data: { reopenContactMessage: payload(null, REFUSAL) } } });

const show = (answer: ReturnType<typeof reopening>) =>
  renderApp(
    <MantineProvider env="test">
      <Notifications transitionDuration={0} />
      <InboxPage />
    </MantineProvider>,
    { mocks: [...pages, answer], path: `/desk/messages/${id}`, route: "/desk/messages/:id" },
  );
const finishAndUndo = async () => {
  await userEvent.click(await screen.findByRole("button", { name: texts.finish }));
  await userEvent.click(await screen.findByRole("button", { name: texts.undoOf(name) }));
};

test("a message that is done can be opened again at once", async () => {
  const { allAnswered } = show(reopened);
  await finishAndUndo();
  expect(await screen.findByText(texts.reopened(name))).toBeInTheDocument();
  expect(screen.getByRole("button", { name: texts.finish })).toBeInTheDocument();
  await allAnswered();
});

test.each([
  ["is refused", refused, REFUSAL],
  ["fails", reopening({ error: new Error("offline") }), commonTexts.networkError],
])("an Undo that %s says so", async (_, answer, reason) => {
  const { allAnswered } = show(answer);
  await finishAndUndo();
  expect(await screen.findByText(texts.staysDone(name))).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(reason);
  await allAnswered();
});
