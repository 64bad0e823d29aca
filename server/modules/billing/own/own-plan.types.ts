import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";
import { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

export const PlanPortalPurposeEnum = { CHANGE_CARD: "CHANGE_CARD", PAY: "PAY" } as const;
export type PlanPortalPurpose = keyof typeof PlanPortalPurposeEnum;
registerEnumType(PlanPortalPurposeEnum, {
  name: "PlanPortalPurpose",
  description: "What the buyer of a plan wants to do at Stripe.",
  valuesConfig: {
    CHANGE_CARD: {
      description: "Use another card from now on. `NOT_FOUND` for a plan that is over.",
    },
    PAY: {
      description:
        "Pay the open invoice, or confirm its payment with the bank. `NOT_FOUND` if none is open.",
    },
  },
});

@ObjectType("PlanTerms", {
  description: "Terms that were accepted for a plan before newer ones. Only the owner sees them.",
})
export class EarlierTerms {
  @Field(() => TermsAcceptance, { description: "The acceptance." })
  acceptance!: TermsAcceptance;

  @Field(() => String, {
    description: "Path on this site where the owner opens these Terms as a PDF.",
  })
  url!: string;
}

@InputType({ description: "The plan to cancel." })
export class CancelPlanInput {
  @Field(() => ID, { description: "Id of the subscription." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "Why, in the buyer's words; at most 500 characters. Null if they don't say.",
  })
  reason?: string | null;
}

@InputType({ description: "The plan whose cancellation is undone." })
export class UndoCancelPlanInput {
  @Field(() => ID, { description: "Id of the subscription." })
  id!: string;
}

@InputType({ description: "What to do at Stripe." })
export class PlanPortalInput {
  @Field(() => ID, { description: "Id of the subscription." })
  id!: string;

  @Field(() => PlanPortalPurposeEnum, { description: "What to do there." })
  purpose!: PlanPortalPurpose;
}

@ObjectType()
abstract class OwnPlanPayload extends Payload {
  @Field(() => Subscription, {
    nullable: true,
    description: "The plan as it is now. Null when `userErrors` is not empty.",
  })
  subscription?: Subscription;
}

@ObjectType({ description: "Result of canceling a plan." })
export class CancelPlanPayload extends OwnPlanPayload {}

@ObjectType({ description: "Result of undoing the cancellation of a plan." })
export class UndoCancelPlanPayload extends OwnPlanPayload {}

@ObjectType({ description: "Result of asking for a page at Stripe." })
export class PlanPortalPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: "URL to redirect the browser to. Null when `userErrors` is not empty.",
  })
  url?: string;
}
