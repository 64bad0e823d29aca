import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { Payload } from "../../../kit/graphql/user-error.js";
import { Colleague } from "../colleague.types.js";

export const CandidateMailStateEnum = { QUEUED: "QUEUED", SENT: "SENT", FAILED: "FAILED" } as const;
export type CandidateMailState = keyof typeof CandidateMailStateEnum;
registerEnumType(CandidateMailStateEnum, {
  name: "CandidateMailState",
  description: "How far an email to a candidate has got.",
  valuesConfig: {
    QUEUED: { description: "It waits, or is tried again." },
    SENT: { description: "The mail server has taken it." },
    FAILED: { description: "All attempts failed, and there will be no more." },
  },
});

@ObjectType({ description: "An email of a recruiter to a candidate." })
export class CandidateMail {
  @Field(() => ID, { description: "Opaque, permanent id of the email." })
  id!: string;

  @Field(() => ID, { description: "Id of the application it is about." })
  applicationId!: string;

  @Field(() => String, { description: "Subject, with the fields filled in." })
  subject!: string;

  @Field(() => String, {
    description: "What the recruiter wrote, as plain text, with the fields filled in.",
  })
  body!: string;

  @Field(() => Colleague, {
    nullable: true,
    description: "Who sent it. Null when that account is deleted.",
  })
  sender!: Colleague | null;

  @Field(() => CandidateMailStateEnum, { description: "How far it has got." })
  state!: CandidateMailState;

  @Field(() => Date, { description: "When it was written (UTC)." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the mail server took it (UTC). Null until then.",
  })
  sentAt!: Date | null;
}

@ObjectType({ description: "An email and its position in the list." })
export class CandidateMailEdge extends EdgeType(CandidateMail) {}

@ObjectType({ description: "A page of emails to a candidate." })
export class CandidateMailConnection extends ConnectionType(CandidateMail, CandidateMailEdge) {}

const SUBJECT = "1 to 150 characters, with the same fields as `body`.";
const BODY =
  "1 to 10000 characters of plain text. A line with only a bullet or dash, which templates leave to fill in, is refused. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`.";
const SEND_ID =
  "`UUID` that the caller makes for this email. Repeating a request with the same id sends nothing twice.";

@InputType({ description: "An email to a candidate to look at before it is sent." })
export class CandidateMailPreviewInput {
  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}

@InputType({ description: "An email to a candidate." })
export class SendCandidateMailInput {
  @Field(() => ID, { description: SEND_ID })
  sendId!: string;

  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}

@InputType({ description: "The same email to several candidates." })
export class SendCandidateMailsInput {
  @Field(() => ID, { description: SEND_ID })
  sendId!: string;

  @Field(() => [ID], { description: "Ids of the applications, at most 200." })
  applicationIds!: string[];

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}

@ObjectType({ description: "An email as the candidate will get it." })
export class CandidateMailPreview {
  @Field(() => String, { description: "Address it goes to." })
  to!: string;

  @Field(() => String, { description: "Address that replies go to: the caller's own." })
  replyTo!: string;

  @Field(() => String, { description: "Subject, with the fields filled in." })
  subject!: string;

  @Field(() => String, {
    description: "The whole email as plain text. Its HTML has the same words.",
  })
  text!: string;
}

@ObjectType({ description: "Result of previewing an email." })
export class CandidateMailPreviewPayload extends Payload {
  @Field(() => CandidateMailPreview, {
    nullable: true,
    description: "The email. Null when `userErrors` is not empty.",
  })
  preview?: CandidateMailPreview;
}

@ObjectType({ description: "Result of sending an email to a candidate." })
export class SendCandidateMailPayload extends Payload {
  @Field(() => CandidateMail, {
    nullable: true,
    description: "The email, which is queued. Null when `userErrors` is not empty.",
  })
  mail?: CandidateMail;
}

@ObjectType({ description: "Result for one of several emails." })
export class CandidateMailResult extends Payload {
  @Field(() => ID, { description: "Id of the application, as in the input." })
  applicationId!: string;

  @Field(() => CandidateMail, {
    nullable: true,
    description: "The email, which is queued. Null when `userErrors` is not empty.",
  })
  mail?: CandidateMail | null;
}

@ObjectType({ description: "Result of sending several emails." })
export class SendCandidateMailsPayload extends Payload {
  @Field(() => [CandidateMailResult], {
    description:
      "One entry for each application, in the order of the input. Each is sent or not, without regard to the others.",
  })
  results!: CandidateMailResult[];
}
