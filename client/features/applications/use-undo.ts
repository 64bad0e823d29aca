import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { heldTexts } from "#texts/held";
import { noAnswerText } from "../../lib/refusal";
import { followProfile } from "../../lib/session/follow-profile";
import { MyApplicationDocument } from "./Application.generated";
import { MyLastApplicationDocument } from "./MyLastApplication.generated";
import { UndoApplicationDocument } from "./UndoApplication.generated";
import type { Held } from "./use-held";

const TICK_MS = 250;
/** The server sends within a second of the time. */
const LOOK_AFTER_MS = [1000, 1500, 2500];

export type UndoState =
  | { kind: "waiting"; isUndoing: boolean }
  | { kind: "sent" }
  | { kind: "undone" }
  /** It was not sent, or can't be undone anymore; `text` says so. */
  | { kind: "failed"; text: string };

export interface Undo {
  state: UndoState;
  secondsLeft: number;
  undo: () => void;
}

/**
 * Follows a held application until it is sent, or takes it back.
 * @param onEnd told once whether it was sent
 */
export function useUndo(
  { id, endsAt }: Held,
  jobId: string,
  onEnd: (isSent: boolean) => void,
): Undo {
  const client = useApolloClient();
  const [state, setState] = useState<UndoState>({ kind: "waiting", isUndoing: false });
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = state.kind === "waiting";
  const isOver = isWaiting && now >= endsAt;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const end = useEffectEvent(() => onEnd(state.kind === "sent"));
  useEffect(() => {
    if (!isWaiting) end();
  }, [isWaiting]);

  useEffect(() => {
    if (!isOver) return;
    let isCurrent = true;
    void looked(async () => {
      const query = {
        query: MyApplicationDocument,
        variables: { jobId },
        fetchPolicy: "network-only",
      } as const;
      const { data } = await client.query(query);
      const found = data?.myApplication;
      if (!found || found.status === "WITHDRAWN") return false;
      client.writeQuery({ query: MyLastApplicationDocument, data: { myLastApplication: found } });
      followProfile(client);
      return true;
    }).then((isSent) => {
      if (isCurrent) setState(isSent ? { kind: "sent" } : failed(heldTexts.notSent));
    });
    return () => {
      isCurrent = false;
    };
  }, [client, isOver, jobId]);

  const undo = async () => {
    setState({ kind: "waiting", isUndoing: true });
    try {
      const { data } = await client.mutate({
        mutation: UndoApplicationDocument,
        variables: { input: { id } },
      });
      const [refusal] = data?.undoApplication.userErrors ?? [];
      setState(refusal ? failed(refusal.message) : { kind: "undone" });
    } catch (error) {
      setState(failed(noAnswerText(error)));
    }
  };

  return {
    state,
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    undo: () => {
      if (isWaiting && !state.isUndoing) void undo();
    },
  };
}

const failed = (text: string): UndoState => ({ kind: "failed", text });

/** Looks a few times. @returns whether it was found; a look that fails found nothing */
async function looked(look: () => Promise<boolean>): Promise<boolean> {
  for (const wait of LOOK_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (await look().catch(() => false)) return true;
  }
  return false;
}
