import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { departureTexts } from "#texts/departures";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { Person } from "../staff/staff.types.js";
import { AccountDeletion } from "./account-deletion.entity.js";
import { DeletionPreview } from "./departure.types.js";
import type { PersonDepartureService } from "./person-departure.service.js";
import {
  CancelPersonDeletionInput,
  CancelPersonDeletionPayload,
  RequestPersonDataExportInput,
  RequestPersonDataExportPayload,
  RequestPersonDeletionInput,
  RequestPersonDeletionPayload,
} from "./person-departure.types.js";

/** A person's data and the deletion of their account, for administrators. */
@Resolver(() => Person)
export class PersonDepartureResolver {
  constructor(private readonly departures: PersonDepartureService) {}

  @FieldResolver(() => AccountDeletion, {
    nullable: true,
    description: "The request to delete the account that is waiting. Null when there is none.",
  })
  deletion(
    @Root() { id }: Person,
    @Ctx() { actor }: ActorContext,
  ): Promise<AccountDeletion | null> {
    return this.departures.findDeletion(actor, id);
  }

  @FieldResolver(() => DeletionPreview, {
    description: "What `requestPersonDeletion` would do. Changes nothing.",
  })
  deletionPreview(
    @Root() { id }: Person,
    @Ctx() { actor }: ActorContext,
  ): Promise<DeletionPreview> {
    return this.departures.preview(actor, id);
  }

  @Mutation(() => RequestPersonDeletionPayload, {
    description:
      "Deletes a candidate's account in 24 hours and ends their plans then. The person gets an email with a link that cancels it. `CONFLICT` for staff, and while something must end first. At most 3 requests in 24 hours for each person. For administrators who proved their second factor within 10 minutes.",
  })
  requestPersonDeletion(
    @Ctx() { actor, client }: RequestContext,
    @Input(RequestPersonDeletionInput, "The person.") input: RequestPersonDeletionInput,
  ) {
    return withUserErrors(async () => {
      const deletion = await this.departures.requestDeletion(actor, input, client);
      return {
        deletion,
        message: departureTexts.theirDeletion(deletion.takesEffectAt, client.timeZone),
      };
    });
  }

  @Mutation(() => CancelPersonDeletionPayload, {
    description:
      "Keeps an account whose deletion an administrator requested. Safe to repeat. `CONFLICT` if the person requested it, and once the deletion has begun. For administrators who proved their second factor within 10 minutes.",
  })
  cancelPersonDeletion(
    @Ctx() { actor, client }: RequestContext,
    @Input(CancelPersonDeletionInput, "The person.") input: CancelPersonDeletionInput,
  ) {
    return withUserErrors(async () => {
      await this.departures.cancelDeletion(actor, input, client);
      return { message: departureTexts.theirDeletionCanceled };
    });
  }

  @Mutation(() => RequestPersonDataExportPayload, {
    description:
      "Makes a copy of a person's data and emails the person when it is ready; only the person can open it. At most 3 in 24 hours for each person. For administrators who proved their second factor within 10 minutes.",
  })
  requestPersonDataExport(
    @Ctx() { actor, client }: RequestContext,
    @Input(RequestPersonDataExportInput, "The person.") input: RequestPersonDataExportInput,
  ) {
    return withUserErrors(async () => {
      await this.departures.sendCopy(actor, input, client);
      return { message: departureTexts.theirCopy };
    });
  }
}
