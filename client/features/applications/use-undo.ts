import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { heldTexts } from "#texts/held";
import { readFailure } from "../../lib/api-error";
import { lookForApplication } from "./look-for-application";
import { UndoApplicationDocument } from "./UndoApplication.generated";
import {
  firstUndoState,
  isEnded,
  nextUndoState,
  type UndoEvent,
  type UndoState,
} from "./undo-state";
import type { Held } from "./use-held";

const TICK_MS = 250;

export interface Undo {
  state: UndoState;
  secondsLeft: number;
  undo: () => void;
}

/**
 * Follows a held application until it is sent, or takes it back.
 * @param onEnd told once whether it was sent
 */
export function useUndo(held: Held, jobId: string, onEnd: (isSent: boolean) => void): Undo {
  const { id, endsAt } = held;
  const client = useApolloClient();
  const [state, dispatch] = useReducer(nextUndoState, firstUndoState);
  const isWaiting = state.kind === "waiting";
  const msLeft = useMsLeft(endsAt, isWaiting);
  const isLooking = state.kind === "refused" || (isWaiting && msLeft <= 0);

  useEffect(() => {
    if (!isLooking) return;
    const controller = new AbortController();
    const { signal } = controller;
    void lookForApplication(client, jobId, endsAt, signal)
      .then(async (look) => (look === "none" && (await isQueued(client, id)) ? "unknown" : look))
      .then((look) => {
        if (!signal.aborted) dispatch({ type: "looked", look, notSent: heldTexts.notSent });
      });
    return () => controller.abort();
  }, [client, isLooking, id, jobId, endsAt]);

  const hasEnded = isEnded(state);
  const end = useEffectEvent(() => onEnd(state.kind === "sent"));
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);

  return {
    state,
    secondsLeft: Math.max(0, Math.ceil(msLeft / 1000)),
    undo: () => {
      if (!isWaiting || state.isUndoing) return;
      dispatch({ type: "asked" });
      void undo(client, id).then(dispatch);
    },
  };
}

/** Milliseconds until a time, counted down while `isTicking`. */
function useMsLeft(time: number, isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return time - now;
}

/** Whether the server may still be trying to send it: it then refuses to undo it, since its time is over. */
async function isQueued(client: ApolloClient, id: string): Promise<boolean> {
  const answer = await undo(client, id);
  return answer.type === "unanswered" || (answer.type === "refused" && answer.code === "CONFLICT");
}

async function undo(client: ApolloClient, id: string): Promise<UndoEvent> {
  try {
    const { data } = await client.mutate({
      mutation: UndoApplicationDocument,
      variables: { input: { id } },
    });
    const [refusal] = data?.undoApplication.userErrors ?? [];
    if (refusal) return { type: "refused", code: refusal.code, text: refusal.message };
    return { type: "undone" };
  } catch (error) {
    const failure = readFailure(error);
    const message = failure.kind === "network" ? "" : failure.message;
    return { type: "unanswered", text: message || heldTexts.undoFailed };
  }
}
