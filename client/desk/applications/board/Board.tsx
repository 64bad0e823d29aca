import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from "@dnd-kit/core";
import { useEffect, useId, useRef, useState } from "react";
import { boardTexts } from "#texts/desk-applications";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import { prefersReducedMotion } from "../../../lib/reduced-motion";
import { isStage } from "../stages";
import { BoardColumn } from "./BoardColumn";
import { DraggedCard } from "./BoardCard";
import { cardIn, type Board as BoardData, type Card } from "./board-state";
import { useStableActions } from "./card-actions";
import { useCarry } from "./use-carry";
import { useColumnMail } from "./use-column-mail";
import { StageJumps } from "./StageJumps";
import classes from "./Board.module.css";

/** A drag begins after this many pixels, so that a click stays a click. */
const DISTANCE = 6;
/** On a touch screen it begins after this time in milliseconds, so that swiping scrolls. */
const TOUCH = { delay: 220, tolerance: 8 };

interface BoardProps {
  board: BoardData;
  jobId: string;
  companyId: string | null;
  onMove: (id: string, stage: ApplicationStatus) => Promise<void>;
  onMore: (stage: ApplicationStatus) => Promise<boolean>;
}

/** Applications by stage. Cards are moved by mouse, by touch, by keyboard, and by their menus. */
export function Board({ board, jobId, companyId, onMove, onMore }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Card | null>(null);
  const { move, claimFocus } = useFocusAfterMove(onMove);
  const mail = useColumnMail(board, companyId);
  const carry = useCarry((card, stage) => move(card.id, stage));
  const actions = useStableActions({
    onMove: move,
    claimFocus,
    onGrip: carry.onGrip,
    onGripKey: carry.onGripKey,
    onGripBlur: carry.onGripBlur,
    idsIn: (stage) =>
      board.flatMap((column) => (column.stage === stage ? column.cards.map(({ id }) => id) : [])),
  });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  const hintId = useId();
  const moving = dragged ?? carry.carried?.card ?? null;
  const target = carry.carried?.over ?? null;
  useEffect(() => {
    if (target !== null) columnIn(root.current, target)?.scrollIntoView(NEAREST);
  }, [target]);

  const end = ({ over }: DragEndEvent) => {
    const stage = String(over?.id ?? "");
    if (dragged !== null && isStage(stage) && stage !== dragged.status)
      void onMove(dragged.id, stage);
    setDragged(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged(cardIn(board, String(active.id)) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={end}
    >
      {/* Hidden, since it describes the group: it would be read a second time. */}
      <p id={hintId} hidden>
        {boardTexts.hint}
      </p>
      <p role="status" className="visually-hidden">
        {carry.said}
      </p>
      <StageJumps
        board={board}
        onJump={(stage) => columnIn(root.current, stage)?.scrollIntoView(START)}
      />
      <div
        ref={root}
        role="group"
        aria-label={boardTexts.region}
        aria-describedby={hintId}
        className={classes.board}
        data-moving={moving !== null || undefined}
      >
        {board.map((column) => (
          <BoardColumn
            key={column.stage}
            jobId={jobId}
            column={column}
            isOffered={moving && isOfferedTo(moving, column.stage)}
            isTarget={target === column.stage}
            carriedId={carry.carried?.card.id ?? null}
            onMore={onMore}
            onMail={mail.write}
            actions={actions}
          />
        ))}
      </div>
      {mail.dialog}
      <DragOverlay dropAnimation={prefersReducedMotion() ? null : undefined}>
        {dragged !== null && <DraggedCard card={dragged} />}
      </DragOverlay>
    </DndContext>
  );
}

const isOfferedTo = ({ status, allowedMoves }: Card, stage: ApplicationStatus): boolean =>
  stage === status || allowedMoves.includes(stage);

const NEAREST = { inline: "nearest", block: "nearest" } as const;
const START = { inline: "start", block: "nearest" } as const;

const columnIn = (root: HTMLElement | null, stage: ApplicationStatus) =>
  root?.querySelector<HTMLElement>(`[data-column="${stage}"]`);

/** Dragging needs a pointer, and says nothing; carrying by keyboard has words of its own. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

/** A moved card is drawn anew in another column: the focus follows it there. */
function useFocusAfterMove(onMove: BoardProps["onMove"]) {
  const movedId = useRef<string | null>(null);
  const move = (id: string, stage: ApplicationStatus) => {
    movedId.current = id;
    void onMove(id, stage);
  };
  const claimFocus = (id: string): boolean => {
    if (movedId.current !== id) return false;
    movedId.current = null;
    return true;
  };
  return { move, claimFocus };
}
