import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
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

  @Query(() => [ApiKey], { description: "For administrators." })
  apiKeys(@Ctx() { actor }: RequestContext): Promise<ApiKey[]> {
    return this.service.list(actor);
  }

  @Mutation(() => CreateApiKeyPayload, { description: "For administrators." })
  createApiKey(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => CreateApiKeyInput) input: CreateApiKeyInput,
  ) {
    return withUserErrors(() => this.service.create(actor, input));
  }

  @Mutation(() => RevokeApiKeyPayload, { description: "For administrators; takes effect at once." })
  revokeApiKey(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => RevokeApiKeyInput) { id }: RevokeApiKeyInput,
  ) {
    return withUserErrors(async () => ({ apiKey: await this.service.revoke(actor, id) }));
  }
}
