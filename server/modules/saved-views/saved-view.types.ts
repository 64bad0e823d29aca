import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../kit/graphql/user-error.js";
import { SavedView } from "./saved-view.entity.js";

@InputType({ description: "A view to save." })
export class SaveViewInput {
  @Field(() => String, {
    description:
      "Its name, 1 to 60 characters. A view of yours of the same list with this name is replaced.",
  })
  name!: string;

  @Field(() => String, {
    description: "Path and query of a list of the staff area: `/desk/…`, at most 500 characters.",
  })
  address!: string;
}

@ObjectType({ description: "Result of saving a view." })
export class SaveViewPayload extends Payload {
  @Field(() => SavedView, {
    nullable: true,
    description: "The saved view. Null when `userErrors` is not empty.",
  })
  view?: SavedView | null;
}

@InputType({ description: "A view to delete." })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: "Id of the view." })
  id!: string;
}

@ObjectType({ description: "Result of deleting a view." })
export class DeleteSavedViewPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the view that is gone. Null when `userErrors` is not empty.",
  })
  deletedViewId?: string | null;
}
