import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { NoteService } from "./note.service.js";
import { AddNoteInput, DeleteNoteInput, EditNoteInput, NotePayload } from "./note.types.js";

@Resolver()
export class NoteResolver {
  constructor(private readonly notes: NoteService) {}

  @Mutation(() => NotePayload, {
    description:
      "Writes a note on an application, for colleagues. Those it mentions get an email. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  addNote(@Ctx() { actor }: ActorContext, @Input(AddNoteInput, "The note.") input: AddNoteInput) {
    return withUserErrors(async () => ({ note: await this.notes.add(actor, input) }));
  }

  @Mutation(() => NotePayload, {
    description:
      "Changes a note within 15 minutes after it was written. For its author; `CONFLICT` when it is too late.",
  })
  editNote(
    @Ctx() { actor }: ActorContext,
    @Input(EditNoteInput, "The note and its new text.") input: EditNoteInput,
  ) {
    return withUserErrors(async () => ({ note: await this.notes.edit(actor, input) }));
  }

  @Mutation(() => NotePayload, {
    description:
      "Deletes the text of a note for good. Who wrote and deleted it stays. For its author and administrators.",
  })
  deleteNote(
    @Ctx() { actor }: ActorContext,
    @Input(DeleteNoteInput, "The note.") input: DeleteNoteInput,
  ) {
    return withUserErrors(async () => ({ note: await this.notes.delete(actor, input) }));
  }
}
