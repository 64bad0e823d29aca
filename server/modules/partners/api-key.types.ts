import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { ApiScope } from "../../core/actor.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { Company } from "../companies/company.entity.js";
import { ApiKey, ApiScopeEnum } from "./api-key.entity.js";

@InputType({ description: "A new API key." })
export class CreateApiKeyInput {
  @Field(() => String, {
    description: "Name that shows administrators whose key it is, at most 100 characters.",
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the system that posts with the key, at most 100 characters. A key changes only jobs of its own source, unless it has `ALL_JOBS`; two keys of one system share a source. Default: the name.",
  })
  source?: string | null;

  @Field(() => [ApiScopeEnum], { description: "What the key may do: at least one scope." })
  scopes!: ApiScope[];

  @Field(() => [ID], {
    defaultValue: [],
    description: "Ids of the companies that the key may post jobs for. Required with `JOBS_WRITE`.",
  })
  companyIds!: string[];

  @Field(() => Int, {
    defaultValue: 365,
    description: "Days until the key stops working, 1 to 365.",
  })
  expiresInDays!: number;
}

@ObjectType({ description: "The API key of a request, as its partner system sees it." })
export class ViewerKey {
  @Field(() => String, { description: "Name that the administrators gave the key." })
  name!: string;

  @Field(() => String, {
    description:
      "Name of the system that posts with the key. The jobs it posts have this `Job.source`.",
  })
  source!: string;

  @Field(() => [ApiScopeEnum], { description: "What the key may do." })
  scopes!: ApiScope[];

  @Field(() => [Company], {
    description: "The companies that the key may post jobs for. Empty without `JOBS_WRITE`.",
  })
  companies!: Company[];

  @Field(() => Date, { description: "When the key stops working (UTC)." })
  expiresAt!: Date;
}

@InputType({ description: "The key to revoke." })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: "Id of the key (`ApiKey.id`), not the key itself." })
  id!: string;
}

@ObjectType({ description: "Result of issuing a key." })
export class CreateApiKeyPayload extends Payload {
  @Field(() => ApiKey, {
    nullable: true,
    description: "The key without its secret. Null when `userErrors` is not empty.",
  })
  apiKey?: ApiKey;

  @Field(() => String, {
    nullable: true,
    description:
      "The whole key (`sb_…`), to send as `Authorization: Bearer`. Shown only once. Null when `userErrors` is not empty.",
  })
  secret?: string;
}

@ObjectType({ description: "Result of revoking a key." })
export class RevokeApiKeyPayload extends Payload {
  @Field(() => ApiKey, {
    nullable: true,
    description: "The revoked key. Null when `userErrors` is not empty.",
  })
  apiKey?: ApiKey;
}

@InputType({ description: "A key to replace." })
export class RotateApiKeyInput {
  @Field(() => ID, { description: "Id of the key (`ApiKey.id`), not the key itself." })
  id!: string;

  @Field(() => Int, {
    defaultValue: 24,
    description:
      "Hours that the old key works next to the new one, 0 to 720, but never longer than it would have.",
  })
  overlapHours!: number;
}

@ObjectType({ description: "Result of replacing a key." })
export class RotateApiKeyPayload extends Payload {
  @Field(() => ApiKey, {
    nullable: true,
    description: "The new key without its secret. Null when `userErrors` is not empty.",
  })
  apiKey?: ApiKey;

  @Field(() => ApiKey, {
    nullable: true,
    description:
      "The old key; it works until its `expiresAt`. Null when `userErrors` is not empty.",
  })
  replaced?: ApiKey;

  @Field(() => String, {
    nullable: true,
    description: "The whole new key. Shown only once. Null when `userErrors` is not empty.",
  })
  secret?: string;
}
