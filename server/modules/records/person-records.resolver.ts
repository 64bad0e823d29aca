import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { requireUser } from "../../core/actor.js";
import { Candidate } from "../applications/people/person.types.js";
import type { CandidateMailService } from "./mails/candidate-mail.service.js";
import { CandidateMailConnection } from "./mails/candidate-mail.types.js";
import type { NoteService } from "./notes/note.service.js";
import { ApplicationNoteConnection } from "./notes/note.types.js";
import { personScope } from "./record-scope.js";

interface Services {
  candidateMails: Pick<CandidateMailService, "list">;
  notes: Pick<NoteService, "list">;
}

/** What recruiters keep of all applications of a person. */
@Resolver(() => Candidate)
export class PersonRecordsResolver {
  constructor(private readonly services: Services) {}

  @FieldResolver(() => ApplicationNoteConnection, {
    description:
      "Notes on the person's applications to the caller's companies, newest first. Administrators see all. Empty for one's own.",
  })
  notes(
    @Root() { id }: Candidate,
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
  ) {
    const scope = personScope(actor, id);
    return this.services.notes.list(requireUser(actor), scope, { first, after });
  }

  @FieldResolver(() => CandidateMailConnection, {
    description:
      "Emails of recruiters to the person about applications to the caller's companies, newest first. Administrators see all. Empty for one's own.",
  })
  mails(
    @Root() { id }: Candidate,
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.services.candidateMails.list(personScope(actor, id), { first, after });
  }
}
