import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { GraphQLUpload } from "graphql-upload-minimal";
import { Payload } from "../../kit/graphql/user-error.js";
import type { ArrivingFile } from "../applications/resume.types.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";

export const PlanStepKindEnum = {
  PAID: "PAID",
  INTAKE: "INTAKE",
  CONTACT: "CONTACT",
  FIRST_LIST: "FIRST_LIST",
  FIRST_DRAFT: "FIRST_DRAFT",
} as const;
export type PlanStepKind = keyof typeof PlanStepKindEnum;
registerEnumType(PlanStepKindEnum, {
  name: "PlanStepKind",
  description: "A step of a plan's first weeks.",
  valuesConfig: {
    PAID: { description: "The first payment." },
    INTAKE: { description: "The buyer sends the resume and what goes with it." },
    CONTACT: { description: "A specialist writes to the buyer." },
    FIRST_LIST: { description: "The first list of employers that got the resume." },
    FIRST_DRAFT: { description: "The first draft of the new resume. Only with Brand My CV." },
  },
});

@ObjectType({ description: "A step of a plan's first weeks, and its day." })
export class PlanStep {
  @Field(() => PlanStepKindEnum, { description: "What happens." })
  kind!: PlanStepKind;

  @Field(() => String, {
    nullable: true,
    description:
      "The day in New York, as `YYYY-MM-DD`: when it happened, or by when it will. Null for an intake that isn't complete.",
  })
  day!: string | null;

  @Field(() => Boolean, { description: "Whether it has happened." })
  isDone!: boolean;
}

@InputType({
  description: "What the firm needs to begin with a plan. What is null or left out stays as it is.",
})
export class SavePlanIntakeInput {
  @Field(() => ID, { description: "Id of one's own plan (`Subscription.id`)." })
  id!: string;

  /** Rejects if the request announced a file but did not contain it. */
  @Field(() => GraphQLUpload, {
    nullable: true,
    description:
      "New resume: PDF, DOC or DOCX, at most 5 MiB, without macros or password. Sent as a GraphQL multipart request. Null keeps the one before.",
  })
  resume?: Promise<ArrivingFile> | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of a resume the person sent before, e.g. with an application. Ignored when `resume` is given; null keeps the one before.",
  })
  existingResumeId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The role to look for, 1 to 100 characters. Null keeps the one before.",
  })
  targetRole?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where to look, 1 to 100 characters. Null keeps the one before.",
  })
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Country calling code of `phone`, e.g. `+91`. Null if `phone` is, or names its country.",
  })
  countryCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Phone number that can be called, in any usual spelling, at most 50 characters. Null keeps the one before.",
  })
  phone?: string | null;
}

@ObjectType({ description: "Result of saving what a plan needs to begin." })
export class SavePlanIntakePayload extends Payload {
  @Field(() => Subscription, {
    nullable: true,
    description: "The plan with its intake now. Null when `userErrors` is not empty.",
  })
  subscription?: Subscription;
}
