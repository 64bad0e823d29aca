import { MoreThan, type EntityManager } from "typeorm";
import { representationErrorTexts as texts } from "#texts/representation";
import { requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { AppError, badInput, conflict, notFound } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import { newToken, tokenHash } from "../../core/secrets.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Application } from "../applications/application.entity.js";
import type { ApplicationService } from "../applications/application.service.js";
import { OPEN_STAGES } from "../applications/stages/stage.policy.js";
import { ClientSubmission } from "./client-submission.entity.js";
import { Representation, stateOf } from "./representation.entity.js";
import type { Viewing } from "./representation.reader.js";
import type { RepresentationNeeds } from "./representation.service.js";
import type { RepresentationView } from "./representation.types.js";
import { answerSchema, idSchema } from "./representation.validation.js";
import { folded } from "./spellings.js";

type Answer = ReturnType<typeof parseAnswer>;
const parseAnswer = (input: Input<typeof answerSchema>) => parse(answerSchema, input);

interface AnswerNeeds extends Pick<
  RepresentationNeeds,
  "dataSource" | "reader" | "audit" | "outbox" | "clock"
> {
  applications: Pick<ApplicationService, "findForMail">;
}

const LOCK = { mode: "pessimistic_write" } as const;

/** Candidates' answers to requests for consent: by the link in the email, or signed in. */
export class AnswerService {
  constructor(private readonly needs: AnswerNeeds) {}

  /** What the holder of a link may see; null for a link that never worked. Public. */
  async findByToken(token: string): Promise<RepresentationView | null> {
    const found = await this.needs.dataSource.manager.findOne(Representation, {
      where: byToken(token),
    });
    return found && this.needs.reader.one(found.id, "LINK");
  }

  /**
   * Agrees or declines, once. To agree, the candidate types the name in the text.
   * @throws BAD_INPUT without the right name; with a token: INVALID_LINK, with the reason; with an id: UNAUTHENTICATED,
   *   NOT_FOUND for anyone else's, CONFLICT if it is not open anymore
   */
  async answer(
    actor: Actor,
    input: Input<typeof answerSchema>,
    client: ClientInfo,
  ): Promise<RepresentationView> {
    const answer = parseAnswer(input);
    if (Boolean(answer.id) === Boolean(answer.token))
      throw badInput(texts.chooseOne, { id: texts.chooseOne });
    const viewing: Viewing = answer.token ? "LINK" : "CANDIDATE";
    const id = await inTransaction(this.needs.dataSource, async (transaction) => {
      const row = answer.token
        ? await this.lockByToken(transaction, answer.token)
        : await this.lockOwn(transaction, actor, answer.id ?? "");
      await this.write(transaction, row, answer, client);
      return row.id;
    });
    this.needs.outbox.nudge();
    return this.needs.reader.one(id, viewing);
  }

  /**
   * Takes a consent back before the resume has been sent.
   * @throws UNAUTHENTICATED; NOT_FOUND for anyone else's; CONFLICT if there is no consent or the resume was sent
   */
  async withdraw(
    actor: Actor,
    input: Input<typeof idSchema>,
    client: ClientInfo,
  ): Promise<RepresentationView> {
    const { id } = parse(idSchema, input);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const row = await this.lockOwn(transaction, actor, id);
      if (await transaction.existsBy(ClientSubmission, { representationId: row.id }))
        throw conflict("CONFLICT", texts.sent);
      if (row.state === "WITHDRAWN") return;
      if (stateOf(row, this.needs.clock.now()) !== "GRANTED")
        throw conflict("CONFLICT", texts.notGranted);
      const change = { state: "WITHDRAWN" as const, closedAt: this.needs.clock.now() };
      await transaction.update(Representation, { id: row.id }, change);
      await this.record(transaction, row, "TAKEN_BACK", client);
      await this.tellRequester(transaction, row);
    });
    this.needs.outbox.nudge();
    return this.needs.reader.one(id, "CANDIDATE");
  }

  /** For the email about an answer; without an access check. */
  async findAnswered(
    id: string,
  ): Promise<{ row: Representation; application: Application } | null> {
    const row = await this.needs.dataSource.manager.findOneBy(Representation, { id });
    const application = row && (await this.needs.applications.findForMail(row.applicationId));
    return row && application && { row, application };
  }

  /** Makes the link's token when the email is sent; null if the request or the application is not open anymore. */
  async draw(
    id: string,
    isReminder: boolean,
  ): Promise<{ token: string; row: Representation; application: Application } | null> {
    const found = await this.findAnswered(id);
    if (!found || !OPEN_STAGES.includes(found.application.status)) return null;
    const token = newToken();
    const open = { id, state: "PENDING" as const, answerBy: MoreThan(this.needs.clock.now()) };
    const column = isReminder ? "reminderHash" : "tokenHash";
    const { affected } = await this.needs.dataSource.manager.update(Representation, open, {
      [column]: tokenHash(token),
    });
    return affected ? { token, ...found } : null;
  }

  private async lockByToken(transaction: EntityManager, token: string): Promise<Representation> {
    const where = byToken(token);
    const row = await transaction.findOne(Representation, { where, lock: LOCK });
    const why = row ? this.whyClosed(row) : texts.linkInvalid;
    if (!row || why !== null) throw new AppError("INVALID_LINK", why ?? texts.linkInvalid);
    return row;
  }

  private async lockOwn(
    transaction: EntityManager,
    actor: Actor,
    id: string,
  ): Promise<Representation> {
    const { id: userId } = requireUser(actor);
    const where = { id, userId };
    const row = isId(id) ? await transaction.findOne(Representation, { where, lock: LOCK }) : null;
    if (!row) throw notFound("representation");
    return row;
  }

  private async write(
    transaction: EntityManager,
    row: Representation,
    { accept, typedName, token }: Answer,
    client: ClientInfo,
  ): Promise<void> {
    const why = this.whyClosed(row);
    if (why !== null) throw conflict("CONFLICT", why);
    if (accept) requireSignature(typedName, row.candidateName);
    await transaction.update(
      Representation,
      { id: row.id },
      {
        state: accept ? "GRANTED" : "DECLINED",
        answeredAt: this.needs.clock.now(),
        answeredBy: token ? "LINK" : "ACCOUNT",
        typedName: accept ? typedName : null,
        ipAddress: client.ipAddress.slice(0, 45),
      },
    );
    await this.record(transaction, row, accept ? "YES" : "NO", client);
    await this.tellRequester(transaction, row);
  }

  private record(
    transaction: EntityManager,
    { id, userId, companyId, clientName }: Representation,
    answer: "YES" | "NO" | "TAKEN_BACK",
    client: ClientInfo,
  ): Promise<void> {
    return this.needs.audit.record(transaction, {
      kind: "REPRESENTATION_ANSWERED",
      // Whoever has the link is taken for the candidate.
      actor: { kind: "person", id: userId },
      target: { kind: "REPRESENTATION", id },
      details: { companyId, client: clientName, answer },
      client,
    });
  }

  private async tellRequester(
    transaction: EntityManager,
    { id: representationId, requestedById }: Representation,
  ): Promise<void> {
    if (requestedById === null) return;
    const notice = { kind: "REPRESENTATION_ANSWERED", payload: { representationId } } as const;
    await this.needs.outbox.enqueue(transaction, notice);
  }

  /** Null if the request can be answered. */
  private whyClosed(row: Representation): string | null {
    const state = stateOf(row, this.needs.clock.now());
    if (state === "PENDING") return null;
    if (row.answeredAt) return texts.answered(row.answeredAt);
    if (state === "REPLACED") return texts.replaced;
    return state === "EXPIRED" ? texts.expired(row.answerBy) : texts.withdrawn;
  }
}

const byToken = (token: string) => {
  const hash = tokenHash(token);
  return [{ tokenHash: hash }, { reminderHash: hash }];
};

/** @throws BAD_INPUT */
function requireSignature(typedName: string | null, name: string): void {
  const refuse = (message: string) => badInput(message, { typedName: message });
  if (typedName === null) throw refuse(texts.typeName);
  if (folded(typedName) !== folded(name)) throw refuse(texts.otherName(name));
}
