import { FieldResolver, Resolver, Root } from "type-graphql";
import type { ChangeHistoryService } from "../../changes/change-history.service.js";
import { JobConnection } from "../record/job.types.js";

/** Where to follow a list of open jobs from. */
@Resolver(() => JobConnection)
export class SyncCursorResolver {
  constructor(private readonly history: ChangeHistoryService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Where to start reading `jobChanges` for a copy of this list: what this page shows has every change up to here. Of several pages, keep the first one's. Null in lists of other than open jobs.",
  })
  async syncCursor(@Root() { changeSeq }: JobConnection): Promise<string | null> {
    if (changeSeq === undefined) return null;
    // A list that can't have any job was not searched.
    return changeSeq === null ? this.history.position() : this.history.positionAt(changeSeq);
  }
}
