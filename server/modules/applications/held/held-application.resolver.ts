import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { HeldApplicationService } from "./held-application.service.js";
import {
  HoldApplicationInput,
  HoldApplicationPayload,
  UndoApplicationInput,
  UndoApplicationPayload,
} from "./held-application.types.js";

@Resolver()
export class HeldApplicationResolver {
  constructor(private readonly held: HeldApplicationService) {}

  @Mutation(() => HoldApplicationPayload, {
    description:
      "Applies to an open job like `applyToJob`, but sends the application only after 10 seconds. Until then, no one is told of it, staff don't see it, and `undoApplication` takes it back.",
  })
  holdApplication(
    @Ctx() { actor }: ActorContext,
    @Input(HoldApplicationInput, "The application.")
    { resume, existingResumeId, ...fields }: HoldApplicationInput,
  ) {
    const input = { ...fields, existingResume: existingResumeId };
    return withUserErrors(async () => ({
      held: await this.held.hold(actor, async (spool) => {
        if (resume) await spool.receive(await resume);
        return input;
      }),
    }));
  }

  @Mutation(() => UndoApplicationPayload, {
    description:
      "Takes back the signed-in person's own held application; nothing is left of it. `CONFLICT` once it is sent: then `withdrawApplication` is what remains.",
  })
  undoApplication(
    @Ctx() { actor }: ActorContext,
    @Input(UndoApplicationInput, "The held application.") input: UndoApplicationInput,
  ) {
    return withUserErrors(async () => ({ undoneId: await this.held.undo(actor, input) }));
  }
}
