import type { EntityManager } from "typeorm";
import { representationErrorTexts as texts } from "#texts/representation";
import type { Clock } from "../../core/clock.js";
import { AppError, conflict } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { AccountService } from "../accounts/account.service.js";
import type { ApplicationStatus } from "../applications/application.entity.js";
import type { ResumeService } from "../applications/resume.service.js";
import type { StageGate, StageMove } from "../applications/stages/stage-gate.types.js";
import type { AuditService } from "../audit/audit.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import { ClientSubmission } from "./client-submission.entity.js";
import { Representation, stateOf } from "./representation.entity.js";
import { requisitionKey } from "./spellings.js";

/** Stages of people whose resume the client has. A move from an earlier stage into one of them is a submission. */
const AT_CLIENT: readonly ApplicationStatus[] = [
  "SUBMITTED_TO_CLIENT",
  "INTERVIEW",
  "OFFER",
  "HIRED",
];
const isAtClient = (stage: ApplicationStatus): boolean => AT_CLIENT.includes(stage);

interface Needs {
  accounts: Pick<AccountService, "findMany">;
  resumes: Pick<ResumeService, "ofApplication">;
  audit: AuditService;
  clock: Clock;
}

/** What identifies a client's job for one person. */
export type ClientJob = Pick<ClientSubmission, "userId" | "jobId" | "clientKey" | "requisitionKey">;

/**
 * Lets no resume go to a client without the candidate's consent, and none twice. Each stage at the client has the same gate,
 * since staff may skip stages.
 */
export class SubmissionGate {
  constructor(private readonly needs: Needs) {}

  get gates(): StageGate[] {
    const submits = AT_CLIENT.map((stage) => ({
      stage,
      check: (move: StageMove) => this.submit(move),
      undo: (move: StageMove) => this.takeBack(move),
    }));
    return [...submits, { stage: "WITHDRAWN", check: (move) => this.closeRequests(move) }];
  }

  /** The submission of this person for the same job of a client, if there is one. */
  async findEarlier(
    manager: EntityManager,
    { userId, jobId, clientKey, requisitionKey: requisition }: ClientJob,
  ): Promise<ClientSubmission | null> {
    const sameJob = await manager.findOneBy(ClientSubmission, { userId, jobId });
    if (sameJob || requisition === null) return sameJob;
    const key = { userId, clientKey, requisitionKey: requisition };
    return manager.findOneBy(ClientSubmission, key);
  }

  /** The refusal of a second submission: says who did the first, and when. */
  async refusal(earlier: ClientSubmission, actorId: string): Promise<AppError> {
    const { submittedById, clientName, submittedAt } = earlier;
    if (submittedById === actorId)
      return conflict("ALREADY_SUBMITTED", texts.submittedByYou(clientName, submittedAt));
    const [by] = submittedById === null ? [] : await this.needs.accounts.findMany([submittedById]);
    const name = by ? nameOrAddress(by) : texts.someone;
    return conflict("ALREADY_SUBMITTED", texts.submittedBy(name, clientName, submittedAt));
  }

  /** @throws CONSENT_REQUIRED, ALREADY_SUBMITTED */
  private async submit({ transaction, actor, application, to }: StageMove): Promise<void> {
    if (isAtClient(application.status)) return;
    const { id: applicationId } = application;
    const earlier = await transaction.findOneBy(ClientSubmission, { applicationId });
    if (earlier) {
      const isAnother = to === "SUBMITTED_TO_CLIENT" && earlier.submittedById !== actor.id;
      if (isAnother) throw await this.refusal(earlier, actor.id);
      const repeatedAt = this.needs.clock.now();
      await transaction.update(ClientSubmission, { id: earlier.id }, { repeatedAt });
      return;
    }
    const consent = await this.consentFor(transaction, application);
    await this.record(transaction, actor.id, consent);
    await this.needs.audit.record(transaction, {
      kind: "REPRESENTATION_SUBMITTED",
      actor,
      subjectId: consent.userId,
      target: { kind: "REPRESENTATION", id: consent.id },
      details: { companyId: consent.companyId, client: consent.clientName },
    });
  }

  private async record(
    transaction: EntityManager,
    actorId: string,
    consent: Representation,
  ): Promise<void> {
    const { id: representationId, applicationId, userId, jobId, companyId } = consent;
    const { clientName, clientKey, requisition } = consent;
    const key = requisition === null ? null : requisitionKey(requisition);
    const resume = await this.needs.resumes.ofApplication(transaction, applicationId);
    const isFirst = await insertOnce(transaction, ClientSubmission, {
      id: newId(),
      representationId,
      applicationId,
      userId,
      jobId,
      companyId,
      clientName,
      clientKey,
      requisition,
      requisitionKey: key,
      resumeFileName: resume.fileName,
      resumeSha256: resume.sha256,
      submittedById: actorId,
      submittedAt: this.needs.clock.now(),
    });
    if (isFirst) return;
    const job = { userId, jobId, clientKey, requisitionKey: key };
    const earlier = await this.findEarlier(transaction, job);
    if (!earlier) throw new Error("The other submission was deleted meanwhile.");
    throw await this.refusal(earlier, actorId);
  }

  /** The valid consent, locked: it can't be withdrawn meanwhile. @throws CONSENT_REQUIRED, with the reason */
  private async consentFor(
    transaction: EntityManager,
    { id: applicationId }: StageMove["application"],
  ): Promise<Representation> {
    const requests = await transaction.find(Representation, {
      where: { applicationId },
      order: { requestedAt: "DESC", id: "DESC" },
      lock: { mode: "pessimistic_write" },
    });
    const now = this.needs.clock.now();
    const granted = requests.find((row) => stateOf(row, now) === "GRANTED");
    if (granted) return granted;
    const { candidateName } = await this.needs.resumes.ofApplication(transaction, applicationId);
    throw new AppError("CONSENT_REQUIRED", whyNot(requests[0], candidateName, now));
  }

  private async takeBack({ transaction, actor, application, to }: StageMove): Promise<void> {
    if (isAtClient(to)) return;
    const { id: applicationId } = application;
    const made = await transaction.findOneBy(ClientSubmission, { applicationId });
    if (!made || made.repeatedAt) return;
    await transaction.delete(ClientSubmission, { id: made.id });
    await this.needs.audit.record(transaction, {
      kind: "REPRESENTATION_SUBMITTED",
      actor,
      subjectId: made.userId,
      target: { kind: "REPRESENTATION", id: made.representationId },
      details: { companyId: made.companyId, client: made.clientName, undone: "YES" },
    });
  }

  /** Whoever withdraws an application does not want to be submitted. */
  private async closeRequests({ transaction, application }: StageMove): Promise<void> {
    const { id: applicationId } = application;
    if (await transaction.existsBy(ClientSubmission, { applicationId })) return;
    const change = { state: "WITHDRAWN", closedAt: this.needs.clock.now() } as const;
    for (const state of ["PENDING", "GRANTED"] as const)
      await transaction.update(Representation, { applicationId, state }, change);
  }
}

function whyNot(newest: Representation | undefined, name: string, now: Date): string {
  if (!newest) return texts.consentNeeded(name);
  const state = stateOf(newest, now);
  if (state === "PENDING") return texts.consentWaiting(name, newest.requestedAt);
  if (state === "DECLINED") return texts.consentDeclined(name, newest.answeredAt ?? now);
  if (state === "WITHDRAWN") return texts.consentWithdrawn(name);
  if (state === "EXPIRED" && newest.state === "GRANTED")
    return texts.consentExpired(name, newest.validUntil);
  return texts.consentNeeded(name);
}
