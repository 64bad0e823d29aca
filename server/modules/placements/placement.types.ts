import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { createInput, outputFields } from "../../kit/fields/table-fields.js";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { ApplicationSummary } from "../applications/stages/application-summary.types.js";
import { Job } from "../jobs/record/job.entity.js";
import { Colleague } from "../records/colleague.types.js";
import { EndReasonEnum, type EndReason } from "./placement.entity.js";
import { DAY, MINOR, placementTerms } from "./placement.fields.js";

export const PlacementStateEnum = {
  UPCOMING: "UPCOMING",
  RUNNING: "RUNNING",
  ENDED: "ENDED",
} as const;
export type PlacementState = keyof typeof PlacementStateEnum;
registerEnumType(PlacementStateEnum, {
  name: "PlacementState",
  description: "Where a placement is today, by the date in UTC.",
  valuesConfig: {
    UPCOMING: { description: "It starts on a later day." },
    RUNNING: { description: "The person works at the client." },
    ENDED: { description: "The last day is over." },
  },
});
registerEnumType(EndReasonEnum, {
  name: "PlacementEndReason",
  description: "Why a placement ended before its planned end.",
  valuesConfig: {
    PROJECT_ENDED: { description: "The work was done or the project stopped." },
    CLIENT_ENDED: { description: "The client ended it." },
    CANDIDATE_LEFT: { description: "The candidate left." },
    CONVERTED: { description: "The client hired the candidate as an employee." },
    OTHER: { description: "Another reason." },
  },
});

@ObjectType("Placement", {
  description:
    "A person at work at a client. For staff of the job's company with a second factor; candidates can't see it.",
})
export class PlacementView extends outputFields(placementTerms) {
  @Field(() => ID, { description: "Opaque, permanent id of the placement." })
  id!: string;

  @Field(() => ID, { description: "Id of the application that led to it." })
  applicationId!: string;

  @Field(() => String, { description: "The candidate's name." })
  candidateName!: string;

  @Field(() => Job, { description: "The job." })
  job!: Job;

  @Field(() => Int, {
    nullable: true,
    description: `\`billRate\` minus \`payRate\`, ${MINOR}. Null unless the caller is an owner of the company or an administrator.`,
  })
  margin!: number | null;

  @Field(() => PlacementStateEnum, { description: "Where it is today." })
  state!: PlacementState;

  @Field(() => Boolean, {
    description:
      "True when it ends within 28 days or ended in the last 7, and no one has extended it or said that it ends as planned.",
  })
  needsExtension!: boolean;

  @Field(() => Boolean, { description: "True when staff said that it ends as planned." })
  isEndConfirmed!: boolean;

  @Field(() => EndReasonEnum, {
    nullable: true,
    description: "Why it ended early. Null when it did not.",
  })
  endReason!: EndReason | null;

  @Field(() => String, {
    nullable: true,
    description: "What staff wrote about the early end, as plain text. Null when nothing.",
  })
  endNote!: string | null;

  @Field(() => Colleague, {
    nullable: true,
    description: "Who hired the candidate. Null when the account is deleted.",
  })
  recruiter!: Colleague | null;

  @Field(() => Int, {
    description: "Counts the changes, from 1. Pass it as `expectedVersion`.",
  })
  version!: number;

  @Field(() => Boolean, { description: "True when the caller may change it." })
  viewerCanChange!: boolean;
}

@ObjectType({ description: "A placement and its position in the list." })
export class PlacementEdge extends EdgeType(PlacementView) {}

@ObjectType({ description: "A page of placements." })
export class PlacementConnection extends ConnectionType(PlacementView, PlacementEdge) {}

@InputType({ description: "Which placements to list. All conditions must hold." })
export class PlacementFilter {
  @Field(() => Int, {
    nullable: true,
    description: "Only those that start today or within this many days, 0 to 730.",
  })
  startingWithin?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Only those that end today or within this many days, 0 to 730.",
  })
  endingWithin?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only those that need an extension. Null and false don't filter.",
  })
  needsExtension?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those of this company's jobs." })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: "Only those that this person hired for." })
  recruiter?: string | null;

  @Field(() => [PlacementStateEnum], {
    nullable: true,
    description: "Only those in one of these states. All when empty.",
  })
  state?: PlacementState[] | null;
}

@InputType({ description: "What a placement is agreed to." })
export class PlacementInput extends createInput(placementTerms) {}

const PLACEMENT_VERSION =
  "`version` of the placement as you saw it. If it has been changed since, nothing is changed: `CONFLICT`, and `placement` is what it is now.";

@InputType({ description: "Hires the candidate of an application." })
export class HireApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  id!: string;

  @Field(() => Int, {
    description:
      "`version` of the application as you saw it. `CONFLICT` if it has been moved since.",
  })
  expectedVersion!: number;

  @Field(() => PlacementInput, { description: "What was agreed." })
  placement!: PlacementInput;
}

@InputType({ description: "Replaces what a placement is agreed to." })
export class UpdatePlacementInput {
  @Field(() => ID, { description: "Id of the placement." })
  id!: string;

  @Field(() => Int, { description: PLACEMENT_VERSION })
  expectedVersion!: number;

  @Field(() => PlacementInput, { description: "What is agreed now." })
  placement!: PlacementInput;
}

@InputType({ description: "Gives a placement a later end." })
export class ExtendPlacementInput {
  @Field(() => ID, { description: "Id of the placement." })
  id!: string;

  @Field(() => Int, { description: PLACEMENT_VERSION })
  expectedVersion!: number;

  @Field(() => String, { description: `The new last day, ${DAY}, later than the one before.` })
  endsOn!: string;
}

@InputType({ description: "Ends a placement before its planned end." })
export class EndPlacementInput {
  @Field(() => ID, { description: "Id of the placement." })
  id!: string;

  @Field(() => Int, { description: PLACEMENT_VERSION })
  expectedVersion!: number;

  @Field(() => String, { description: `The last day, ${DAY}, not later than the planned one.` })
  endsOn!: string;

  @Field(() => EndReasonEnum, { description: "Why it ends." })
  reason!: EndReason;

  @Field(() => String, {
    nullable: true,
    description:
      "Words for colleagues, at most 500 characters of plain text. None if null or blank.",
  })
  note?: string | null;
}

@InputType({ description: "Says that a placement ends as planned." })
export class ConfirmPlacementEndInput {
  @Field(() => ID, { description: "Id of the placement." })
  id!: string;

  @Field(() => Int, { description: PLACEMENT_VERSION })
  expectedVersion!: number;
}

@ObjectType({ description: "Result of changing a placement." })
export class PlacementPayload extends Payload {
  @Field(() => PlacementView, {
    nullable: true,
    description:
      "The placement now, also when a change is refused because someone else changed it (`CONFLICT`). Null for every other error.",
  })
  placement?: PlacementView;
}

@ObjectType({ description: "Result of hiring a candidate." })
export class HireApplicationPayload extends PlacementPayload {
  @Field(() => ApplicationSummary, {
    nullable: true,
    description:
      "The application as it is now, also when it was not moved. Null if the caller can't see it.",
  })
  application?: ApplicationSummary | null;
}
