import { In, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { recordTexts as texts } from "#texts/records";
import { requireUser, type Actor, type SignedIn } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput, conflict, forbidden, notFound } from "../../../core/errors.js";
import { isId, newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { mapPage, nodesOf, type PageRequest } from "../../../core/paging.js";
import { pageByTime } from "../../../kit/db/time-pages.js";
import { longText, parse } from "../../../core/validation.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { Application } from "../../applications/application.entity.js";
import type { StaffAccess, StaffView } from "../../applications/stages/staff-access.service.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import type { ColleagueService } from "../colleague.service.js";
import { inScope, type RecordScope } from "../record-scope.js";
import { canDeleteNote, canEditNote, EDIT_MINUTES, isAuthor } from "../records.policy.js";
import { Note, NoteMention } from "./note.entity.js";
import type { ApplicationNote } from "./note.types.js";

const MAX_BODY = 5000;
const MAX_MENTIONS = 20;

const textSchema = z.object({
  body: longText(MAX_BODY, texts.noteMissing),
  mentionIds: z.array(z.string()).max(MAX_MENTIONS, texts.tooManyMentions(MAX_MENTIONS)).nullish(),
});
const addSchema = textSchema.extend({ applicationId: z.string() });
const editSchema = textSchema.extend({ id: z.string() });
const deleteSchema = z.object({ id: z.string() });

interface NoteNeeds {
  dataSource: DataSource;
  access: StaffAccess;
  colleagues: ColleagueService;
  outbox: Pick<OutboxService, "enqueue" | "nudge">;
  clock: Clock;
}

/** Notes on applications, which only staff read. */
export class NoteService {
  constructor(private readonly needs: NoteNeeds) {}

  /** Newest first. The caller has checked that the actor may read them. */
  async list(user: Pick<SignedIn, "id" | "role">, scope: RecordScope, request: PageRequest) {
    const { manager } = this.needs.dataSource;
    const all = () => inScope(manager.createQueryBuilder(Note, "n"), "n", scope);
    const page = await pageByTime(all, request, { by: "createdAt", direction: "DESC" });
    const shown = await this.present(user, nodesOf(page));
    return mapPage(page, ({ id }) => shown.get(id));
  }

  /** @throws as `StaffAccess.getToWorkOn`; BAD_INPUT */
  async add(actor: Actor, input: Input<typeof addSchema>): Promise<ApplicationNote> {
    const { applicationId, body, mentionIds } = parse(addSchema, input);
    const { user, application } = await this.needs.access.getToWorkOn(actor, applicationId);
    const mentioned = await this.mentioned(application, mentionIds ?? []);
    const id = newId();
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.access.hold(transaction, application.id);
      const createdAt = this.needs.clock.now();
      const note = { id, applicationId: application.id, authorId: user.id, body, createdAt };
      await transaction.insert(Note, note);
      await this.mention(transaction, user, id, mentioned);
    });
    this.needs.outbox.nudge();
    return this.load(user, id);
  }

  /** Changes the text within 15 minutes. New mentions get an email. @throws NOT_FOUND, FORBIDDEN, CONFLICT when it's too late, BAD_INPUT */
  async edit(actor: Actor, input: Input<typeof editSchema>): Promise<ApplicationNote> {
    const { id, body, mentionIds } = parse(editSchema, input);
    const { user, application } = await this.find(actor, id);
    const mentioned = await this.mentioned(application, mentionIds ?? []);
    const now = this.needs.clock.now();
    await this.change(id, async (transaction, note) => {
      if (!isAuthor(user, note)) throw forbidden(texts.notYourNote);
      if (!canEditNote(user, note, now)) throw conflict("CONFLICT", texts.noteTooOld(EDIT_MINUTES));
      await transaction.update(Note, { id }, { body, editedAt: now });
      await transaction.delete(NoteMention, { noteId: id });
      await this.mention(transaction, user, id, mentioned);
    });
    this.needs.outbox.nudge();
    return this.load(user, id);
  }

  /** Removes the text; who wrote and deleted it, and when, stays. @throws NOT_FOUND, FORBIDDEN except for its author and administrators */
  async delete(actor: Actor, input: Input<typeof deleteSchema>): Promise<ApplicationNote> {
    const { id } = parse(deleteSchema, input);
    const { user } = await this.find(actor, id);
    await this.change(id, async (transaction, note) => {
      if (!canDeleteNote(user, note)) throw forbidden();
      const deleted = { body: "", deletedAt: this.needs.clock.now(), deletedById: user.id };
      await transaction.update(Note, { id }, deleted);
      await transaction.delete(NoteMention, { noteId: id });
    });
    return this.load(user, id);
  }

  /** What the email about a mention says; null if the note was deleted, or the person doesn't work there anymore. */
  async findForMail(noteId: string, userId: string) {
    const { manager } = this.needs.dataSource;
    const note = await manager.findOneBy(Note, { id: noteId });
    const isMentioned = await manager.existsBy(NoteMention, { noteId, userId });
    if (!note || !isMentioned) return null;
    const [application] = await this.needs.access.findMany([note.applicationId]);
    if (!application) return null;
    const [person] = await this.needs.colleagues.among(application.job.companyId, [userId]);
    if (!person) return null;
    const author = (await this.needs.colleagues.byIds([note.authorId])).get(note.authorId ?? "");
    const { applicationId } = note;
    const to = { name: person.name, email: person.email };
    return { to, author: author?.name ?? null, applicationId, job: application.job };
  }

  /** The application of a note that the actor may work on. To others, the note doesn't exist. */
  private async find(actor: Actor, id: string): Promise<StaffView> {
    requireUser(actor);
    const note = isId(id) ? await this.needs.dataSource.manager.findOneBy(Note, { id }) : null;
    if (!note) throw notFound("note");
    return this.needs.access.getToWorkOn(actor, note.applicationId);
  }

  private change(id: string, work: (transaction: EntityManager, note: Note) => Promise<void>) {
    return inTransaction(this.needs.dataSource, async (transaction) => {
      const lock = { mode: "pessimistic_write" } as const;
      const note = await transaction.findOne(Note, { where: { id }, lock });
      if (!note || note.deletedAt) throw notFound("note");
      await work(transaction, note);
    });
  }

  private async mentioned({ job }: Application, ids: readonly string[]): Promise<string[]> {
    const wanted = [...new Set(ids)];
    const found = await this.needs.colleagues.among(job.companyId, wanted);
    if (found.length < wanted.length)
      throw badInput(texts.notColleague, { mentionIds: texts.notColleague });
    return wanted;
  }

  /** One email for each person and note, however often it is changed; none for mentioning oneself. */
  private async mention(
    transaction: EntityManager,
    author: SignedIn,
    noteId: string,
    ids: readonly string[],
  ): Promise<void> {
    for (const userId of ids) {
      await insertOnce(transaction, NoteMention, { noteId, userId });
      if (userId === author.id) continue;
      const notice = { kind: "NOTE_MENTION", payload: { noteId, userId } } as const;
      const dedupeKey = `mention:${noteId}:${userId}`;
      await this.needs.outbox.enqueue(transaction, notice, { dedupeKey });
    }
  }

  private async load(user: SignedIn, id: string): Promise<ApplicationNote> {
    const note = await this.needs.dataSource.manager.findOneBy(Note, { id });
    const shown = note && (await this.present(user, [note])).get(id);
    if (!shown) throw notFound("note");
    return shown;
  }

  private async present(
    user: Pick<SignedIn, "id" | "role">,
    notes: readonly Note[],
  ): Promise<Map<string, ApplicationNote>> {
    const ids = notes.map(({ id }) => id);
    const { manager } = this.needs.dataSource;
    const mentions = ids.length > 0 ? await manager.findBy(NoteMention, { noteId: In(ids) }) : [];
    const people = await this.needs.colleagues.byIds([
      ...notes.flatMap(({ authorId, deletedById }) => [authorId, deletedById]),
      ...mentions.map(({ userId }) => userId),
    ]);
    const now = this.needs.clock.now();
    const mentionsOf = (id: string) =>
      mentions.flatMap(({ noteId, userId }) => (noteId === id ? (people.get(userId) ?? []) : []));
    const shown = notes.map((note): ApplicationNote => {
      const { id, applicationId, body, createdAt, editedAt, deletedAt } = note;
      return {
        id,
        applicationId,
        body,
        createdAt,
        editedAt,
        deletedAt,
        author: people.get(note.authorId ?? "") ?? null,
        deletedBy: people.get(note.deletedById ?? "") ?? null,
        mentions: mentionsOf(id),
        viewerCanEdit: canEditNote(user, note, now),
        viewerCanDelete: canDeleteNote(user, note),
      };
    });
    return new Map(shown.map((note) => [note.id, note]));
  }
}
