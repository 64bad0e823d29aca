import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../graphql/user-error.js";
import {
  FrequencyEnum,
  NewsletterSubscription,
  TopicEnum,
  type Frequency,
  type Topic,
} from "./newsletter.entity.js";

@ObjectType({ description: "What an address gets by mail, for who holds a link from one of them." })
export class NewsletterPreferences {
  @Field(() => String)
  email!: string;

  @Field(() => [NewsletterSubscription])
  subscriptions!: NewsletterSubscription[];
}

@InputType()
export class SubscribeToNewsletterInput {
  @Field(() => String)
  email!: string;

  @Field(() => [TopicEnum])
  topics!: Topic[];

  @Field(() => String, {
    nullable: true,
    description: "For job alerts: the words of a search, at most 100 characters.",
  })
  query?: string;

  @Field(() => FrequencyEnum, { nullable: true, description: "For job alerts; daily if not said." })
  frequency?: Frequency;

  @Field(() => String, {
    nullable: true,
    description: "A trap for robots: people do not see it, so leave it out or empty.",
  })
  website?: string;
}

@ObjectType()
export class SubscribeToNewsletterPayload extends Payload {
  @Field(() => String, { nullable: true, description: "The same for every address." })
  message?: string;
}

@InputType()
export class ConfirmNewsletterInput {
  @Field(() => String, { description: "From the link of the mail that asks to confirm." })
  token!: string;
}

@ObjectType()
export class ConfirmNewsletterPayload extends Payload {
  @Field(() => String, { nullable: true })
  message?: string;
}

@InputType()
export class NewsletterChoice {
  @Field(() => ID)
  id!: string;

  @Field(() => FrequencyEnum)
  frequency!: Frequency;
}

@InputType()
export class UpdateNewsletterPreferencesInput {
  @Field(() => String, { description: "From a link in any of our mailings." })
  token!: string;

  @Field(() => [NewsletterChoice], {
    description: "The subscriptions that stay, and how often; all others end.",
  })
  keep!: NewsletterChoice[];
}

@ObjectType()
export class UpdateNewsletterPreferencesPayload extends Payload {
  @Field(() => NewsletterPreferences, { nullable: true })
  preferences?: NewsletterPreferences | null;

  @Field(() => String, { nullable: true })
  message?: string;
}

@InputType()
export class UnsubscribeFromNewsletterInput {
  @Field(() => String, { description: "From a link in any of our mailings." })
  token!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Only this subscription; without it, all of the address.",
  })
  list?: string;
}

@ObjectType()
export class UnsubscribeFromNewsletterPayload extends Payload {
  @Field(() => String, { nullable: true })
  message?: string;
}
