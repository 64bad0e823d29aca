import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import type { ApplicationCardFragment } from "../Applications.generated";
import { STAGES } from "../stages";
import type { BoardPageFragment, BoardQuery } from "./Board.generated";

export type Card = ApplicationCardFragment;

/** The applications of a stage, as far as they are loaded. */
export interface BoardColumn {
  stage: ApplicationStatus;
  cards: readonly Card[];
  /** All that are in the stage, loaded or not. */
  count: number;
  hasMore: boolean;
  endCursor: string | null;
}

/** Columns in the order of the pipeline. */
export type Board = readonly BoardColumn[];

type Job = NonNullable<BoardQuery["job"]>;

const pagesOf = (job: Job): Record<ApplicationStatus, BoardPageFragment | null> => ({
  SUBMITTED: job.submitted,
  REVIEWED: job.reviewed,
  SUBMITTED_TO_CLIENT: job.submittedToClient,
  INTERVIEW: job.interview,
  OFFER: job.offer,
  HIRED: job.hired,
  REJECTED: job.rejected,
  WITHDRAWN: job.withdrawn,
});

/** The first page of each column. */
export function boardOf(job: Job): Board {
  const pages = pagesOf(job);
  return STAGES.map((stage) => {
    const cards = pages[stage]?.nodes ?? [];
    const { hasNextPage = false, endCursor = null } = pages[stage]?.pageInfo ?? {};
    const counted = job.applicationCounts?.find(({ status }) => status === stage)?.count ?? 0;
    const count = Math.max(counted, cards.length);
    return { stage, cards, count, hasMore: hasNextPage, endCursor };
  });
}

export const cardIn = (board: Board, id: string): Card | undefined =>
  board.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** What the board shows of a card that goes to another stage, until the server answers. */
export const moving = (card: Card, status: ApplicationStatus, at: Date): Card => ({
  ...card,
  status,
  stageChangedAt: at.toISOString(),
  allowedMoves: [],
});

/** The board with this card as it is now: on top of its column, if it comes from another one. */
export function placed(board: Board, card: Card): Board {
  return board.map((column) => {
    const { stage, cards, count } = column;
    const isHere = cards.some(({ id }) => id === card.id);
    if (stage === card.status)
      return isHere
        ? { ...column, cards: cards.map((known) => (known.id === card.id ? card : known)) }
        : { ...column, cards: [card, ...cards], count: count + 1 };
    if (!isHere) return column;
    const others = cards.filter(({ id }) => id !== card.id);
    return { ...column, cards: others, count: Math.max(count - 1, others.length) };
  });
}

/** The board with the next page of a column. A card that moved meanwhile stays where the board shows it. */
export function grown(board: Board, stage: ApplicationStatus, page: BoardPageFragment): Board {
  const known = new Set(board.flatMap(({ cards }) => cards.map(({ id }) => id)));
  return board.map((column) => {
    if (column.stage !== stage) return column;
    const cards = [...column.cards, ...page.nodes.filter(({ id }) => !known.has(id))];
    const { hasNextPage: hasMore, endCursor } = page.pageInfo;
    return { ...column, cards, count: Math.max(column.count, cards.length), hasMore, endCursor };
  });
}
