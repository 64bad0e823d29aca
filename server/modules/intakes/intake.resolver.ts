import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { RequestContext } from "../../kit/http/request-context.js";
import { SoldPlan } from "../billing/desk/sold-plan.types.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { missingOf } from "./intake.policy.js";
import type { IntakeService } from "./intake.service.js";
import { PlanStep, SavePlanIntakeInput, SavePlanIntakePayload } from "./intake.types.js";
import { IntakeItemEnum, PlanIntake, type IntakeItem } from "./plan-intake.entity.js";
import type { PlanTrackService } from "./plan-track.service.js";

@Resolver(() => PlanIntake)
export class IntakeResolver {
  constructor(private readonly intakes: IntakeService) {}

  @Mutation(() => SavePlanIntakePayload, {
    description:
      "Gives the firm what it needs to begin with one of the signed-in person's running plans, all at once or step by step.",
  })
  savePlanIntake(
    @Ctx() { actor, client }: RequestContext,
    @Input(SavePlanIntakeInput, "The plan, and what is new.")
    { id, resume, existingResumeId, ...fields }: SavePlanIntakeInput,
  ) {
    const input = { ...fields, existingResume: existingResumeId };
    const receive = resume ? () => resume : null;
    return withUserErrors(async () => ({
      subscription: await this.intakes.save(actor, { id }, input, receive, client),
    }));
  }

  @FieldResolver(() => [IntakeItemEnum], {
    description: "What is still missing, in the order in which to ask for it.",
  })
  missing(@Root() intake: PlanIntake): IntakeItem[] {
    return missingOf(intake);
  }
}

/** What intakes add to a plan as its buyer sees it. */
@Resolver(() => Subscription)
export class SubscriptionIntakeResolver {
  constructor(
    private readonly intakes: IntakeService,
    private readonly tracks: PlanTrackService,
  ) {}

  @FieldResolver(() => PlanIntake, {
    description: "What the firm needs to begin, as far as given.",
  })
  intake(@Root() { id }: Subscription): Promise<PlanIntake> {
    return this.intakes.of(id);
  }

  @FieldResolver(() => [PlanStep], {
    description: "The steps of its first weeks with their days, in order.",
  })
  track(@Root() plan: Subscription): Promise<PlanStep[]> {
    return this.tracks.of(plan);
  }
}

/** What intakes add to a plan as administrators see it. */
@Resolver(() => SoldPlan)
export class SoldPlanIntakeResolver {
  constructor(private readonly intakes: IntakeService) {}

  @FieldResolver(() => PlanIntake, {
    description: "What the buyer gave the firm to begin, and what is missing.",
  })
  intake(@Root() { id }: SoldPlan): Promise<PlanIntake> {
    return this.intakes.of(id);
  }
}
