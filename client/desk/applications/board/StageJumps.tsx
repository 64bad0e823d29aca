import { boardTexts } from "#texts/desk-applications";
import { figureTexts } from "#texts/desk-figures";
import { stageNames } from "#texts/stages";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import type { Board } from "./board-state";
import { StageDot } from "../StageBadge";
import classes from "./Board.module.css";

interface StageJumpsProps {
  board: Board;
  onJump: (stage: ApplicationStatus) => void;
}

/** On screens that show one column at a time: all stages with their counts. */
export const StageJumps = ({ board, onJump }: StageJumpsProps) => (
  <div role="group" aria-label={boardTexts.stages} className={classes.jumps}>
    {board.map(({ stage, count }) => (
      <button key={stage} type="button" className={classes.jump} onClick={() => onJump(stage)}>
        <StageDot stage={stage} />
        {stageNames[stage]}
        <span className={classes.count}>{figureTexts.count(count)}</span>
      </button>
    ))}
  </div>
);
