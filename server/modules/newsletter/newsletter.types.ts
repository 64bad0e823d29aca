import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";
import {
  FrequencyEnum,
  NewsletterSubscription,
  TopicEnum,
  type Frequency,
  type Topic,
} from "./newsletter.entity.js";

@ObjectType({ description: "Mailings of one address. For whoever holds a link from one of them." })
export class NewsletterPreferences {
  @Field(() => String, { description: "The address that the mail goes to." })
  email!: string;

  @Field(() => [NewsletterSubscription], {
    description: "Mailings that the address gets, oldest first. Empty when it gets none.",
  })
  subscriptions!: NewsletterSubscription[];
}

@InputType({ description: "Who wants which mail." })
export class SubscribeToNewsletterInput {
  @Field(() => String, {
    description: "E-mail address, at most 254 characters. Case does not matter.",
  })
  email!: string;

  @Field(() => [TopicEnum], { description: "What to get by mail: at least one." })
  topics!: Topic[];

  @Field(() => String, {
    nullable: true,
    description:
      "For job alerts: words to search for, at most 100 characters. Left out, alerts cover all new jobs.",
  })
  query?: string;

  @Field(() => FrequencyEnum, {
    nullable: true,
    description:
      "For job alerts: how often at most. Default: `DAILY`. The newsletter is always weekly.",
  })
  frequency?: Frequency;

  @Field(() => String, {
    nullable: true,
    description:
      "Leave it out or empty. The field is hidden from people; a request that fills it in is dropped as spam.",
  })
  website?: string;
}

@ObjectType({ description: "Result of subscribing. The same for every address." })
export class SubscribeToNewsletterPayload extends MessagePayload {}

@InputType({ description: "Proof that the address wants mail." })
export class ConfirmNewsletterInput {
  @Field(() => String, {
    description: "Token from the link in the mail that asks to confirm. Valid for 48 hours.",
  })
  token!: string;
}

@ObjectType({ description: "Result of confirming." })
export class ConfirmNewsletterPayload extends MessagePayload {}

@InputType({ description: "A subscription to keep." })
export class NewsletterChoice {
  @Field(() => ID, { description: "Id of the subscription." })
  id!: string;

  @Field(() => FrequencyEnum, { description: "How often mail is sent at most from now on." })
  frequency!: Frequency;
}

@InputType({ description: "Which mailings to keep." })
export class UpdateNewsletterPreferencesInput {
  @Field(() => String, { description: "Token from the link in any of our mailings." })
  token!: string;

  @Field(() => [NewsletterChoice], {
    description: "Subscriptions to keep, at most 100. All others of the address end.",
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

@InputType({ description: "Which mailings to end." })
export class UnsubscribeFromNewsletterInput {
  @Field(() => String, { description: "Token from the link in any of our mailings." })
  token!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the one subscription to end. Without it, all of the address end.",
  })
  list?: string;
}

@ObjectType({ description: "Result of unsubscribing." })
export class UnsubscribeFromNewsletterPayload extends MessagePayload {}
