import { stageNames } from "#texts/stages";
import type { ApplicationStatus } from "../../lib/schema-types.generated";
import classes from "./StageBadge.module.css";

/** The stage of an application, with a dot in the stage's color. */
export const StageBadge = ({ stage }: { stage: ApplicationStatus }) => (
  <span className={classes.badge}>
    <StageDot stage={stage} />
    {stageNames[stage]}
  </span>
);

export const StageDot = ({ stage }: { stage: ApplicationStatus }) => (
  <span className={classes.dot} data-stage={stage} aria-hidden="true" />
);
