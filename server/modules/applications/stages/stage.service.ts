import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { stageTexts } from "#texts/stages";
import { requireUser, type Actor, type SignedIn } from "../../../core/actor.js";
import { minutes, type Clock } from "../../../core/clock.js";
import { AppError, badInput, conflict, notFound } from "../../../core/errors.js";
import { isId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { refusalOf } from "../../../core/refusal-of.js";
import { parse } from "../../../core/validation.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { JobService } from "../../jobs/record/job.service.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { nameOrAddress } from "../../../core/name-or-address.js";
import {
  Application,
  ApplicationStatusEnum,
  type ApplicationStatus,
} from "../application.entity.js";
import type { ApplicationEvent } from "./application-event.entity.js";
import type { ApplicationSummary } from "./application-summary.types.js";
import type { StageGate, StageMove } from "./stage-gate.types.js";
import type { StageLog } from "./stage-log.js";
import { movesOf, partyOf, requireMover } from "./stage.policy.js";
import type { StageWriter } from "./stage.writer.js";
import type { SummaryReader } from "./summary.reader.js";

/** The most applications of one request. */
const MAX_MOVES = 200;
/** How long a move can be undone. */
const UNDO_MS = minutes(1);

const id = z.string();
const expectedVersion = z.int({ error: stageTexts.versionMissing });
const status = z.enum(ApplicationStatusEnum, { error: stageTexts.chooseStage });
const moveSchema = z.object({ id, status, expectedVersion });
const undoSchema = z.object({ id, expectedVersion });
const several = z
  .array(undoSchema, { error: stageTexts.chooseApplications(MAX_MOVES) })
  .min(1, stageTexts.chooseApplications(MAX_MOVES))
  .max(MAX_MOVES, stageTexts.chooseApplications(MAX_MOVES));
const movesSchema = z.object({ status, moves: several });
const undosSchema = z.object({ moves: several });

/** A refused move, with the application as it is. */
export class MoveRefused extends AppError {
  constructor(
    { code, message, details }: AppError,
    readonly application: ApplicationSummary | null,
  ) {
    super(code, message, details);
  }
}

/** Result for one of several moves, or of several that are undone. */
export interface MoveResult {
  id: string;
  application: ApplicationSummary | null;
  /** Null if it was moved, or its move undone. */
  refusal: AppError | null;
}

/** More work of another module in the transaction of a move, before its gates. */
export type AlongWith = (move: StageMove) => Promise<void>;

interface StageNeeds {
  dataSource: DataSource;
  accounts: Pick<AccountService, "findMany">;
  jobs: Pick<JobService, "companyIdsOf">;
  log: StageLog;
  writer: StageWriter;
  summaries: SummaryReader;
  outbox: Pick<OutboxService, "nudge">;
  clock: Clock;
}

type Locked = StageMove["application"] & { version: number };
interface Seen {
  id: string;
  expectedVersion: number;
}
type Wanted = Seen & { status: ApplicationStatus };

/** Moves applications from stage to stage, with a history and emails to the candidate. */
export class StageService {
  private readonly gates: StageGate[] = [];

  constructor(private readonly needs: StageNeeds) {}

  /** @param gates what another module has to say about moves */
  addGates(gates: readonly StageGate[]): void {
    this.gates.push(...gates);
  }

  /**
   * Moves one application: staff along the pipeline, its candidate to WITHDRAWN.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED; `MoveRefused` with CONFLICT if it was moved
   *   since, with BAD_INPUT if it can't go there, and with what a gate throws
   */
  async move(
    actor: Actor,
    input: Input<typeof moveSchema>,
    alongWith?: AlongWith,
  ): Promise<ApplicationSummary> {
    const user = requireUser(actor);
    const wanted = parse(moveSchema, input);
    return this.attempt(user, wanted.id, () => this.moveOne(user, wanted, alongWith));
  }

  /**
   * Moves several applications to one stage, each in a transaction of its own.
   * @throws UNAUTHENTICATED; FORBIDDEN for API keys; BAD_INPUT for none or more than 200
   */
  async moveAll(actor: Actor, input: Input<typeof movesSchema>): Promise<MoveResult[]> {
    const user = requireUser(actor);
    const { moves, status: to } = parse(movesSchema, input);
    return this.attemptAll(user, moves, (each) => this.moveOne(user, { ...each, status: to }));
  }

  /**
   * Takes the caller's own move back within a minute. Its email is not sent if it still waits.
   * @throws as `move`; CONFLICT if it is too late or the last move was someone else's
   */
  async undo(actor: Actor, input: Input<typeof undoSchema>): Promise<ApplicationSummary> {
    const user = requireUser(actor);
    const wanted = parse(undoSchema, input);
    return this.attempt(user, wanted.id, () => this.undoOne(user, wanted));
  }

  /**
   * Takes several of the caller's own moves back, each in a transaction of its own. Over a slow link, one request for
   * each could take longer than their emails wait.
   * @throws as `moveAll`
   */
  async undoAll(actor: Actor, input: Input<typeof undosSchema>): Promise<MoveResult[]> {
    const user = requireUser(actor);
    const { moves } = parse(undosSchema, input);
    return this.attemptAll(user, moves, (each) => this.undoOne(user, each));
  }

  private async attempt(
    user: SignedIn,
    applicationId: string,
    work: () => Promise<void>,
  ): Promise<ApplicationSummary> {
    const read = async () =>
      (await this.needs.summaries.byIds(user, [applicationId])).get(applicationId);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError) || !isSeen(error)) throw error;
      throw new MoveRefused(error, (await read()) ?? null);
    }
    this.needs.outbox.nudge();
    const application = await read();
    if (!application) throw notFound("application");
    return application;
  }

  /** One that is refused does not stop the others. @returns a result for each, in the same order */
  private async attemptAll(
    user: SignedIn,
    moves: readonly Seen[],
    work: (each: Seen) => Promise<void>,
  ): Promise<MoveResult[]> {
    const refusals: (AppError | null)[] = [];
    for (const each of moves) refusals.push(await refusalOf(() => work(each)));
    this.needs.outbox.nudge();
    const seen = moves.filter((_, n) => isSeen(refusals[n])).map(({ id: seenId }) => seenId);
    const summaries = await this.needs.summaries.byIds(user, seen);
    return moves.map((each, n) => ({
      id: each.id,
      application: summaries.get(each.id) ?? null,
      refusal: refusals[n] ?? null,
    }));
  }

  private moveOne(user: SignedIn, wanted: Wanted, alongWith?: AlongWith): Promise<void> {
    return inTransaction(this.needs.dataSource, async (transaction) => {
      const application = await this.lock(transaction, user, wanted);
      const { status: from } = application;
      const to = wanted.status;
      if (!movesOf(user, application).includes(to)) {
        const message = stageTexts.notAllowed(from, to);
        throw badInput(message, { status: message });
      }
      const move: StageMove = { transaction, actor: user, application, to };
      await alongWith?.(move);
      for (const gate of this.gatesOf(to)) await gate.check(move);
      const change = { application, to, actorId: user.id };
      if (partyOf(user, application) === "CANDIDATE")
        await this.needs.writer.withdraw(transaction, change);
      else await this.needs.writer.move(transaction, change);
    });
  }

  private undoOne(user: SignedIn, wanted: Seen): Promise<void> {
    return inTransaction(this.needs.dataSource, async (transaction) => {
      const application = await this.lock(transaction, user, wanted);
      const last = await this.needs.log.lastMove(transaction, wanted.id);
      const now = this.needs.clock.now().getTime();
      if (last?.kind !== "MOVED" || last.actorId !== user.id || last.fromStatus === null)
        throw conflict("CONFLICT", stageTexts.notYourMove);
      if (now - last.at.getTime() > UNDO_MS) throw conflict("CONFLICT", stageTexts.tooLate);
      const { fromStatus: to } = last;
      const move: StageMove = { transaction, actor: user, application, to };
      for (const gate of this.gatesOf(application.status)) await gate.undo?.(move);
      const change = { application, to, actorId: user.id };
      await this.needs.writer.undo(transaction, change, last.id);
    });
  }

  /** Locks the application, if this person may move it and has seen its current stage. */
  private async lock(transaction: EntityManager, user: SignedIn, wanted: Seen): Promise<Locked> {
    const row = isId(wanted.id) ? await lockRow(transaction, wanted.id) : null;
    if (!row) throw notFound("application");
    const companyId = row.companyId ?? (await this.needs.jobs.companyIdsOf([row.jobId]))[0] ?? "";
    const application = { ...row, companyId };
    requireMover(user, application);
    if (row.version !== wanted.expectedVersion)
      throw await this.stale(transaction, user, application);
    return application;
  }

  /** Says who moved it meanwhile, where to, and when; to candidates, only that. */
  private async stale(
    transaction: EntityManager,
    user: SignedIn,
    application: Locked,
  ): Promise<AppError> {
    const last = await this.needs.log.lastMove(transaction, application.id);
    const isCandidate = partyOf(user, application) === "CANDIDATE";
    if (!last || isCandidate) return conflict("CONFLICT", stageTexts.changed);
    const [account] = last.actorId ? await this.needs.accounts.findMany([last.actorId]) : [];
    const name = account ? nameOrAddress(account) : stageTexts.someone;
    return conflict("CONFLICT", tellMove(last, user, name));
  }

  private gatesOf(stage: ApplicationStatus): StageGate[] {
    return this.gates.filter((gate) => gate.stage === stage);
  }
}

type LockedRow = Omit<Locked, "companyId"> & { companyId: string | null };

const lockRow = async (transaction: EntityManager, applicationId: string) =>
  transaction.findOne<LockedRow & Application>(Application, {
    where: { id: applicationId },
    select: { id: true, userId: true, jobId: true, companyId: true, status: true, version: true },
    lock: { mode: "pessimistic_write" },
  });

function tellMove(event: ApplicationEvent, user: SignedIn, name: string): string {
  const { kind, toStatus, at } = event;
  if (kind === "WITHDRAWN") return stageTexts.withdrawn(name, at);
  if (kind === "SUBMITTED" || kind === "REAPPLIED") return stageTexts.reappliedBy(name, at);
  if (event.actorId === user.id) return stageTexts.movedByYou(toStatus, at);
  if (kind === "UNDONE") return stageTexts.undoneBy(name, toStatus, at);
  return stageTexts.movedBy(name, toStatus, at);
}

/** Whether someone whose move was refused for this reason may see the application. */
const isSeen = (refusal: AppError | null | undefined): boolean =>
  !refusal || !["NOT_FOUND", "SECOND_FACTOR_REQUIRED", "FORBIDDEN"].includes(refusal.code);
