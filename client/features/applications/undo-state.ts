/** What is known of an application that is held back. */
export type UndoState =
  | {
      kind: "waiting";
      isUndoing: boolean;
      /** Why the last undo got no answer; null without one. */
      problem: string | null;
    }
  /** The server did not take it back; `text` says why. What became of it is still looked for. */
  | { kind: "refused"; text: string }
  /** The server could not be asked what became of it. */
  | { kind: "unclear" }
  | EndedState;

/** Nothing more will happen. */
type EndedState =
  | { kind: "sent" }
  | { kind: "undone" }
  /** It was sent and then withdrawn, which the person knows. */
  | { kind: "withdrawn" }
  | { kind: "failed"; text: string };

/** What the server has of an application; "unknown" without an answer. */
export type Look = "sent" | "withdrawn" | "none" | "unknown";

export type UndoEvent =
  /** An undo was asked for. */
  | { type: "asked" }
  | { type: "undone" }
  | { type: "unanswered"; text: string }
  | { type: "refused"; code: string; text: string }
  /** @param notSent the text for one that the server does not have */
  | { type: "looked"; look: Look; notSent: string };

export const firstUndoState: UndoState = { kind: "waiting", isUndoing: false, problem: null };

export const isEnded = (state: UndoState): state is EndedState =>
  state.kind !== "waiting" && state.kind !== "refused" && state.kind !== "unclear";

/** The state after an event. Answers may cross: one that comes too late changes nothing. */
export function nextUndoState(state: UndoState, event: UndoEvent): UndoState {
  switch (event.type) {
    case "asked":
      return state.kind === "waiting" ? { ...state, isUndoing: true } : state;
    case "undone":
      return { kind: "undone" };
    case "unanswered":
      return state.kind === "waiting"
        ? { kind: "waiting", isUndoing: false, problem: event.text }
        : state;
    case "refused":
      if (isEnded(state)) return state;
      // The undo before it had reached the server, and only its answer was lost.
      if (event.code === "NOT_FOUND" && state.kind === "waiting" && state.problem !== null)
        return { kind: "undone" };
      return { kind: "refused", text: event.text };
    case "looked":
      return afterLook(state, event.look, event.notSent);
    default:
      return event satisfies never;
  }
}

function afterLook(state: UndoState, look: Look, notSent: string): UndoState {
  if (isEnded(state)) return state;
  if (state.kind === "refused")
    return look === "unknown" ? state : { kind: "failed", text: state.text };
  if (look === "unknown") return { kind: "unclear" };
  if (look !== "none") return { kind: look };
  const hasOpenUndo = state.kind === "waiting" && (state.isUndoing || state.problem !== null);
  return hasOpenUndo ? { kind: "undone" } : { kind: "failed", text: notSent };
}
