import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { After, First } from "../../../kit/graphql/connection.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { PeopleService } from "../../accounts/people.service.js";
import { nameOrAddress } from "../../../core/name-or-address.js";
import type { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import { Dispute } from "../money/dispute.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import type { PlanDetailsService } from "./plan-details.service.js";
import type { PlanEventService } from "../subscription/plan-event.service.js";
import type { PlanMailService } from "./plan-mail.service.js";
import { Refund } from "../money/refund.entity.js";
import type { RevenueService } from "../money/revenue.service.js";
import { SoldPlanEvent, SoldPlanMail, SoldPlanTerms } from "./sold-plan-details.types.js";
import type { SoldPlanService } from "./sold-plan.service.js";
import { RevenueMonth, SoldPlan, SoldPlanConnection, SoldPlanFilter } from "./sold-plan.types.js";

const FOR_ADMINS = "for administrators with a second factor.";

interface SoldPlanNeeds {
  soldPlans: SoldPlanService;
  planDetails: PlanDetailsService;
  planEvents: Pick<PlanEventService, "listOf">;
  planMails: Pick<PlanMailService, "listOf">;
  revenue: RevenueService;
  people: Pick<PeopleService, "findMany">;
}

@Resolver(() => SoldPlan)
export class SoldPlanResolver {
  constructor(private readonly needs: SoldPlanNeeds) {}

  @Query(() => SoldPlanConnection, {
    description: `Plans that people bought, newest first. Only ${FOR_ADMINS}`,
  })
  soldPlans(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("filter", () => SoldPlanFilter, {
      nullable: true,
      description: "Which to list. All if null.",
    })
    filter: SoldPlanFilter | null,
  ) {
    return this.needs.soldPlans.list(actor, { first, after }, filter ?? {});
  }

  @Query(() => SoldPlan, {
    nullable: true,
    description: `A plan that someone bought. Null when there is none with this id. Only ${FOR_ADMINS}`,
  })
  soldPlan(
    @Ctx() { actor }: ActorContext,
    @Arg("id", () => ID, { description: "Id of the plan." }) id: string,
  ): Promise<SoldPlan | null> {
    return this.needs.soldPlans.find(actor, id);
  }

  @Query(() => [RevenueMonth], {
    description: `What came in and went back in the last months, and what is due in this one and the next five, the oldest first. Only ${FOR_ADMINS}`,
  })
  revenue(
    @Ctx() { actor }: ActorContext,
    @Arg("months", () => Int, {
      defaultValue: 6,
      description: "How many months up to this one, 1 to 24.",
    })
    months: number,
  ): Promise<RevenueMonth[]> {
    return this.needs.revenue.byMonth(actor, { months });
  }

  @FieldResolver(() => [Invoice], { description: "Its invoices, the oldest first." })
  invoices(@Root() plan: SoldPlan): Promise<Invoice[]> {
    return this.needs.planDetails.invoices(plan);
  }

  @FieldResolver(() => [Refund], { description: "What was paid back, the oldest first." })
  refunds(@Root() plan: SoldPlan): Promise<Refund[]> {
    return this.needs.planDetails.refunds(plan);
  }

  @FieldResolver(() => [Dispute], { description: "Disputed payments, the oldest first." })
  disputes(@Root() plan: SoldPlan): Promise<Dispute[]> {
    return this.needs.planDetails.disputes(plan);
  }

  @FieldResolver(() => [SoldPlanEvent], { description: "Everything that happened, newest first." })
  async events(@Root() { id }: SoldPlan): Promise<SoldPlanEvent[]> {
    const events = await this.needs.planEvents.listOf(id);
    const ids = [...new Set(events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))];
    const people = ids.length === 0 ? [] : await this.needs.people.findMany(ids);
    const names = new Map(people.map((user) => [user.id, nameOrAddress(user)]));
    return events.map(({ id: eventId, kind, at, facts, actorId }) => ({
      id: eventId,
      kind,
      at,
      amount: typeof facts.amount === "number" ? facts.amount : null,
      reason: wordsIn(facts.reason),
      note: wordsIn(facts.note),
      actorName: names.get(actorId ?? "") ?? null,
    }));
  }

  @FieldResolver(() => SoldPlanTerms, {
    nullable: true,
    description: "The Terms that the buyer accepted for it. Null when that is no longer kept.",
  })
  async terms(@Root() plan: SoldPlan): Promise<SoldPlanTerms | null> {
    const found = await this.needs.planDetails.acceptance(plan);
    return found && termsOf(found);
  }

  @FieldResolver(() => [SoldPlanTerms], {
    description:
      "The Terms that the buyer accepted to change its term, the oldest first. Empty when those of the purchase were still current.",
  })
  async laterTerms(@Root() plan: SoldPlan): Promise<SoldPlanTerms[]> {
    return (await this.needs.planDetails.laterAcceptances(plan)).map(termsOf);
  }

  @FieldResolver(() => [SoldPlanMail], {
    description: "Emails sent to the buyer, the oldest first.",
  })
  async mails(@Root() { id }: SoldPlan): Promise<SoldPlanMail[]> {
    const mails = await this.needs.planMails.listOf(id);
    return mails.map(({ id: mailId, notice: kind, about, sentAt }) => ({
      id: mailId,
      kind,
      about,
      sentAt,
    }));
  }
}

const termsOf = ({
  termsVersion: version,
  termsHash: hash,
  signature,
  acceptedAt,
  ipAddress,
}: TermsAcceptance): SoldPlanTerms => ({ version, hash, signature, acceptedAt, ipAddress });

const wordsIn = (fact: unknown): string | null =>
  typeof fact === "string" && fact !== "" ? fact : null;
