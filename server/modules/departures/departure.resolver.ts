import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { departureTexts } from "#texts/departures";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { User } from "../accounts/user.entity.js";
import { AccountDeletion } from "./account-deletion.entity.js";
import type { AccountDeletionService } from "./account-deletion.service.js";
import type { DataExportService } from "./data-export.service.js";
import {
  CancelAccountDeletionInput,
  CancelAccountDeletionPayload,
  DataExport,
  DeletionPreview,
  RequestAccountDeletionPayload,
  RequestDataExportPayload,
  toDataExport,
} from "./departure.types.js";

/** Whether the caller is this person. */
const isSelf = ({ actor }: ActorContext, { id }: User): boolean =>
  actor.kind === "user" && actor.id === id;

@Resolver(() => User)
export class DepartureResolver {
  constructor(
    private readonly exports: DataExportService,
    private readonly deletions: AccountDeletionService,
  ) {}

  @FieldResolver(() => DataExport, {
    nullable: true,
    description: "The person's newest copy of their data. Null when there is none.",
  })
  async dataExport(@Ctx() context: ActorContext, @Root() user: User): Promise<DataExport | null> {
    const row = isSelf(context, user) ? await this.exports.findNewest(user.id) : null;
    return row && toDataExport(row);
  }

  @FieldResolver(() => AccountDeletion, {
    nullable: true,
    description: "The person's request to delete their account. Null when there is none.",
  })
  async deletion(
    @Ctx() context: ActorContext,
    @Root() user: User,
  ): Promise<AccountDeletion | null> {
    return isSelf(context, user) ? this.deletions.findPending(user.id) : null;
  }

  @Query(() => DeletionPreview, {
    description: "What the deletion of the caller's account would do. Changes nothing.",
  })
  deletionPreview(@Ctx() { actor }: ActorContext): Promise<DeletionPreview> {
    return this.deletions.preview(actor);
  }

  @Mutation(() => RequestDataExportPayload, {
    description:
      "Makes a copy of the caller's data and emails them when it is ready. At most 3 in 24 hours. Needs a fresh proof (`FRESH_PROOF_REQUIRED`, `SECOND_FACTOR_REQUIRED`).",
  })
  requestDataExport(@Ctx() { actor, client }: RequestContext) {
    return withUserErrors(async () => ({
      dataExport: toDataExport(await this.exports.request(actor, client)),
      message: departureTexts.exportAsked,
    }));
  }

  @Mutation(() => RequestAccountDeletionPayload, {
    description:
      "Deletes the caller's account in 24 hours and ends their plans then. `CONFLICT` while something must end first. At most 3 requests in 24 hours. Needs a fresh proof (`FRESH_PROOF_REQUIRED`, `SECOND_FACTOR_REQUIRED`).",
  })
  requestAccountDeletion(@Ctx() { actor, client }: RequestContext) {
    return withUserErrors(async () => {
      const deletion = await this.deletions.request(actor, client);
      return {
        deletion,
        message: departureTexts.deletionAsked(deletion.takesEffectAt, client.timeZone),
      };
    });
  }

  @Mutation(() => CancelAccountDeletionPayload, {
    description:
      "Keeps an account whose deletion was requested. Safe to repeat. `INVALID_LINK` for a wrong token, `CONFLICT` once the deletion has begun.",
  })
  cancelAccountDeletion(
    @Ctx() { actor, client }: RequestContext,
    @Input(CancelAccountDeletionInput, "The deletion to cancel.")
    { token = null }: CancelAccountDeletionInput,
  ) {
    return withUserErrors(async () => {
      await this.deletions.cancel(actor, token, client);
      return { message: departureTexts.deletionCanceled };
    });
  }
}
