import type { EntityManager } from "typeorm";
import type { SignedIn } from "../../../core/actor.js";
import type { ApplicationStatus } from "../application.entity.js";

/** A move that is about to be written, with the application locked. */
export interface StageMove {
  transaction: EntityManager;
  actor: SignedIn;
  application: {
    id: string;
    userId: string;
    jobId: string;
    companyId: string;
    status: ApplicationStatus;
  };
  to: ApplicationStatus;
}

/**
 * What another module asks of a move into a stage: consent before SUBMITTED_TO_CLIENT, the placement before HIRED. Each
 * module makes its own, and services.ts hands them to `StageService`, which knows none of those modules.
 */
export interface StageGate {
  stage: ApplicationStatus;
  /** Refuses the move by throwing an `AppError`. May write rows of its own in the transaction. */
  check(move: StageMove): Promise<void>;
  /** Takes back what `check` wrote, when the move into the stage is undone. */
  undo?(move: StageMove): Promise<void>;
}
