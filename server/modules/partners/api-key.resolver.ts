import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { ApiKey } from "./api-key.entity.js";
import type { ApiKeyService } from "./api-key.service.js";
import {
  CreateApiKeyInput,
  CreateApiKeyPayload,
  RevokeApiKeyInput,
  RevokeApiKeyPayload,
} from "./api-key.types.js";

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  constructor(private readonly service: ApiKeyService) {}

  @Query(() => [ApiKey], {
    description:
      "The 100 newest API keys, expired and revoked ones included, newest first. For administrators.",
  })
  apiKeys(@Ctx() { actor }: ActorContext): Promise<ApiKey[]> {
    return this.service.list(actor);
  }

  @Mutation(() => CreateApiKeyPayload, {
    description: "Issues an API key for a partner system. For administrators.",
  })
  createApiKey(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => CreateApiKeyInput, { description: "The new key." })
    input: CreateApiKeyInput,
  ) {
    return withUserErrors(() => this.service.create(actor, input, client));
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description:
      "Revokes an API key, starting with its next request. Safe to repeat. For administrators.",
  })
  revokeApiKey(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => RevokeApiKeyInput, { description: "The key to revoke." })
    { id }: RevokeApiKeyInput,
  ) {
    return withUserErrors(async () => ({ apiKey: await this.service.revoke(actor, id, client) }));
  }
}
