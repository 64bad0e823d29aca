import { useEffect, useEffectEvent, useState } from "react";
import { UNDO_SECONDS } from "#site/undo-seconds";
import { dropDraft, readDraft, writeDraft } from "../../lib/session/drafts";

/** An application that the server holds back. */
export interface Held {
  id: string;
  /** Until when it may be taken back, by this browser's clock. The server sends it soon after. */
  endsAt: number;
}
const isHeld = (value: unknown): value is Held =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "endsAt" in value &&
  typeof value.endsAt === "number";

export interface HeldState {
  /** The one to show, which stays after it has ended; null for none. */
  held: Held | null;
  /** Whether it may still be taken back, or is being sent. */
  isWaiting: boolean;
  /** @param id of an application that the server now holds back */
  begin: (id: string) => void;
  /** What becomes of it can't be shown now. It is asked for when the page is opened again. */
  release: () => void;
  /** It was sent, or will never be. */
  end: () => void;
}

/**
 * The application to a job in the seconds before the server sends it. The server sends it whether or not this page stays open. Who
 * comes back finds it again, also after that time: what became of it is not known here yet.
 * @param viewerId who is signed in; null for no one, who sees nothing of it
 */
export function useHeld(jobId: string, viewerId: string | null): HeldState {
  const [held, setHeld] = useState<Held | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const draft = `held:${jobId}`;
  const find = useEffectEvent(() => {
    const kept = viewerId === null ? undefined : readDraft(viewerId, draft);
    const found = isHeld(kept) ? kept : null;
    setHeld(found);
    setWaiting(found !== null);
  });
  useEffect(() => find(), [jobId, viewerId]);
  return {
    held,
    isWaiting,
    begin: (id) => {
      const begun: Held = { id, endsAt: Date.now() + UNDO_SECONDS * 1000 };
      setHeld(begun);
      setWaiting(true);
      if (viewerId !== null) writeDraft(viewerId, draft, begun);
    },
    release: () => setWaiting(false),
    end: () => {
      setWaiting(false);
      if (viewerId !== null) dropDraft(viewerId, draft);
    },
  };
}
