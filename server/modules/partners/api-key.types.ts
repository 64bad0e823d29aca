import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { ApiScope } from "../../core/actor.js";
import { Payload } from "../../graphql/user-error.js";
import { ApiKey, ApiScopeEnum } from "./api-key.entity.js";

@InputType()
export class CreateApiKeyInput {
  @Field(() => String)
  name!: string;

  @Field(() => [ApiScopeEnum])
  scopes!: ApiScope[];

  @Field(() => [ID], { defaultValue: [], description: "Companies it may post for (JOBS_WRITE)." })
  companyIds!: string[];

  @Field(() => Int, { defaultValue: 365 })
  expiresInDays!: number;
}

@InputType()
export class RevokeApiKeyInput {
  @Field(() => ID)
  id!: string;
}

@ObjectType()
export class CreateApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true })
  apiKey?: ApiKey;

  @Field(() => String, {
    nullable: true,
    description: "The key to send as `Authorization: Bearer`; shown once.",
  })
  secret?: string;
}

@ObjectType()
export class RevokeApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true })
  apiKey?: ApiKey;
}
