import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { closeJobTexts as texts } from "#texts/desk-applications";
import { renderApp } from "../../test/render";
import { CloseJobDocument, UndoCloseJobsDocument } from "./CloseJob.generated";
import { USUAL_CLOSING } from "./CloseFields";
import { CloseJobDialog } from "./CloseJobDialog";
import type { DeskJobState_JobFragment as JobState } from "./DeskJob.generated";

const TIME = "2026-11-19T12:00:00.000Z";
const open: JobState = {
  __typename: "Job",
  ...{ id: "j1", code: "SB-1", role: "Nurse", version: 3, publishedAt: TIME, updatedAt: TIME },
  ...{ status: "PUBLISHED", closeReason: null, closedAt: null, takenDownAt: null },
  ...{ validThrough: TIME, viewerCanEdit: true, viewerCanClose: true, viewerCanDelete: false },
  ...{ viewerCanPublish: false, viewerCanRelist: true, viewerCanTakeDown: true },
};
const closed: JobState = { ...open, status: "CLOSED", closedAt: TIME, viewerCanClose: false };
const LATE = "It’s too late to open this job again.";

const closing: MockLink.MockedResponse = {
  request: {
    query: CloseJobDocument,
    variables: { input: { id: open.id, ...USUAL_CLOSING } },
  },
  result: { data: { closeJob: { __typename: "JobPayload", job: closed, userErrors: [] } } },
  maxUsageCount: 3,
};
const undoing = (refusal?: string): MockLink.MockedResponse => ({
  request: { query: UndoCloseJobsDocument, variables: { input: { ids: [open.id] } } },
  result: {
    data: {
      undoCloseJobs: {
        __typename: "JobChangesPayload",
        results: [
          {
            __typename: "JobChange",
            id: open.id,
            job: refusal === undefined ? open : null,
            userErrors:
              refusal === undefined
                ? []
                : [{ __typename: "UserError", field: null, message: refusal }],
          },
        ],
        userErrors: [],
      },
    },
  },
});

function Host() {
  const [opened, setOpened] = useState(false);
  return (
    <MantineProvider env="test">
      <Notifications transitionDuration={0} />
      <button type="button" onClick={() => setOpened(true)}>
        Close…
      </button>
      <CloseJobDialog
        job={{ id: open.id, role: open.role, applicationCounts: null }}
        opened={opened}
        onClose={() => setOpened(false)}
        onClosed={() => undefined}
      />
    </MantineProvider>
  );
}

const close = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Close…" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: texts.submit }));
};
const undo = async () =>
  userEvent.click(await screen.findByRole("button", { name: texts.undoOf(open.role) }));

test("a job that is closed again at once can be opened again, and says if it can’t", async () => {
  renderApp(<Host />, { mocks: [closing, undoing(), undoing(LATE)] });
  await close();
  await undo();
  expect(await screen.findByText(texts.undone(open.role))).toBeInTheDocument();
  await close();
  await undo();
  expect(await screen.findByText(texts.staysClosed(open.role))).toBeInTheDocument();
  expect(screen.getByText(LATE)).toBeInTheDocument();
  await close();
  expect(await screen.findByText(texts.done(open.role))).toBeInTheDocument();
});
