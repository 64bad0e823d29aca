import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { ApiKey, sourceOf } from "./api-key.entity.js";
import type { ApiKeyRotationService } from "./api-key-rotation.service.js";
import type { ApiKeyService } from "./api-key.service.js";
import {
  CreateApiKeyInput,
  CreateApiKeyPayload,
  RevokeApiKeyInput,
  RevokeApiKeyPayload,
  RotateApiKeyInput,
  RotateApiKeyPayload,
  ViewerKey,
} from "./api-key.types.js";

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  constructor(
    private readonly service: ApiKeyService,
    private readonly rotations: ApiKeyRotationService,
  ) {}

  @Query(() => [ApiKey], {
    description:
      "All API keys that work, newest first; then the newest that have expired or were revoked, until there are 100 keys. For administrators.",
  })
  apiKeys(@Ctx() { actor }: ActorContext): Promise<ApiKey[]> {
    return this.service.list(actor);
  }

  @Query(() => ViewerKey, {
    nullable: true,
    description: "The API key that this request is sent with. Null without one.",
  })
  async viewerKey(@Ctx() { actor }: ActorContext): Promise<ViewerKey | null> {
    const own = await this.service.ownKey(actor);
    if (!own) return null;
    const { name, scopes, expiresAt } = own.key;
    return { name, source: sourceOf(own.key), scopes, companies: own.companies, expiresAt };
  }

  @FieldResolver(() => String, {
    description:
      "Name of the system that posts with the key. Jobs that it posts have this `Job.source`.",
  })
  source(@Root() key: ApiKey): string {
    return sourceOf(key);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the key works now: it is neither revoked nor expired.",
  })
  isValid(@Root() key: ApiKey): boolean {
    return this.service.isLive(key);
  }

  @Mutation(() => CreateApiKeyPayload, {
    description: "Issues an API key for a partner system. For administrators.",
  })
  createApiKey(
    @Ctx() { actor, client }: RequestContext,
    @Input(CreateApiKeyInput, "The new key.") input: CreateApiKeyInput,
  ) {
    return withUserErrors(() => this.service.create(actor, input, client));
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description:
      "Revokes an API key, starting with its next request. Safe to repeat. For administrators.",
  })
  revokeApiKey(
    @Ctx() { actor, client }: RequestContext,
    @Input(RevokeApiKeyInput, "The key to revoke.") { id }: RevokeApiKeyInput,
  ) {
    return withUserErrors(async () => ({ apiKey: await this.service.revoke(actor, id, client) }));
  }

  @Mutation(() => RotateApiKeyPayload, {
    description:
      "Issues a new key with the rights of an old one, which keeps working for a while. For administrators who proved their second factor within 10 minutes.",
  })
  rotateApiKey(
    @Ctx() { actor, client }: RequestContext,
    @Input(RotateApiKeyInput, "The key to replace.") input: RotateApiKeyInput,
  ) {
    return withUserErrors(() => this.rotations.rotate(actor, input, client));
  }
}
