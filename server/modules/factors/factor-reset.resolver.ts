import { Ctx, FieldResolver, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { factorAnswerTexts } from "#texts/factors";
import type { Actor } from "../../core/actor.js";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { AccountService } from "../accounts/account.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import { User } from "../accounts/user.entity.js";
import type { FactorReset } from "./factor-reset.entity.js";
import { isOpen, mayConfirm, type FactorResetService } from "./factor-reset.service.js";
import {
  CancelFactorResetInput,
  CancelFactorResetPayload,
  ConfirmFactorResetInput,
  ConfirmFactorResetPayload,
  FactorResetConnection,
  FactorResetView,
  RequestFactorResetInput,
  RequestFactorResetPayload,
} from "./factor-reset.types.js";

@Resolver(() => User)
export class FactorResetResolver {
  constructor(
    private readonly resets: FactorResetService,
    private readonly accounts: AccountService,
  ) {}

  @Query(() => FactorResetConnection, {
    description: "Requests to reset someone's factors, newest first. For administrators.",
  })
  async factorResets(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
  ) {
    const page = await this.resets.list(actor, { first, after });
    const views = await this.present(
      actor,
      page.edges.map(({ node }) => node),
    );
    const edges = views.map((node, at) => ({ node, cursor: page.edges[at]?.cursor ?? "" }));
    return { ...page, edges };
  }

  @FieldResolver(() => FactorResetView, {
    name: "factorReset",
    nullable: true,
    description:
      "An administrator's request to remove the person's factors that is waiting. Null if there is none. The person can cancel it.",
  })
  async factorResetOf(@Ctx() { actor }: ActorContext): Promise<FactorResetView | null> {
    const reset = await this.resets.findOwn(actor);
    return reset && this.presentOne(actor, reset);
  }

  @Mutation(() => RequestFactorResetPayload, {
    description:
      "Asks to remove all factors of someone who lost theirs. The person gets an email with a link that cancels it; after 24 hours it takes effect. `CONFLICT` for oneself, for someone without factors, and while another request waits; `RATE_LIMITED` after three requests about one person or ten by one administrator in 24 hours. For administrators with a second factor from the last 10 minutes.",
  })
  requestFactorReset(
    @Ctx() { actor, client }: RequestContext,
    @Input(RequestFactorResetInput, "The person.") input: RequestFactorResetInput,
  ) {
    return withUserErrors(async () => ({
      reset: await this.presentOne(actor, await this.resets.request(actor, input, client)),
    }));
  }

  @Mutation(() => ConfirmFactorResetPayload, {
    description:
      "Removes the factors at once, as a second administrator, and ends the person's sessions. `CONFLICT` for the one who asked, for one who wasn't an administrator 24 hours before the request, and if it is over. For administrators with a second factor from the last 10 minutes.",
  })
  confirmFactorReset(
    @Ctx() { actor, client }: RequestContext,
    @Input(ConfirmFactorResetInput, "The reset.") input: ConfirmFactorResetInput,
  ) {
    return withUserErrors(async () => ({
      reset: await this.presentOne(actor, await this.resets.confirm(actor, input, client)),
    }));
  }

  @Mutation(() => CancelFactorResetPayload, {
    description:
      "Cancels a reset: with the token from the email, as the person, or as an administrator. Safe to repeat. `INVALID_LINK` for a bad token; `CONFLICT` if the factors are already gone.",
  })
  cancelFactorReset(
    @Ctx() { actor, client }: RequestContext,
    @Input(CancelFactorResetInput, "The reset.") input: CancelFactorResetInput,
  ) {
    return withUserErrors(async () => {
      await this.resets.cancel(actor, input, client);
      return { message: factorAnswerTexts.resetCanceled };
    });
  }

  private async presentOne(actor: Actor, reset: FactorReset): Promise<FactorResetView | null> {
    return (await this.present(actor, [reset]))[0] ?? null;
  }

  private async present(actor: Actor, resets: FactorReset[]): Promise<FactorResetView[]> {
    const viewerId = actor.kind === "user" ? actor.id : "";
    const ids = resets.flatMap(({ userId, requestedById }) => [userId, requestedById, viewerId]);
    const people = new Map((await this.accounts.findMany(ids)).map((one) => [one.id, one]));
    const viewer = people.get(viewerId);
    return resets.map((reset) => {
      const { id, userId, createdAt, takesEffectAt, canceledAt, doneAt } = reset;
      return {
        id,
        userId,
        userName: nameIn(people, userId),
        userEmail: people.get(userId)?.email ?? "",
        requestedByName: nameIn(people, reset.requestedById),
        createdAt,
        takesEffectAt,
        canceledAt,
        doneAt,
        viewerCanConfirm: viewer !== undefined && isOpen(reset) && mayConfirm(viewer, reset),
      };
    });
  }
}

function nameIn(people: ReadonlyMap<string, User>, id: string): string {
  const user = people.get(id);
  return user ? nameOrAddress(user) : "";
}
