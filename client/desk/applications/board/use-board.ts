import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { patiently } from "../../../lib/patiently";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import type { ApplicationCardFragment } from "../Applications.generated";
import { useMoves } from "../use-moves";
import { BoardColumnDocument, BoardDocument } from "./Board.generated";
import { boardOf, cardIn, grown, moving, placed, type Board } from "./board-state";

/** A board that was out of sight for this long is loaded again. */
const STALE_MS = 30_000;

/**
 * The board of a job, and its moves. Not in Apollo's cache: hundreds of cards take it longer to write than to draw, and
 * the board alone shows them.
 */
export function useBoard(jobId: string) {
  const client = useApolloClient();
  const [board, setBoard] = useState<Board | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(true);
  const loadedAt = useRef(0);

  const load = useCallback(async () => {
    setLoading(true);
    try {
      const { data } = await patiently(() =>
        client.query({
          query: BoardDocument,
          variables: { id: jobId },
          fetchPolicy: "no-cache",
        }),
      );
      loadedAt.current = Date.now();
      if (data?.job) setBoard(boardOf(data.job));
      setFailed(!data?.job);
    } catch {
      setFailed(true);
    }
    setLoading(false);
  }, [client, jobId]);
  useEffect(() => void load(), [load]);

  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible" && Date.now() - loadedAt.current > STALE_MS)
      void load();
  });
  useEffect(() => {
    const onVisible = () => refresh();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, []);

  const place = useCallback(
    (card: ApplicationCardFragment) => setBoard((known) => known && placed(known, card)),
    [],
  );
  const { move: send, dialog } = useMoves(place);

  /** Shows the card in its new column at once. If it can't go there, it goes to where it is. */
  const move = async (id: string, stage: ApplicationStatus) => {
    const card = board === null ? undefined : cardIn(board, id);
    if (card === undefined || !card.allowedMoves.includes(stage)) return;
    place(moving(card, stage, new Date()));
    const { application } = await send(card, stage);
    if (application === null) place(card);
  };

  const more = async (stage: ApplicationStatus): Promise<boolean> => {
    const after = board?.find((column) => column.stage === stage)?.endCursor;
    try {
      const { data } = await patiently(() =>
        client.query({
          query: BoardColumnDocument,
          variables: { id: jobId, status: stage, after: after ?? null },
          fetchPolicy: "no-cache",
        }),
      );
      const page = data?.job?.applications;
      if (page) setBoard((known) => known && grown(known, stage, page));
      return Boolean(page);
    } catch {
      return false;
    }
  };

  return { board, failed, loading, load: () => void load(), move, more, dialog };
}
