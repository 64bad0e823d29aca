import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import { cardIn, grown, moving, placed, type Board, type Card } from "./board-state";

const card = (id: string, status: ApplicationStatus, version = 1): Card => ({
  __typename: "ApplicationSummary",
  id,
  name: `Person ${id}`,
  location: "Austin, TX",
  status,
  version,
  appliedAt: "2026-11-20T12:00:00.000Z",
  stageChangedAt: "2026-11-20T12:00:00.000Z",
  assigneeName: null,
  allowedMoves: [],
  viewerCanMove: true,
});

const board: Board = [
  {
    stage: "SUBMITTED",
    cards: [card("a", "SUBMITTED"), card("b", "SUBMITTED")],
    count: 60,
    hasMore: true,
    endCursor: "b",
  },
  {
    stage: "REVIEWED",
    cards: [card("c", "REVIEWED")],
    count: 1,
    hasMore: false,
    endCursor: null,
  },
];

const shown = (state: Board) =>
  state.map(({ cards, count }) => [cards.map(({ id }) => id).join(""), count]);

const page = (ids: string[], hasNextPage: boolean) => ({
  __typename: "ApplicationSummaryConnection" as const,
  nodes: ids.map((id) => card(id, "SUBMITTED")),
  pageInfo: { __typename: "PageInfo" as const, hasNextPage, endCursor: ids.at(-1) ?? null },
});

describe("a card on the board", () => {
  it("goes on top of its new column, and both columns count", () => {
    const moved = placed(board, card("b", "REVIEWED", 2));
    expect(shown(moved)).toEqual([
      ["a", 59],
      ["bc", 2],
    ]);
    expect(cardIn(moved, "b")?.version).toBe(2);
  });

  it("has just come to its new stage, before the server has answered", () => {
    const at = new Date("2026-11-27T12:00:00Z");
    const moved = placed(board, moving(card("b", "SUBMITTED"), "REVIEWED", at));
    expect(shown(moved)).toEqual([
      ["a", 59],
      ["bc", 2],
    ]);
    expect(cardIn(moved, "b")?.stageChangedAt).toBe(at.toISOString());
  });

  it("is replaced where it is when its stage is the same", () => {
    const changed = placed(board, card("b", "SUBMITTED", 3));
    expect(shown(changed)).toEqual(shown(board));
    expect(cardIn(changed, "b")?.version).toBe(3);
  });

  it("comes back without a trace when its move is undone", () => {
    const there = placed(board, card("a", "REVIEWED", 2));
    const back = placed(there, card("a", "SUBMITTED", 3));
    expect(shown(back)).toEqual(shown(board));
  });
});

describe("the next page of a column", () => {
  it("leaves out cards that are on the board already", () => {
    const moved = placed(board, card("b", "REVIEWED", 2));
    const more = grown(moved, "SUBMITTED", page(["b", "d", "e"], false));
    expect(shown(more)).toEqual([
      ["ade", 59],
      ["bc", 2],
    ]);
    expect(more[0]).toMatchObject({ hasMore: false, endCursor: "e" });
    expect(more[1]).toBe(moved[1]);
  });
});
