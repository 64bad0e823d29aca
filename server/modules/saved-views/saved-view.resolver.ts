import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { SavedView } from "./saved-view.entity.js";
import type { SavedViewService } from "./saved-view.service.js";
import {
  DeleteSavedViewInput,
  DeleteSavedViewPayload,
  SaveViewInput,
  SaveViewPayload,
} from "./saved-view.types.js";

@Resolver()
export class SavedViewResolver {
  constructor(private readonly views: SavedViewService) {}

  @Query(() => [SavedView], {
    description:
      "The caller's saved views of the staff area, by name; at most 50. For staff with a second factor.",
  })
  savedViews(@Ctx() { actor }: ActorContext): Promise<SavedView[]> {
    return this.views.list(actor);
  }

  @Mutation(() => SaveViewPayload, {
    description:
      "Saves a list of the staff area with its filters, for the caller alone. For staff with a second factor.",
  })
  saveView(
    @Ctx() { actor }: ActorContext,
    @Input(SaveViewInput, "The view.") input: SaveViewInput,
  ) {
    return withUserErrors(async () => ({ view: await this.views.save(actor, input) }));
  }

  @Mutation(() => DeleteSavedViewPayload, {
    description:
      "Deletes a saved view of the caller's. `NOT_FOUND` for anyone else's. For staff with a second factor.",
  })
  deleteSavedView(
    @Ctx() { actor }: ActorContext,
    @Input(DeleteSavedViewInput, "The view.") input: DeleteSavedViewInput,
  ) {
    return withUserErrors(async () => ({ deletedViewId: await this.views.delete(actor, input) }));
  }
}
