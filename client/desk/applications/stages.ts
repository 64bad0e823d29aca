import { stageNames } from "#texts/stages";
import type { ApplicationStatus } from "../../lib/schema-types.generated";

export const isStage = (text: string): text is ApplicationStatus => text in stageNames;

/** All stages, in the order of the pipeline. */
export const STAGES: readonly ApplicationStatus[] = Object.keys(stageNames).filter(isStage);

/** Stages in which an application waits for someone. */
export const OPEN_STAGES: readonly ApplicationStatus[] = STAGES.slice(0, STAGES.indexOf("HIRED"));
