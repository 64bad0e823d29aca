import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";
import { JobFilter } from "../jobs/record/job.types.js";
import {
  FrequencyEnum,
  NewsletterSubscription,
  TopicEnum,
  type Frequency,
  type Topic,
} from "./newsletter.entity.js";

@ObjectType({ description: "Mailings of one address. For anyone with a link from one of them." })
export class NewsletterPreferences {
  @Field(() => String, { description: "The address that the email goes to." })
  email!: string;

  @Field(() => [NewsletterSubscription], {
    description: "Mailings that the address receives, oldest first. Empty when there are none.",
  })
  subscriptions!: NewsletterSubscription[];

  @Field(() => [NewsletterSubscription], {
    description:
      "Mailings that we stopped in the last 90 days, each with its reason, without those that were started again. Empty when there are none.",
  })
  stopped!: NewsletterSubscription[];
}

@InputType({ description: "The address and what it subscribes to." })
export class SubscribeToNewsletterInput {
  @Field(() => String, {
    description: "Email address, at most 254 characters. Case does not matter.",
  })
  email!: string;

  @Field(() => [TopicEnum], { description: "What to subscribe to: at least one topic." })
  topics!: Topic[];

  @Field(() => String, {
    nullable: true,
    description:
      "For job alerts: words to search for, at most 200 characters. If omitted, alerts cover all new jobs.",
  })
  query?: string;

  @Field(() => JobFilter, {
    nullable: true,
    description:
      "For job alerts: filters that new jobs must match. `postedWithinDays` is ignored, since alerts are about new jobs. None if null.",
  })
  filter?: JobFilter | null;

  @Field(() => FrequencyEnum, {
    nullable: true,
    description:
      "For job alerts: maximum frequency. Default: `DAILY`. The newsletter is always weekly.",
  })
  frequency?: Frequency;

  @Field(() => String, {
    nullable: true,
    description:
      "Omit it or leave it empty. The field is hidden from people; a request that fills it in is dropped as spam.",
  })
  website?: string;
}

@ObjectType({ description: "Result of subscribing. The same for every address." })
export class SubscribeToNewsletterPayload extends MessagePayload {}

@InputType({ description: "The token from the confirmation email." })
export class ConfirmNewsletterInput {
  @Field(() => String, {
    description: "Token from the link in the confirmation email. Valid for 48 hours.",
  })
  token!: string;
}

@ObjectType({ description: "Result of confirming." })
export class ConfirmNewsletterPayload extends MessagePayload {}

@InputType({ description: "A mailing that a person wants." })
export class MailingInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of a job alert that the caller already has. It keeps its words and filters; `query` and `filter` are ignored. Leave it out for a new one, and for other mailings.",
  })
  id?: string | null;

  @Field(() => TopicEnum, { description: "What the emails are about." })
  topic!: Topic;

  @Field(() => String, {
    nullable: true,
    description:
      "For job alerts: words to search for, at most 200 characters. If omitted, alerts cover all new jobs.",
  })
  query?: string;

  @Field(() => JobFilter, {
    nullable: true,
    description:
      "For job alerts: filters that new jobs must match. `postedWithinDays` is ignored, since alerts are about new jobs. If omitted, the only alert of one's own with these words keeps its filters; otherwise, and with `{}`, there are none.",
  })
  filter?: JobFilter | null;

  @Field(() => FrequencyEnum, {
    description: "For job alerts: maximum frequency. The newsletter is always weekly.",
  })
  frequency!: Frequency;
}

@InputType({ description: "All mailings that a person wants." })
export class SetMailPreferencesInput {
  @Field(() => [MailingInput], {
    description: "The mailings, at most 20. Those that are not listed end.",
  })
  subscriptions!: MailingInput[];
}

@ObjectType({ description: "Result of choosing one's mailings." })
export class SetMailPreferencesPayload extends MessagePayload {
  @Field(() => NewsletterPreferences, {
    nullable: true,
    description: "The person's mailings now. Null when `userErrors` is not empty.",
  })
  preferences?: NewsletterPreferences;
}

@InputType({ description: "A subscription to keep." })
export class NewsletterChoice {
  @Field(() => ID, { description: "Id of the subscription." })
  id!: string;

  @Field(() => FrequencyEnum, {
    description: "New maximum frequency of emails. The newsletter is always weekly.",
  })
  frequency!: Frequency;
}

@InputType({ description: "The mailings to keep." })
export class UpdateNewsletterPreferencesInput {
  @Field(() => String, { description: "Token from the link in any of our mailings." })
  token!: string;

  @Field(() => [NewsletterChoice], {
    description: "Subscriptions to keep, at most 100. All other subscriptions of the address end.",
  })
  keep!: NewsletterChoice[];
}

@ObjectType({ description: "Result of changing preferences." })
export class UpdateNewsletterPreferencesPayload extends MessagePayload {
  @Field(() => NewsletterPreferences, {
    nullable: true,
    description: "Mailings of the address as they are now. Null when `userErrors` is not empty.",
  })
  preferences?: NewsletterPreferences | null;
}

@InputType({ description: "The mailings to end." })
export class UnsubscribeFromNewsletterInput {
  @Field(() => String, { description: "Token from the link in any of our mailings." })
  token!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the subscription to end. If omitted, all subscriptions of the address end.",
  })
  list?: string;
}

@ObjectType({ description: "Result of unsubscribing." })
export class UnsubscribeFromNewsletterPayload extends MessagePayload {}
