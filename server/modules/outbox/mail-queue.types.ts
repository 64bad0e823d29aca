import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Payload } from "../../kit/graphql/user-error.js";

export const QueuedMailStateEnum = { WAITING: "WAITING", FAILED: "FAILED" } as const;
export type QueuedMailState = keyof typeof QueuedMailStateEnum;
registerEnumType(QueuedMailStateEnum, {
  name: "QueuedMailState",
  description: "Why an email is still in the queue.",
  valuesConfig: {
    WAITING: { description: "It's waiting for its first or its next attempt." },
    FAILED: { description: "Given up after several attempts; someone has to decide." },
  },
});

@ObjectType({
  description:
    "An email in the queue, without its text, its address, and any code or link. For administrators.",
})
export class QueuedMail {
  @Field(() => ID, { description: "Opaque id of the email." })
  id!: string;

  @Field(() => String, {
    description: "What kind of email it is, e.g. `APPLICATION_RECEIVED`. More may be added.",
  })
  kind!: string;

  @Field(() => QueuedMailStateEnum, { description: "Why it is still in the queue." })
  state!: QueuedMailState;

  @Field(() => Int, { description: "How many attempts failed." })
  attempts!: number;

  @Field(() => String, {
    nullable: true,
    description: "Name of the last error, without details. Null before the first attempt.",
  })
  lastError!: string | null;

  @Field(() => Date, { description: "When it was queued (UTC)." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it is tried next (UTC). Null for a failed email.",
  })
  nextAttemptAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When we gave up on it (UTC). Null while it is waiting.",
  })
  failedAt!: Date | null;
}

@ObjectType({ description: "An email and its position in the list." })
export class QueuedMailEdge extends EdgeType(QueuedMail) {}

@ObjectType({ description: "A page of the mail queue." })
export class QueuedMailConnection extends ConnectionType(QueuedMail, QueuedMailEdge) {}

@ObjectType({ description: "How many emails of one kind were sent." })
export class SentMailCount {
  @Field(() => String, { description: "What kind of email it is." })
  kind!: string;

  @Field(() => Int, { description: "How many in the last 24 hours." })
  lastDay!: number;

  @Field(() => Int, { description: "How many in the last 30 days." })
  lastMonth!: number;
}

@ObjectType({ description: "How many emails of one kind were given up." })
export class FailedMailCount {
  @Field(() => String, { description: "What kind of email it is." })
  kind!: string;

  @Field(() => Int, { description: "How many were given up." })
  count!: number;

  @Field(() => Int, {
    description:
      "How many of them `retryMails` puts back in the queue. It leaves out those that may have been sent and must not come twice.",
  })
  retryable!: number;
}

@ObjectType({ description: "The state of the mail queue. For administrators." })
export class MailQueueSummary {
  @Field(() => Int, { description: "How many emails are waiting." })
  waiting!: number;

  @Field(() => Int, { description: "How many we gave up on." })
  failed!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When the oldest waiting email was queued (UTC). Null when none is waiting.",
  })
  oldestWaitingAt!: Date | null;

  @Field(() => [FailedMailCount], { description: "What we gave up on, most first." })
  failedKinds!: FailedMailCount[];

  @Field(() => Date, {
    nullable: true,
    description:
      "Since when this server sends nothing, because the mail provider takes no email (UTC). It tries one email a minute and goes on by itself. Null while it sends.",
  })
  pausedSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the provider's last error, without details. Null while emails are sent.",
  })
  pauseReason!: string | null;

  @Field(() => [SentMailCount], { description: "What was sent in the last 30 days, most first." })
  sent!: SentMailCount[];
}

@InputType({ description: "An email to try again." })
export class RetryMailInput {
  @Field(() => ID, { description: "Id of a failed email." })
  id!: string;
}

@InputType({ description: "Which failed emails to try again: all if both fields are left out." })
export class RetryMailsInput {
  @Field(() => String, {
    nullable: true,
    description: "What kind of email, e.g. `APPLICATION_RECEIVED`. Null for all kinds.",
  })
  kind?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Only those that we gave up on at this time or later (UTC). Null for all of them.",
  })
  since?: Date | null;
}

@InputType({ description: "An email to delete without sending it." })
export class DiscardMailInput {
  @Field(() => ID, { description: "Id of a failed email." })
  id!: string;
}

@ObjectType({ description: "Result of deciding about a failed email." })
export class DecideMailPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the email, which has left the list. Null when `userErrors` is not empty.",
  })
  id?: string;
}

@ObjectType({ description: "Result of trying failed emails again." })
export class RetryMailsPayload extends Payload {
  @Field(() => Int, {
    nullable: true,
    description:
      "How many are back in the queue, at most 1,000. Null when `userErrors` is not empty.",
  })
  count?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether there are more: call it again. Null when `userErrors` is not empty.",
  })
  hasMore?: boolean;
}
