import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { StatusSheetService } from "./status-sheet.service.js";
import {
  ForgetStatusSheetPayload,
  KeepStatusSheetInput,
  KeepStatusSheetPayload,
  KeptStatusSheet,
} from "./status-sheet.types.js";

@Resolver()
export class StatusSheetResolver {
  constructor(private readonly sheets: StatusSheetService) {}

  @Query(() => KeptStatusSheet, {
    nullable: true,
    description:
      "The signed-in person's own status sheet, which no one else can read. Null if they have not asked to keep one.",
  })
  myStatusSheet(@Ctx() { actor }: ActorContext): Promise<KeptStatusSheet | null> {
    return this.sheets.find(actor);
  }

  @Mutation(() => KeepStatusSheetPayload, {
    description:
      "Keeps the signed-in person's status sheet with their account, encrypted, in place of the last one. It is deleted a year after it was saved.",
  })
  keepStatusSheet(
    @Ctx() { actor }: ActorContext,
    @Input(KeepStatusSheetInput, "The sheet.") input: KeepStatusSheetInput,
  ) {
    return withUserErrors(async () => ({ statusSheet: await this.sheets.keep(actor, input) }));
  }

  @Mutation(() => ForgetStatusSheetPayload, {
    description:
      "Deletes the signed-in person's status sheet from their account. Does nothing if none is kept.",
  })
  forgetStatusSheet(@Ctx() { actor }: ActorContext) {
    return withUserErrors(async () => {
      await this.sheets.forget(actor);
      return { isForgotten: true };
    });
  }
}
