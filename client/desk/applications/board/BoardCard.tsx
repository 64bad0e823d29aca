import { useDraggable } from "@dnd-kit/core";
import { IconGripVertical, IconMapPin, IconUserCheck } from "@tabler/icons-react";
import { memo, useEffect, useRef } from "react";
import { boardTexts, deskApplicationTexts as texts } from "#texts/desk-applications";
import { usDate } from "../../../lib/us-date";
import { isFocusLost } from "../../../lib/watch-work";
import { ApplicationLink } from "../ApplicationLink";
import { MoveMenu } from "../MoveMenu";
import { StageTime } from "../StageTime";
import type { Card } from "./board-state";
import type { CardActions } from "./card-actions";
import classes from "./Board.module.css";

interface BoardCardProps {
  card: Card;
  isCarried: boolean;
  actions: CardActions;
}

/** An application on the board: dragged as a whole, carried by its handle, or moved by its menu. */
export function BoardCard({ card, isCarried, actions }: BoardCardProps) {
  const { id, allowedMoves } = card;
  const isMovable = allowedMoves.length > 0;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !isMovable });
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-card={id}
      data-dragging={isDragging || undefined}
      data-carried={isCarried || undefined}
      data-movable={isMovable || undefined}
      {...listeners}
    >
      <CardContent card={card} isCarried={isCarried} actions={actions} />
    </li>
  );
}

/** Drawn once: a drag over the columns draws only what is around it. */
const CardContent = memo(function CardContent({ card, isCarried, actions }: BoardCardProps) {
  const { id, name, status, allowedMoves } = card;
  const grip = useRef<HTMLButtonElement>(null);
  // While the move is on its way, the card can't be moved and has no handle. Who went on to another card stays there.
  useEffect(() => {
    if (grip.current !== null && actions.claimFocus(id) && isFocusLost()) grip.current.focus();
  }, [actions, id, allowedMoves]);
  return (
    <>
      <div className={classes.head}>
        <ApplicationLink id={id} ids={() => actions.idsIn(status)} className={classes.name}>
          {name}
        </ApplicationLink>
        {allowedMoves.length > 0 && (
          <div className={classes.tools}>
            <button
              ref={grip}
              type="button"
              className={classes.grip}
              aria-label={boardTexts.grip(name)}
              aria-pressed={isCarried}
              onClick={() => actions.onGrip(card)}
              onKeyDown={actions.onGripKey}
              onBlur={actions.onGripBlur}
            >
              <IconGripVertical size={18} aria-hidden="true" />
            </button>
            <MoveMenu application={card} onMove={(stage) => actions.onMove(id, stage)} />
          </div>
        )}
      </div>
      <CardFacts card={card} />
    </>
  );
});

/** The card under the pointer while it is dragged. */
export const DraggedCard = ({ card }: { card: Card }) => (
  <div className={classes.card} data-lifted>
    <p className={classes.name}>{card.name}</p>
    <CardFacts card={card} />
  </div>
);

function CardFacts({ card }: { card: Card }) {
  const { location, appliedAt, stageChangedAt, assigneeName } = card;
  return (
    <>
      {location !== "" && (
        <p className={classes.fact}>
          <IconMapPin size={14} aria-hidden="true" />
          {location}
        </p>
      )}
      <p className={classes.fact}>{texts.applied(usDate(appliedAt))}</p>
      <p className={classes.fact}>
        <StageTime since={stageChangedAt} />
      </p>
      {assigneeName !== null && (
        <p className={classes.fact}>
          <IconUserCheck size={14} aria-hidden="true" />
          <span className="visually-hidden">{texts.assignedTo}</span> {assigneeName}
        </p>
      )}
    </>
  );
}
