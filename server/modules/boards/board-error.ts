import { boardTexts } from "#texts/boards";

/** Why a source can't be read. */
export type BoardFault =
  /** Nothing but blanks. */
  | "EMPTY"
  /** None of the formats, or a page of errors in place of the list. */
  | "NOT_A_BOARD"
  /** It ends in the middle. */
  | "CUT_SHORT"
  /** XML with a DOCTYPE, which could define entities of its own. */
  | "DOCTYPE"
  /** Its bytes are not of the encoding that it declares. */
  | "ENCODING"
  /** One row, or the text between two, would fill the memory. */
  | "TOO_LARGE"
  /** Not well-formed. */
  | "MALFORMED";

/**
 * A source, or the rest of it, can't be read. A failed read never means that a board has no jobs: close nothing after it.
 */
export class BoardUnreadable extends Error {
  override name = "BoardUnreadable";
  constructor(
    readonly code: BoardFault,
    /** Where or what, e.g. `line 12`, as the parser says it. */
    readonly detail: string | null = null,
    options?: ErrorOptions,
  ) {
    super(
      detail === null ? boardTexts.faults[code] : `${boardTexts.faults[code]} (${detail})`,
      options,
    );
  }
}
