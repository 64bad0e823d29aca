import type { ComplexityEstimator } from "graphql-query-complexity";
import { Ctx, Mutation, Resolver } from "type-graphql";
import { fieldErrorsOf } from "../../../core/errors.js";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { ApplicationSummary } from "./application-summary.types.js";
import { MoveRefused, type MoveResult, type StageService } from "./stage.service.js";
import {
  MoveApplicationInput,
  MoveApplicationPayload,
  MoveApplicationsInput,
  MoveApplicationsPayload,
  UndoMoveApplicationInput,
  UndoMoveApplicationsInput,
} from "./stage.types.js";

/** Each move returns an application. */
const perMove: ComplexityEstimator = ({ args, childComplexity }) => {
  const moves: unknown = (args.input as { moves?: unknown } | undefined)?.moves;
  return 1 + childComplexity * Math.max(1, Array.isArray(moves) ? moves.length : 0);
};

@Resolver()
export class StageResolver {
  constructor(private readonly stages: StageService) {}

  @Mutation(() => MoveApplicationPayload, {
    description:
      "Moves an application to another stage. `CONFLICT`, with the application as it is now, if it has been moved since `expectedVersion`. For recruiters and owners of the job's company and administrators with a second factor; candidates may only move their own to `WITHDRAWN`.",
  })
  moveApplication(
    @Ctx() { actor }: ActorContext,
    @Input(MoveApplicationInput, "The application and its new stage.") input: MoveApplicationInput,
  ) {
    return moved(() => this.stages.move(actor, input));
  }

  @Mutation(() => MoveApplicationsPayload, {
    description:
      "Moves up to 200 applications to one stage. Each is moved completely or not at all; `results` says which. For recruiters and owners of the job's company and administrators with a second factor; candidates may only move their own to `WITHDRAWN`.",
    complexity: perMove,
  })
  moveApplications(
    @Ctx() { actor }: ActorContext,
    @Input(MoveApplicationsInput, "The applications and their new stage.")
    input: MoveApplicationsInput,
  ) {
    return movedEach(() => this.stages.moveAll(actor, input));
  }

  @Mutation(() => MoveApplicationPayload, {
    description:
      "Undoes the caller's own move within 60 seconds, and drops the email to the candidate if that still waits. `CONFLICT` if it is too late, or the last move was someone else's.",
  })
  undoMoveApplication(
    @Ctx() { actor }: ActorContext,
    @Input(UndoMoveApplicationInput, "The application.") input: UndoMoveApplicationInput,
  ) {
    return moved(() => this.stages.undo(actor, input));
  }

  @Mutation(() => MoveApplicationsPayload, {
    description:
      "Undoes up to 200 of the caller's own moves, each like `undoMoveApplication`. Each is undone completely or not at all; `results` says which.",
    complexity: perMove,
  })
  undoMoveApplications(
    @Ctx() { actor }: ActorContext,
    @Input(UndoMoveApplicationsInput, "The applications.") input: UndoMoveApplicationsInput,
  ) {
    return movedEach(() => this.stages.undoAll(actor, input));
  }
}

/** Each of several has its own errors. */
async function movedEach(move: () => Promise<MoveResult[]>) {
  const payload = await withUserErrors(async () => ({
    results: (await move()).map(({ id, application, refusal }) => ({
      id,
      application,
      userErrors: refusal ? fieldErrorsOf(refusal) : [],
    })),
  }));
  return { results: [], ...payload };
}

/** A refused move returns the application, too. */
async function moved(move: () => Promise<ApplicationSummary>) {
  let current: ApplicationSummary | null = null;
  const payload = await withUserErrors(async () => {
    try {
      return { application: await move() };
    } catch (error) {
      if (error instanceof MoveRefused) current = error.application;
      throw error;
    }
  });
  return { application: current, ...payload };
}
