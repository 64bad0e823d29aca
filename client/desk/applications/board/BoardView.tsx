import { boardTexts } from "#texts/desk-applications";
import { EmptyState } from "../../../components/ui/EmptyState";
import { ErrorState } from "../../../components/ui/ErrorState";
import { Skeleton } from "../../../components/ui/Skeleton";
import { Board } from "./Board";
import { useBoard } from "./use-board";
import classes from "./Board.module.css";

interface BoardViewProps {
  jobId: string;
  /** Null until it is known. */
  companyId: string | null;
}

/** A job's board in its four states. */
export function BoardView({ jobId, companyId }: BoardViewProps) {
  const { board, failed, loading, load, move, more, dialog } = useBoard(jobId);
  if (board === null)
    return failed ? (
      <ErrorState title={boardTexts.failed} retrying={loading} onRetry={load} />
    ) : (
      <div className={classes.board} aria-busy="true">
        {[1, 2, 3, 4, 5].map((column) => (
          <div key={column} className={classes.column}>
            <Skeleton height="100%" radius="var(--radius-md)" />
          </div>
        ))}
      </div>
    );
  if (board.every(({ count }) => count === 0))
    return <EmptyState title={boardTexts.noneTitle}>{boardTexts.noneText}</EmptyState>;
  return (
    <>
      <Board board={board} jobId={jobId} companyId={companyId} onMove={move} onMore={more} />
      {dialog}
    </>
  );
}
