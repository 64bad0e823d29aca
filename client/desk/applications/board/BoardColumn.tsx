import { useDroppable } from "@dnd-kit/core";
import { Button } from "@mantine/core";
import { useDeferredValue, useId, useState } from "react";
import { boardTexts } from "#texts/desk-applications";
import { figureTexts } from "#texts/desk-figures";
import { stageNames } from "#texts/stages";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import { StageDot } from "../StageBadge";
import { BoardCard } from "./BoardCard";
import { ColumnMenu } from "./ColumnMenu";
import type { BoardColumn as Column } from "./board-state";
import type { CardActions } from "./card-actions";
import classes from "./Board.module.css";

/** Cards of a column that are drawn at once, as many as a screen shows; the others follow when the browser has time. */
const FIRST = 7;

interface BoardColumnProps {
  jobId: string;
  column: Column;
  /** Whether a card is being moved, and may go here; null while none is. */
  isOffered: boolean | null;
  /** A card that is carried by keyboard is over this column. */
  isTarget: boolean;
  carriedId: string | null;
  onMore: (stage: ApplicationStatus) => Promise<boolean>;
  onMail: (stage: ApplicationStatus) => void;
  actions: CardActions;
}

/** The applications of a stage. */
export function BoardColumn(props: BoardColumnProps) {
  const { jobId, column, isOffered, isTarget, carriedId, onMore, onMail, actions } = props;
  const { stage, cards, count } = column;
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: isOffered === false });
  const drawn = useDeferredValue(cards, cards.slice(0, FIRST));
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={classes.column}
      data-column={stage}
      data-offered={isOffered ?? undefined}
      data-target={isOver || isTarget || undefined}
    >
      <header className={classes.columnHead}>
        <h2 id={id} className={classes.columnTitle}>
          <StageDot stage={stage} />
          <span aria-hidden="true">{stageNames[stage]}</span>
          <span className="visually-hidden">{boardTexts.column(stage, count)}</span>
        </h2>
        <span className={classes.columnTools}>
          <span className={classes.count} aria-hidden="true">
            {figureTexts.count(count)}
          </span>
          {cards.length > 0 && (
            <ColumnMenu jobId={jobId} column={column} onMail={() => onMail(stage)} />
          )}
        </span>
      </header>
      {cards.length === 0 ? (
        <p className={classes.nobody}>{boardTexts.empty}</p>
      ) : (
        <ul className={classes.cards}>
          {drawn.map((card) => (
            <BoardCard
              key={card.id}
              card={card}
              isCarried={carriedId === card.id}
              actions={actions}
            />
          ))}
          {column.hasMore && (
            <li>
              <More column={column} onMore={onMore} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function More({ column, onMore }: Pick<BoardColumnProps, "column" | "onMore">) {
  const { stage, cards, count } = column;
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const more = async () => {
    setLoading(true);
    setFailed(!(await onMore(stage)));
    setLoading(false);
  };
  return (
    <div className={classes.more}>
      <p role={failed ? "alert" : undefined}>
        {failed ? boardTexts.moreFailed : boardTexts.shown(cards.length, count)}
      </p>
      <Button variant="default" size="xs" fullWidth loading={loading} onClick={() => void more()}>
        {boardTexts.more(count - cards.length)}
      </Button>
    </div>
  );
}
