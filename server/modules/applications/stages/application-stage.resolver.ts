import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { After, First } from "../../../kit/graphql/connection.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import {
  Application,
  ApplicationStatusEnum,
  type ApplicationStatus,
} from "../application.entity.js";
import type { ApplicationHistoryService } from "./application-history.service.js";
import { canMove, canWithdraw, movesOf } from "./stage.policy.js";
import { ApplicationEventConnection } from "./stage.types.js";

const concernedBy = ({ userId, job, status }: Application) => ({
  userId,
  companyId: job.companyId,
  status,
});

/** What stages add to an application. */
@Resolver(() => Application)
export class ApplicationStageResolver {
  constructor(private readonly histories: ApplicationHistoryService) {}

  @FieldResolver(() => ApplicationEventConnection, {
    description:
      "What happened to the application, newest first. Starts with the first release that keeps it.",
  })
  history(
    @Root() application: Application,
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.histories.list(actor, application, { first, after });
  }

  @FieldResolver(() => [ApplicationStatusEnum], {
    description:
      "The stages that the caller may move it to now: `WITHDRAWN` for its candidate, steps of the pipeline for staff.",
  })
  allowedMoves(
    @Root() application: Application,
    @Ctx() { actor }: ActorContext,
  ): readonly ApplicationStatus[] {
    return movesOf(actor, concernedBy(application));
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may move it along the pipeline: recruiters and owners of the company, and administrators.",
  })
  viewerCanMove(@Root() application: Application, @Ctx() { actor }: ActorContext): boolean {
    return canMove(actor, concernedBy(application));
  }

  @FieldResolver(() => Boolean, {
    description: "True when the caller is the candidate and may withdraw it now.",
  })
  viewerCanWithdraw(@Root() application: Application, @Ctx() { actor }: ActorContext): boolean {
    return canWithdraw(actor, concernedBy(application));
  }
}
