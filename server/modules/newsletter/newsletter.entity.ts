import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const TopicEnum = { NEWS: "NEWS", JOB_ALERTS: "JOB_ALERTS" } as const;
export type Topic = keyof typeof TopicEnum;
registerEnumType(TopicEnum, {
  name: "NewsletterTopic",
  description: "What one can get by mail.",
  valuesConfig: {
    NEWS: { description: "The newsletter: the new openings of the week." },
    JOB_ALERTS: { description: "New openings that match a search." },
  },
});

export const FrequencyEnum = { DAILY: "DAILY", WEEKLY: "WEEKLY" } as const;
export type Frequency = keyof typeof FrequencyEnum;
registerEnumType(FrequencyEnum, {
  name: "MailFrequency",
  description: "How often at most; when there is nothing new, no mail is sent.",
});

/** Somebody asked for mail to this address; nothing is sent but the mail that asks to confirm. */
@Entity("newsletter_requests")
export class NewsletterRequest {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("varchar", { length: 254 })
  email!: string;

  @Column("json")
  topics!: Topic[];

  @Column("varchar", { length: 100 })
  query!: string;

  @Column("varchar", { length: 8 })
  frequency!: Frequency;

  /** Of the link's token, which is drawn when the mail leaves. */
  @Column("char", { length: 64, nullable: true })
  tokenHash!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  confirmedAt!: Date | null;
}

/** A proven address that wants, or has wanted, mail. */
@Entity("newsletter_subscribers")
export class NewsletterSubscriber {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("varchar", { length: 254 })
  email!: string;

  /** When and from where its holder agreed: the evidence of consent. */
  @Column("datetime", { precision: 3 })
  confirmedAt!: Date;

  @Column("varchar", { length: 45 })
  confirmedFrom!: string;
}

/**
 * One mailing that a subscriber gets. An ended one is kept for a while, so that a link in an old mail still ends it
 * after it was taken up again.
 */
@ObjectType({ description: "One mailing that an address gets." })
@Entity("newsletter_subscriptions")
export class NewsletterSubscription {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  subscriberId!: string;

  @Field(() => TopicEnum)
  @Column("varchar", { length: 12 })
  topic!: Topic;

  @Field(() => String, { description: "Search words of job alerts; empty for all openings." })
  @Column("varchar", { length: 100 })
  query!: string;

  @Field(() => FrequencyEnum)
  @Column("varchar", { length: 8 })
  frequency!: Frequency;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  /** Openings published after this are new to the subscriber. */
  @Column("datetime", { precision: 3 })
  sentThrough!: Date;

  @Column("datetime", { precision: 3 })
  nextSendAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  endedAt!: Date | null;
}
