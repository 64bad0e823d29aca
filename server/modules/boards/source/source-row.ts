import type { RowFault } from "../board.types.js";

/** A row of a source before its format is known: a value of JSON, or the cells of a table by the names of their columns. */
export type SourceRow =
  | { at: number; value: unknown; fault?: undefined }
  /** @property value what could be read of it */
  | { at: number; fault: RowFault; value: unknown };

/** A source as rows. */
export interface RowSource {
  rows: AsyncIterable<SourceRow>;
  /** The name of the list (`jobs`), "$" for a bare one; null if there is none, so that no rows are no list. */
  list: string | null;
  /** Whether it has all of a board, unlike a page about one job. */
  isBoard: boolean;
  /** What is beside the list, by its path, e.g. `meta.total`: complete when the rows are read. */
  beside: ReadonlyMap<string, unknown>;
}

/**
 * Characters between the ends of two rows: more would fill the memory. The largest adverts have about a hundred thousand, of
 * which a site of ours takes no more.
 */
export const MOST_BETWEEN_ROWS = 8 * 2 ** 20;
