import { In, type DataSource, type EntityManager, type FindOptionsWhere } from "typeorm";
import { inboxErrorTexts as texts } from "#texts/firm-errors";
import { requireProvenAdmin, type Actor, type SignedIn } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { badInput, notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import type { Page, PageRequest } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { AuditKind } from "../audit/audit.kinds.js";
import type { AuditService } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { ContactAnswer, type MailDelivery } from "./contact-answer.entity.js";
import { ContactMessage, type MessageStatus } from "./contact-message.entity.js";
import type { InboxView } from "./contact.types.js";
import { answerSchema, assignSchema } from "./contact.validation.js";

const LOCK = { mode: "pessimistic_write" } as const;

interface InboxNeeds {
  dataSource: DataSource;
  people: Pick<PeopleService, "findMany">;
  outbox: OutboxService;
  audit: AuditService;
  clock: Clock;
}

interface InboxRequest extends PageRequest {
  /** All messages if null. */
  view?: InboxView | null | undefined;
}

/** Key of the email with this answer in the outbox. */
const mailOf = (answerId: string) => `contact-answer ${answerId}`;

/** The contact messages as administrators work on them: answer, assign, done. */
export class ContactInboxService {
  constructor(private readonly needs: InboxNeeds) {}

  /** Newest first. @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT for a bad size or cursor */
  async list(actor: Actor, { view, ...request }: InboxRequest): Promise<Page<ContactMessage>> {
    const admin = requireProvenAdmin(actor);
    const where = conditionsOf(view ?? null, admin);
    const matching = () =>
      this.needs.dataSource.manager.createQueryBuilder(ContactMessage, "m").where(where);
    return pageByTime(matching, request, { by: "createdAt", direction: "DESC" });
  }

  /** @throws as `list`; NOT_FOUND */
  async get(actor: Actor, id: string): Promise<ContactMessage> {
    requireProvenAdmin(actor);
    return this.load(id);
  }

  /**
   * Stores an answer and queues its email, and takes over the message if it is no one's. Safe to repeat with the same
   * `sendId`.
   * @throws as `get`; BAD_INPUT
   */
  async answer(
    actor: Actor,
    input: Input<typeof answerSchema>,
    client: ClientInfo,
  ): Promise<ContactMessage> {
    const admin = requireProvenAdmin(actor);
    const { id, text, done, sendId } = parse(answerSchema, input);
    const answerId = sendId ?? newId();
    await this.change(id, async (transaction, message) => {
      const known = await transaction.findOneBy(ContactAnswer, { id: answerId });
      if (known?.messageId === id) return;
      if (known) throw badInput(texts.badSendId, { sendId: texts.badSendId });
      const createdAt = this.needs.clock.now();
      const answer = { id: answerId, messageId: id, authorId: admin.id, text, createdAt };
      await transaction.insert(ContactAnswer, answer);
      const notice = { kind: "CONTACT_ANSWER", payload: { contactAnswerId: answer.id } } as const;
      await this.needs.outbox.enqueue(transaction, notice, { dedupeKey: mailOf(answer.id) });
      await transaction.update(
        ContactMessage,
        { id },
        {
          assigneeId: message.assigneeId ?? admin.id,
          ...(done ? { status: "DONE", doneAt: message.doneAt ?? createdAt } : {}),
        },
      );
      await this.record(transaction, "MESSAGE_ANSWERED", { actor, id, client });
    });
    this.needs.outbox.nudge();
    return this.load(id);
  }

  /** @throws as `get`; BAD_INPUT unless the assignee is an administrator who can sign in */
  async assign(
    actor: Actor,
    input: Input<typeof assignSchema>,
    client: ClientInfo,
  ): Promise<ContactMessage> {
    requireProvenAdmin(actor);
    const { id, assigneeId = null } = parse(assignSchema, input);
    if (assigneeId !== null) await this.checkAssignee(assigneeId);
    await this.change(id, async (transaction, message) => {
      if (message.assigneeId === assigneeId) return;
      await transaction.update(ContactMessage, { id }, { assigneeId });
      const details = { assigneeId };
      await this.record(transaction, "MESSAGE_ASSIGNED", { actor, id, client, details });
    });
    return this.load(id);
  }

  /** @throws as `get` */
  finish(actor: Actor, id: string, client: ClientInfo): Promise<ContactMessage> {
    return this.setStatus(actor, { id, status: "DONE", client });
  }

  /** @throws as `get` */
  reopen(actor: Actor, id: string, client: ClientInfo): Promise<ContactMessage> {
    return this.setStatus(actor, { id, status: "OPEN", client });
  }

  /** The answers to each message, oldest first. Callers check who may see them. */
  async answersTo(messageIds: readonly string[]): Promise<Map<string, ContactAnswer[]>> {
    const found = await this.needs.dataSource.manager.find(ContactAnswer, {
      where: { messageId: In([...messageIds]) },
      order: { createdAt: "ASC", id: "ASC" },
    });
    const byMessage = new Map<string, ContactAnswer[]>(messageIds.map((id) => [id, []]));
    for (const answer of found) byMessage.get(answer.messageId)?.push(answer);
    return byMessage;
  }

  /** How far the emails with these answers have come. */
  async deliveriesOf(answerIds: readonly string[]): Promise<Map<string, MailDelivery>> {
    const { dataSource, outbox } = this.needs;
    const known = await outbox.progressOf(dataSource.manager, answerIds.map(mailOf));
    const deliveryOf = (id: string): MailDelivery => {
      const progress = known.get(mailOf(id));
      if (!progress || progress.doneAt) return "SENT";
      return progress.deadAt ? "FAILED" : "WAITING";
    };
    return new Map(answerIds.map((id) => [id, deliveryOf(id)]));
  }

  /** An answer and its message, for its email; without an access check. */
  async findAnswer(id: string): Promise<{ answer: ContactAnswer; message: ContactMessage } | null> {
    const { manager } = this.needs.dataSource;
    const answer = await manager.findOneBy(ContactAnswer, { id });
    const message = answer && (await manager.findOneBy(ContactMessage, { id: answer.messageId }));
    return answer && message && { answer, message };
  }

  private async setStatus(
    actor: Actor,
    { id, status, client }: { id: string; status: MessageStatus; client: ClientInfo },
  ): Promise<ContactMessage> {
    requireProvenAdmin(actor);
    await this.change(id, async (transaction, message) => {
      if (message.status === status) return;
      const isDone = status === "DONE";
      const doneAt = isDone ? this.needs.clock.now() : null;
      await transaction.update(ContactMessage, { id }, { status, doneAt });
      const kind = isDone ? "MESSAGE_DONE" : "MESSAGE_REOPENED";
      await this.record(transaction, kind, { actor, id, client });
    });
    return this.load(id);
  }

  private change(
    id: string,
    work: (transaction: EntityManager, message: ContactMessage) => Promise<void>,
  ): Promise<void> {
    return inTransaction(this.needs.dataSource, async (transaction) => {
      const where = { id };
      const message =
        isId(id) && (await transaction.findOne(ContactMessage, { where, lock: LOCK }));
      if (!message) throw notFound("contactMessage");
      await work(transaction, message);
    });
  }

  private async load(id: string): Promise<ContactMessage> {
    const { manager } = this.needs.dataSource;
    const message = isId(id) ? await manager.findOneBy(ContactMessage, { id }) : null;
    if (!message) throw notFound("contactMessage");
    return message;
  }

  private async checkAssignee(id: string): Promise<void> {
    const [person] = isId(id) ? await this.needs.people.findMany([id]) : [];
    if (person?.role !== "ADMIN" || person.disabledAt !== null)
      throw badInput(texts.assigneeInvalid, { assigneeId: texts.assigneeInvalid });
  }

  private async record(
    transaction: EntityManager,
    kind: AuditKind,
    event: {
      actor: Actor;
      id: string;
      client: ClientInfo;
      details?: Record<string, string | null>;
    },
  ): Promise<void> {
    const { actor, id, client, details = {} } = event;
    const target = { kind: "MESSAGE", id } as const;
    await this.needs.audit.record(transaction, { kind, actor, target, details, client });
  }
}

function conditionsOf(
  view: InboxView | null,
  { id: assigneeId }: SignedIn,
): FindOptionsWhere<ContactMessage> {
  if (view === null) return {};
  if (view === "MINE") return { status: "OPEN", assigneeId };
  return { status: view };
}
