import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { UNDO_SECONDS } from "#site/undo-seconds";
import { heldTexts } from "#texts/held";
import { noAnswerText } from "../../lib/refusal";
import { MyApplicationDocument } from "./Application.generated";
import { dropDraft, readDraft, writeDraft } from "../../lib/session/drafts";
import { followProfile } from "../../lib/session/follow-profile";
import { MyLastApplicationDocument } from "./MyLastApplication.generated";
import { UndoApplicationDocument } from "./UndoApplication.generated";

const TICK_MS = 250;
/** The server sends within a second of the time. */
const LOOK_AFTER_MS = [1000, 1500, 2500];

export type HeldState =
  | { kind: "none" }
  /** `endsAt` by this browser's clock. */
  | { kind: "waiting"; id: string; endsAt: number; isUndoing: boolean }
  | { kind: "undone" }
  /** It was not sent, or can't be undone anymore; `text` says so. */
  | { kind: "failed"; text: string };

export interface HeldApplication {
  state: HeldState;
  secondsLeft: number;
  /** @param id of an application that the server now holds back */
  begin: (id: string) => void;
  undo: () => void;
}

interface Kept {
  id: string;
  endsAt: number;
}
const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "endsAt" in value &&
  typeof value.endsAt === "number";

/**
 * An application in the seconds before the server sends it. The server sends it whether or not this page stays open; a reload finds
 * it again.
 * @param viewerId who is signed in; null for no one, who sees nothing of it
 */
export function useHeldApplication(
  jobId: string,
  viewerId: string | null,
  onSent: () => void,
): HeldApplication {
  const client = useApolloClient();
  const [state, setState] = useState<HeldState>({ kind: "none" });
  const [now, setNow] = useState(0);
  const isWaiting = state.kind === "waiting";
  const endsAt = isWaiting ? state.endsAt : 0;
  const isOver = isWaiting && now >= endsAt;

  const name = `held:${jobId}`;
  const follow = useEffectEvent(() => {
    const kept = viewerId === null ? undefined : readDraft(viewerId, name);
    const at = Date.now();
    setNow(at);
    setState(
      isKept(kept) && kept.endsAt > at
        ? { kind: "waiting", ...kept, isUndoing: false }
        : { kind: "none" },
    );
  });
  useEffect(() => follow(), [jobId, viewerId]);
  const forget = useEffectEvent(() => {
    if (viewerId !== null) dropDraft(viewerId, name);
  });
  useEffect(() => {
    if (state.kind === "undone" || state.kind === "failed") forget();
  }, [state.kind]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const finish = useEffectEvent((isSent: boolean) => {
    setState(isSent ? { kind: "none" } : { kind: "failed", text: heldTexts.notSent });
    if (isSent) onSent();
  });
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
    }).then((isSent) => isCurrent && finish(isSent));
    return () => {
      isCurrent = false;
    };
  }, [client, isOver, jobId]);

  const undo = async (id: string) => {
    setState((before) => (before.kind === "waiting" ? { ...before, isUndoing: true } : before));
    try {
      const { data } = await client.mutate({
        mutation: UndoApplicationDocument,
        variables: { input: { id } },
      });
      const [refusal] = data?.undoApplication.userErrors ?? [];
      setState(refusal ? { kind: "failed", text: refusal.message } : { kind: "undone" });
    } catch (error) {
      setState({ kind: "failed", text: noAnswerText(error) });
    }
  };

  return {
    state,
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    begin: (id) => {
      const from = Date.now();
      setNow(from);
      const kept: Kept = { id, endsAt: from + UNDO_SECONDS * 1000 };
      setState({ kind: "waiting", ...kept, isUndoing: false });
      if (viewerId !== null) writeDraft(viewerId, name, kept);
    },
    undo: () => {
      if (state.kind === "waiting" && !state.isUndoing) void undo(state.id);
    },
  };
}

/** Looks a few times. @returns whether it was found; a look that fails found nothing */
async function looked(look: () => Promise<boolean>): Promise<boolean> {
  for (const wait of LOOK_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (await look().catch(() => false)) return true;
  }
  return false;
}
