import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { After, First } from "../../kit/graphql/connection.js";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import type { MailDecisionService } from "./mail-decision.service.js";
import type { MailQueueService } from "./mail-queue.service.js";
import type { MailRatesService } from "./mail-rates.service.js";
import { MailReturns } from "./mail-rates.types.js";
import {
  DecideMailPayload,
  DiscardMailInput,
  MailQueueSummary,
  QueuedMailConnection,
  QueuedMailStateEnum,
  RetryMailInput,
  RetryMailsInput,
  RetryMailsPayload,
  type QueuedMailState,
} from "./mail-queue.types.js";

@Resolver()
export class MailQueueResolver {
  constructor(
    private readonly queue: MailQueueService,
    private readonly decisions: MailDecisionService,
    private readonly rates: MailRatesService,
  ) {}

  @Query(() => MailReturns, {
    description:
      "How many emails came back or were marked as spam. For administrators with a second factor.",
    complexity: 4 * QUERY_COST,
  })
  mailReturns(@Ctx() { actor }: ActorContext) {
    return this.rates.get(actor);
  }

  @Query(() => MailQueueSummary, {
    description:
      "How many emails wait, were sent, or could not be sent. For administrators with a second factor.",
    complexity: QUERY_COST,
  })
  mailQueue(@Ctx() { actor }: ActorContext) {
    return this.queue.summary(actor);
  }

  @Query(() => QueuedMailConnection, {
    description: "Emails in the queue, newest first. For administrators with a second factor.",
  })
  queuedMails(
    @Ctx() { actor }: ActorContext,
    @Arg("state", () => QueuedMailStateEnum, { description: "Which emails to return." })
    state: QueuedMailState,
    @First() first: number,
    @After() after?: string,
    @Arg("kind", () => String, {
      nullable: true,
      description: "Only this kind of email, e.g. `APPLICATION_RECEIVED`. All kinds by default.",
    })
    kind?: string | null,
  ) {
    return this.queue.list(actor, { state, kind }, { first, after });
  }

  @Mutation(() => DecideMailPayload, {
    description: "Puts a failed email back in the queue. For administrators with a second factor.",
  })
  retryMail(
    @Ctx() { actor, client }: RequestContext,
    @Input(RetryMailInput, "The email.") { id }: RetryMailInput,
  ) {
    return withUserErrors(async () => ({ id: await this.decisions.retry(actor, id, client) }));
  }

  @Mutation(() => RetryMailsPayload, {
    description:
      "Puts failed emails back in the queue, at most 1,000 in one call. Leaves out those that may have been sent and must not come twice: retry these one by one. For administrators with a second factor.",
    complexity: 5 * QUERY_COST,
  })
  retryMails(
    @Ctx() { actor, client }: RequestContext,
    @Input(RetryMailsInput, "Which emails.") input: RetryMailsInput,
  ) {
    return withUserErrors(() => this.decisions.retryMany(actor, input, client));
  }

  @Mutation(() => DecideMailPayload, {
    description:
      "Deletes a failed email, without sending it. For administrators with a second factor.",
  })
  discardMail(
    @Ctx() { actor, client }: RequestContext,
    @Input(DiscardMailInput, "The email.") { id }: DiscardMailInput,
  ) {
    return withUserErrors(async () => ({ id: await this.decisions.discard(actor, id, client) }));
  }
}
