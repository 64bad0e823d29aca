import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { SalaryPeriodEnum, type SalaryPeriod } from "../jobs/pay/salary-range.js";
import type { RepresentationState } from "./representation.entity.js";

const RepresentationStateEnum = {
  PENDING: "PENDING",
  GRANTED: "GRANTED",
  DECLINED: "DECLINED",
  WITHDRAWN: "WITHDRAWN",
  REPLACED: "REPLACED",
  EXPIRED: "EXPIRED",
} as const;
registerEnumType(RepresentationStateEnum, {
  name: "RepresentationState",
  description: "State of a request to submit a candidate.",
  valuesConfig: {
    PENDING: { description: "Sent, and can be answered." },
    GRANTED: { description: "The candidate agreed, and the consent is valid or has been used." },
    DECLINED: { description: "The candidate said no." },
    WITHDRAWN: {
      description: "The candidate withdrew the consent or the application.",
    },
    REPLACED: { description: "A newer request took its place before it was answered." },
    EXPIRED: { description: "It was not answered, or not used, in time." },
  },
});

@ObjectType({ description: "The pay that a candidate is submitted at." })
export class RepresentationRate {
  @Field(() => Int, { description: "Pay, in minor units of `currency` (cents for USD)." })
  amount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  currency!: string;

  @Field(() => SalaryPeriodEnum, { description: "Whether `amount` is for an hour or a year." })
  period!: SalaryPeriod;
}

@InputType({ description: "The pay that a candidate is submitted at." })
export class RepresentationRateInput {
  @Field(() => Int, {
    description: "Pay, in minor units of `currency` (cents for USD), from 1 to 2,000,000,000.",
  })
  amount!: number;

  @Field(() => String, {
    defaultValue: "USD",
    description: "Three-letter ISO 4217 code in upper case.",
  })
  currency!: string;

  @Field(() => SalaryPeriodEnum, { description: "Whether `amount` is for an hour or a year." })
  period!: SalaryPeriod;
}

@ObjectType("Representation", {
  description:
    "A candidate's right-to-represent record: may the firm submit them to this client for this job? For the candidate, for whoever has the link of the email, and for staff of the job's company with a second factor.",
})
export class RepresentationView {
  @Field(() => ID, { description: "Opaque, permanent id of the request." })
  id!: string;

  @Field(() => ID, { description: "Id of the application it is about." })
  applicationId!: string;

  jobId!: string;

  @Field(() => RepresentationStateEnum, { description: "Its state." })
  state!: RepresentationState;

  @Field(() => String, { description: "The client that the resume would go to." })
  clientName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The client's own number or name of the job. Null when not given.",
  })
  requisition!: string | null;

  @Field(() => RepresentationRate, { description: "The pay to be submitted at." })
  rate!: RepresentationRate;

  @Field(() => Date, { description: "How long the consent lasts (UTC)." })
  validUntil!: Date;

  @Field(() => String, {
    nullable: true,
    description: "What staff wrote to the candidate, as plain text. Null when nothing.",
  })
  message!: string | null;

  @Field(() => String, {
    description:
      "What the candidate agrees to, word for word; paragraphs are separated by blank lines.",
  })
  text!: string;

  @Field(() => String, { description: "SHA-256 of `text` in UTF-8, in hex." })
  textSha256!: string;

  @Field(() => String, { description: "The candidate's name in `text`, to be typed to agree." })
  candidateName!: string;

  @Field(() => Date, { description: "When staff asked (UTC)." })
  requestedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "Name of whoever asked. Null for candidates, and when the account is deleted.",
  })
  requestedBy!: string | null;

  @Field(() => Date, { description: "When the request stops taking answers (UTC)." })
  answerBy!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the candidate was reminded (UTC). Null if they were not.",
  })
  remindedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the candidate answered (UTC). Null if they have not.",
  })
  answeredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The name that the candidate typed to agree. Null without an agreement.",
  })
  typedName!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the candidate withdrew the consent (UTC). Null if they did not.",
  })
  withdrawnAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the resume went to the client (UTC). Null if it has not.",
  })
  submittedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of whoever sent the resume. Null for candidates, when it has not been sent, and when the account is deleted.",
  })
  submittedBy!: string | null;

  @Field(() => Boolean, {
    description: "True when the caller is the candidate, or has the link, and may answer now.",
  })
  viewerCanAnswer!: boolean;

  @Field(() => Boolean, {
    description: "True when the caller is the candidate and may withdraw the consent now.",
  })
  viewerCanWithdraw!: boolean;
}

@ObjectType({ description: "A right-to-represent record and its position in the list." })
export class RepresentationEdge extends EdgeType(RepresentationView) {}

@ObjectType({ description: "A page of right-to-represent records." })
export class RepresentationConnection extends ConnectionType(
  RepresentationView,
  RepresentationEdge,
) {}

@InputType({ description: "What to ask a candidate's consent for." })
export class RequestRepresentationInput {
  @Field(() => ID, { description: "Id of an application that is open." })
  applicationId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "The client, if it is a company of the site. Without this and `clientName`: the job's company.",
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the client, at most 120 characters. Overrides `companyId`, unless null or blank.",
  })
  clientName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The client's own number or name of the job, at most 80 characters. No one can be submitted twice for the same one. Null if it has none.",
  })
  requisition?: string | null;

  @Field(() => RepresentationRateInput, { description: "The pay to be submitted at." })
  rate!: RepresentationRateInput;

  @Field(() => Date, {
    description: "How long the consent lasts (UTC): later than now, within a year.",
  })
  validUntil!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Words to the candidate, at most 2,000 characters of plain text. None if null or blank.",
  })
  message?: string | null;
}

@ObjectType({ description: "Result of asking for consent. The email is on its way." })
export class RequestRepresentationPayload extends Payload {
  @Field(() => RepresentationView, {
    nullable: true,
    description: "The request. Null when `userErrors` is not empty.",
  })
  representation?: RepresentationView;
}
