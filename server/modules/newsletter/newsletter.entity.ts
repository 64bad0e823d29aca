import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import { QUERY_LENGTH } from "#site/query-length";
import type { KeptFilter } from "../jobs/kept-searches/kept-search.js";
import type { WithheldReason } from "../suppressions/suppression.types.js";

export const TopicEnum = { NEWS: "NEWS", JOB_ALERTS: "JOB_ALERTS" } as const;
export type Topic = keyof typeof TopicEnum;
registerEnumType(TopicEnum, {
  name: "NewsletterTopic",
  description: "What people can subscribe to.",
  valuesConfig: {
    NEWS: { description: "The newsletter: new jobs, weekly." },
    JOB_ALERTS: { description: "New jobs that match a search." },
  },
});

export const FrequencyEnum = { DAILY: "DAILY", WEEKLY: "WEEKLY" } as const;
export type Frequency = keyof typeof FrequencyEnum;
export const StopReasonEnum = { BOUNCED: "BOUNCED", COMPLAINED: "COMPLAINED" } as const;
registerEnumType(StopReasonEnum, {
  name: "MailingStopReason",
  description: "Why we stopped a mailing.",
  valuesConfig: {
    BOUNCED: { description: "Mail to the address came back." },
    COMPLAINED: { description: "Its reader marked an email of ours as spam." },
  },
});

registerEnumType(FrequencyEnum, {
  name: "MailFrequency",
  description: "Maximum frequency of emails. Without new jobs, none is sent.",
  valuesConfig: {
    DAILY: { description: "At most once a day." },
    WEEKLY: { description: "At most once a week." },
  },
});

/** A request to subscribe that is not confirmed yet. The only mail sent for it asks to confirm. */
@Entity("newsletter_requests")
export class NewsletterRequest {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("varchar", { length: 254 })
  email!: string;

  @Column("json")
  topics!: Topic[];

  @Column("varchar", { length: QUERY_LENGTH })
  query!: string;

  /** The previous release writes rows without it. */
  @Column("json", { default: () => "json_object()" })
  filter!: KeptFilter;

  @Column("varchar", { length: 8 })
  frequency!: Frequency;

  /** Hash of the link's token, which is created when the email is sent; null before that. */
  @Column("char", { length: 64, nullable: true })
  tokenHash!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  confirmedAt!: Date | null;
}

/** A verified address that receives mailings now, or did before. */
@Entity("newsletter_subscribers")
export class NewsletterSubscriber {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("varchar", { length: 254 })
  email!: string;

  /** When the owner confirmed; together with `confirmedFrom`, the evidence of consent. */
  @Column("datetime", { precision: 3 })
  confirmedAt!: Date;

  @Column("varchar", { length: 45 })
  confirmedFrom!: string;
}

/**
 * One mailing that a subscriber receives. Ended ones are kept for a while: subscribing again reuses
 * the id, so that links in old mails can still end it.
 */
@ObjectType({ description: "One mailing that an address receives." })
@Entity("newsletter_subscriptions")
export class NewsletterSubscription {
  @Field(() => ID, { description: "Opaque id of the subscription." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  subscriberId!: string;

  @Field(() => TopicEnum, { description: "What the emails are about." })
  @Column("varchar", { length: 12 })
  topic!: Topic;

  @Field(() => String, {
    description: "Search words of job alerts. Empty for all new jobs, and for the newsletter.",
  })
  @Column("varchar", { length: QUERY_LENGTH })
  query!: string;

  /** The previous release writes rows without it. */
  @Column("json", { default: () => "json_object()" })
  filter!: KeptFilter;

  /** Compares `filter`; empty without filters. */
  @Column("varchar", { length: 64, default: "" })
  filterKey!: string;

  @Field(() => FrequencyEnum, { description: "Maximum frequency of emails." })
  @Column("varchar", { length: 8 })
  frequency!: Frequency;

  @Field(() => String, {
    description:
      "What a job alert searches for, as people read it: its words and filters, e.g. `nurse, Remote, Texas`. Empty for all new jobs, and for the newsletter.",
  })
  search!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  /** Jobs published after this time have not been mailed to the subscriber yet. */
  @Column("datetime", { precision: 3 })
  sentThrough!: Date;

  @Column("datetime", { precision: 3 })
  nextSendAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it ended (UTC). Null while it runs." })
  @Column("datetime", { precision: 3, nullable: true })
  endedAt!: Date | null;

  /** The previous release ends and restarts mailings without it, so it means nothing while `endedAt` is null. */
  @Field(() => StopReasonEnum, {
    nullable: true,
    description: "Why we stopped it. Null while it runs, and if its reader ended it.",
  })
  @Column("varchar", { length: 12, nullable: true })
  endedReason!: WithheldReason | null;
}
