import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Tag } from "./tag.entity.js";
import type { TagService } from "./tag.service.js";
import { ApplicationTagsPayload, TagApplicationInput, UntagApplicationInput } from "./tag.types.js";

@Resolver()
export class TagResolver {
  constructor(private readonly tags: TagService) {}

  @Query(() => [Tag], {
    description:
      "Up to 20 tags that a company uses, by name, to choose from. For its staff with a second factor.",
  })
  companyTags(
    @Ctx() { actor }: ActorContext,
    @Arg("companyId", () => ID, { description: "Id of the company." }) companyId: string,
    @Arg("query", () => String, {
      nullable: true,
      description: "Only tags that start like this, in any case. At most 40 characters.",
    })
    query: string | null,
  ): Promise<Tag[]> {
    return this.tags.suggest(actor, { companyId, query });
  }

  @Mutation(() => ApplicationTagsPayload, {
    description:
      "Puts a tag on an application, which can have up to 20. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  tagApplication(
    @Ctx() { actor }: ActorContext,
    @Input(TagApplicationInput, "The application and the tag.") input: TagApplicationInput,
  ) {
    return withUserErrors(async () => ({ tags: await this.tags.add(actor, input) }));
  }

  @Mutation(() => ApplicationTagsPayload, {
    description:
      "Takes a tag off an application. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  untagApplication(
    @Ctx() { actor }: ActorContext,
    @Input(UntagApplicationInput, "The application and the tag.") input: UntagApplicationInput,
  ) {
    return withUserErrors(async () => ({ tags: await this.tags.remove(actor, input) }));
  }
}
