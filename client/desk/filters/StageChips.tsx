import { Chip } from "@mantine/core";
import { deskApplicationTexts } from "#texts/desk-applications";
import { stageNames } from "#texts/stages";
import { STAGES } from "../applications/stages";
import classes from "./Filters.module.css";

interface StageChipsProps {
  stages: readonly string[];
  onChange: (stages: string[]) => void;
}

/** Chooses stages of applications; none means all. */
export const StageChips = ({ stages, onChange }: StageChipsProps) => (
  <Chip.Group multiple value={[...stages]} onChange={onChange}>
    <div role="group" aria-label={deskApplicationTexts.stage} className={classes.stages}>
      {STAGES.map((stage) => (
        <Chip key={stage} value={stage} size="sm" variant="outline">
          {stageNames[stage]}
        </Chip>
      ))}
    </div>
  </Chip.Group>
);
