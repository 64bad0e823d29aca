import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { undoTexts } from "#texts/desk";
import { applicationListTexts as texts } from "#texts/desk-applications";
import { stageNames } from "#texts/stages";
import { renderApp } from "../../../test/render";
import {
  MoveApplicationsDocument,
  UndoMovesDocument,
  type ApplicationCardFragment as Card,
  type ApplicationRowFragment as Row,
  type MovedApplicationsFragment as Moved,
} from "../Applications.generated";
import { BulkBar } from "./BulkBar";

const TIME = "2026-11-19T12:00:00.000Z";
const cardOf = (id: string, name: string): Card => ({
  __typename: "ApplicationSummary",
  ...{ id, name, location: "Austin, TX", status: "SUBMITTED", version: 1, appliedAt: TIME },
  ...{ stageChangedAt: TIME, assigneeName: null, allowedMoves: ["REVIEWED"], viewerCanMove: true },
});
const rowOf = (card: Card): Row => ({
  ...card,
  job: {
    __typename: "Job",
    ...{ id: "j1", role: "Nurse", code: "SB-1" },
    company: { __typename: "Company", id: "c1", name: "Acme" },
  },
});
const uma = cardOf("a1", "Uma");
const vera = cardOf("a2", "Vera");
const LATE = "Omar Owner moved this application to Interview.";

type Result = Moved["results"][number];
const result = (card: Card, change: Partial<Card>, refusal?: string): Result => ({
  __typename: "MoveApplicationResult",
  id: card.id,
  application: { ...card, ...change },
  userErrors:
    refusal === undefined
      ? []
      : [{ __typename: "UserError", field: null, code: "CONFLICT", message: refusal }],
});
const payload = (...results: Result[]): Moved => ({
  __typename: "MoveApplicationsPayload",
  results,
  userErrors: [],
});
const seen = (version: number) => [uma, vera].map(({ id }) => ({ id, expectedVersion: version }));

const moving: MockLink.MockedResponse = {
  request: {
    query: MoveApplicationsDocument,
    variables: { input: { status: "REVIEWED", moves: seen(1) } },
  },
  result: {
    data: {
      moveApplications: payload(
        result(uma, { status: "REVIEWED", version: 2 }),
        result(vera, { status: "REVIEWED", version: 2 }),
      ),
    },
  },
};
/** Answers once: another request would fail. */
const undoing = (answer: object): MockLink.MockedResponse => ({
  request: { query: UndoMovesDocument, variables: { input: { moves: seen(2) } } },
  ...answer,
});
const undone = {
  result: {
    data: {
      undoMoveApplications: payload(
        result(uma, { version: 3 }),
        result(vera, { status: "INTERVIEW", version: 3 }, LATE),
      ),
    },
  },
};

const moveAll = async (
  mocks: MockLink.MockedResponse[],
  onMoved: (ids: readonly string[]) => void = () => undefined,
) => {
  renderApp(
    <MantineProvider env="test">
      <BulkBar applications={[uma, vera].map(rowOf)} onClear={() => undefined} onMoved={onMoved} />
    </MantineProvider>,
    { mocks: [moving, ...mocks] },
  );
  await userEvent.selectOptions(screen.getByLabelText(texts.bulkTo), stageNames.REVIEWED);
  await userEvent.click(screen.getByRole("button", { name: texts.bulkMove }));
  expect(await screen.findByText(texts.bulkMoved(2, "REVIEWED"))).toBeInTheDocument();
};
const undoAll = () => userEvent.click(screen.getByRole("button", { name: undoTexts.undoAll }));

test("several moves are undone in one request, and it says which were refused", async () => {
  await moveAll([undoing(undone)]);
  await undoAll();
  expect(await screen.findByText(texts.bulkUndone(1))).toBeInTheDocument();
  expect(screen.getByText(texts.bulkUndoRefused(1))).toBeInTheDocument();
  const refused = within(screen.getByRole("status", { name: texts.bulkResults }));
  expect(refused.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Vera${LATE}`,
  ]);
  expect(screen.queryByRole("button", { name: undoTexts.undoAll })).toBeNull();
});

test("if undoing fails as a whole, it says so, and can be tried again", async () => {
  const empty = { result: { data: null } };
  await moveAll([undoing(empty), undoing(undone)]);
  await undoAll();
  expect(await screen.findByText(texts.bulkUndoFailed)).toBeInTheDocument();
  expect(screen.getByText(texts.bulkMoved(2, "REVIEWED"))).toBeInTheDocument();
  await undoAll();
  expect(await screen.findByText(texts.bulkUndone(1))).toBeInTheDocument();
  expect(screen.queryByText(texts.bulkUndoFailed)).toBeNull();
});

test("says which ones were moved, so that others that were selected meanwhile stay so", async () => {
  const onMoved = jest.fn();
  await moveAll([], onMoved);
  expect(onMoved).toHaveBeenCalledWith(["a1", "a2"]);
});
