import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";

const InterviewStateEnum = { PLANNED: "PLANNED", OVER: "OVER", CANCELED: "CANCELED" } as const;
export type InterviewState = keyof typeof InterviewStateEnum;
registerEnumType(InterviewStateEnum, {
  name: "InterviewState",
  description: "Whether an interview is still to come.",
  valuesConfig: {
    PLANNED: { description: "It is still to come, or going on." },
    OVER: { description: "Its time is over." },
    CANCELED: { description: "It was canceled." },
  },
});

const LOCAL = "as a clock in `timeZone` shows it, e.g. `2026-12-01T10:00`";
const ZONE = "IANA name of the time zone, e.g. `America/Chicago`";

@ObjectType("Interview", {
  description:
    "An interview that the candidate was invited to by email, with a calendar event. For the candidate, and for staff of the job's company with a second factor.",
})
export class InterviewView {
  @Field(() => ID, { description: "Opaque, permanent id of the interview." })
  id!: string;

  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => InterviewStateEnum, { description: "Whether it is still to come." })
  state!: InterviewState;

  @Field(() => Date, { description: "When it starts (UTC)." })
  startsAt!: Date;

  @Field(() => String, { description: `When it starts, ${LOCAL}.` })
  startsAtLocal!: string;

  @Field(() => String, { description: `${ZONE}.` })
  timeZone!: string;

  @Field(() => Int, { description: "How long it lasts, in minutes." })
  minutes!: number;

  @Field(() => String, { nullable: true, description: "Where it is. Null when not given." })
  place!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the video call (`http` or `https`). Null when not given.",
  })
  callUrl!: string | null;

  @Field(() => String, { description: "Who the candidate talks to." })
  interviewer!: string;

  @Field(() => String, {
    nullable: true,
    description: "What staff wrote to the candidate, as plain text. Null when nothing.",
  })
  message!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the recruiter who gets the replies. Null when the account is deleted.",
  })
  recruiterName!: string | null;

  @Field(() => Int, { description: "Counts the changes. Pass it as `expectedVersion`." })
  version!: number;

  @Field(() => Boolean, { description: "True when the caller may change or cancel it now." })
  viewerCanChange!: boolean;
}

/** What the candidate is invited to. */
@InputType({ description: "What the candidate is invited to. Give a place, a call, or both." })
abstract class InterviewDetailsInput {
  @Field(() => String, { description: `When it starts, ${LOCAL}. Later than now, within a year.` })
  startsAt!: string;

  @Field(() => String, {
    description: `${ZONE}, or as people write it, such as \`ET\`, \`Pacific Time\`, or \`India\`; becomes the IANA name. \`EST\` means Eastern Time in summer, too. \`BAD_INPUT\` if it has several meanings, such as \`MST\`.`,
  })
  timeZone!: string;

  @Field(() => Int, { description: "How long it lasts, in minutes, from 10 to 480." })
  minutes!: number;

  @Field(() => String, {
    nullable: true,
    description: "Where it is, at most 300 characters. None if null or blank.",
  })
  place?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the video call (`http` or `https`), at most 500 characters. None if null or blank.",
  })
  callUrl?: string | null;

  @Field(() => String, { description: "Who the candidate talks to, 1 to 120 characters." })
  interviewer!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Words to the candidate, at most 2,000 characters of plain text. None if null or blank.",
  })
  message?: string | null;
}

@InputType({ description: "Invites the candidate of an application in `INTERVIEW`." })
export class ScheduleInterviewInput extends InterviewDetailsInput {
  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;
}

const VERSION =
  "`version` of the interview as you saw it. `CONFLICT` if it has been changed since.";

@InputType({
  description: "Replaces all that the candidate is invited to: what you leave out is removed.",
})
export class ChangeInterviewInput extends InterviewDetailsInput {
  @Field(() => ID, { description: "Id of the interview." })
  id!: string;

  @Field(() => Int, { description: VERSION })
  expectedVersion!: number;
}

@InputType({ description: "Cancels an interview." })
export class CancelInterviewInput {
  @Field(() => ID, { description: "Id of the interview." })
  id!: string;

  @Field(() => Int, { description: VERSION })
  expectedVersion!: number;
}

@ObjectType({ description: "Result of planning, changing, or canceling an interview." })
export class InterviewPayload extends Payload {
  @Field(() => InterviewView, {
    nullable: true,
    description: "The interview now. Null when `userErrors` is not empty.",
  })
  interview?: InterviewView;
}
