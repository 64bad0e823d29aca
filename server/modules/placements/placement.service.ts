import type { DataSource, EntityManager } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import { placementErrorTexts as texts } from "#texts/placements";
import {
  requireSecondFactor,
  requireStaff,
  requireUser,
  type Actor,
  type SignedIn,
} from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { AppError, badInput, conflict, notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import type { Page, PageRequest } from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Application } from "../applications/application.entity.js";
import type { ApplicationSummary } from "../applications/stages/application-summary.types.js";
import type { StaffAccess } from "../applications/stages/staff-access.service.js";
import type { StageMove } from "../applications/stages/stage-gate.types.js";
import { requireStaffOf } from "../applications/stages/stage.policy.js";
import type { StageService } from "../applications/stages/stage.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { Placement } from "./placement.entity.js";
import type { PlacementReader } from "./placement.reader.js";
import type { PlacementView } from "./placement.types.js";
import {
  confirmSchema,
  endSchema,
  extendSchema,
  filterSchema,
  hireSchema,
  updateSchema,
  type Terms,
} from "./placement.validation.js";

interface PlacementNeeds {
  dataSource: DataSource;
  access: StaffAccess;
  stages: Pick<StageService, "move">;
  reader: PlacementReader;
  audit: AuditService;
  clock: Clock;
}

type Change = "ADDED" | "CHANGED" | "EXTENDED" | "ENDED" | "CONFIRMED";

/** What a change of a placement writes. */
interface Decision {
  change: Change;
  columns: QueryDeepPartialEntity<Placement>;
}

/** The caller changed another version of the placement than there is now. */
export class StalePlacementError extends AppError {
  constructor(
    /** The placement as it is now. */
    readonly placement: PlacementView,
  ) {
    super("CONFLICT", texts.changed);
  }
}

/** Placements: people hired for a client, and later changes to their dates and rates. */
export class PlacementService {
  constructor(private readonly needs: PlacementNeeds) {}

  /**
   * Moves an application to HIRED and stores the placement, both or neither.
   * @throws as `StageService.move`; BAD_INPUT
   */
  async hire(
    actor: Actor,
    input: Input<typeof hireSchema>,
  ): Promise<{ application: ApplicationSummary; placement: PlacementView }> {
    const user = requireUser(actor);
    const { placement: terms, ...wanted } = parse(hireSchema, input);
    const application = await this.needs.stages.move(user, { ...wanted, status: "HIRED" }, (move) =>
      this.add(move, terms),
    );
    const placement = await this.needs.reader.ofApplication(user, application.id);
    // Someone undid the hire at once.
    if (!placement) throw conflict("CONFLICT", texts.changed);
    return { application, placement };
  }

  /**
   * Placements of the actor's companies; administrators see all.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED; NOT_FOUND for another company; BAD_INPUT
   */
  async list(
    actor: Actor,
    page: PageRequest,
    filter: Input<typeof filterSchema>,
  ): Promise<Page<PlacementView>> {
    const staff = requireStaff(actor);
    const { companyId, ...search } = parse(filterSchema, filter);
    if (companyId != null) requireStaffOf(staff, companyId, "company");
    const user = requireSecondFactor(staff);
    const own = user.role === "ADMIN" ? null : [...user.companyRoles.keys()];
    const companyIds = companyId == null ? own : [companyId];
    return this.needs.reader.page(user, { ...search, companyIds }, page);
  }

  /** What an application led to, for its staff; null for its candidate. */
  async ofApplication(actor: Actor, application: Application): Promise<PlacementView | null> {
    if (!this.needs.access.isStaffOf(actor, application)) return null;
    return this.needs.reader.ofApplication(requireUser(actor), application.id);
  }

  /** @throws as `StaffAccess.getToWorkOn`; BAD_INPUT; StalePlacementError if it was changed since */
  update(actor: Actor, input: Input<typeof updateSchema>): Promise<PlacementView> {
    const { placement: terms, ...wanted } = parse(updateSchema, input);
    return this.change(actor, wanted, (row) => {
      const isSameEnd = row.endsOn === terms.endsOn;
      const asBefore = {
        isEndConfirmed: row.isEndConfirmed,
        endReason: row.endReason,
        endNote: row.endNote,
      };
      return { change: "CHANGED", columns: { ...terms, ...(isSameEnd ? asBefore : UNDECIDED) } };
    });
  }

  /** @throws as `update` */
  extend(actor: Actor, input: Input<typeof extendSchema>): Promise<PlacementView> {
    const { endsOn, ...wanted } = parse(extendSchema, input);
    return this.change(actor, wanted, (row) => {
      if (row.endsOn === null) throw refuseEnd(texts.noEnd);
      if (endsOn <= row.endsOn) throw refuseEnd(texts.notLater(row.endsOn));
      return { change: "EXTENDED", columns: { endsOn, ...UNDECIDED } };
    });
  }

  /** @throws as `update` */
  end(actor: Actor, input: Input<typeof endSchema>): Promise<PlacementView> {
    const { endsOn, reason, note, ...wanted } = parse(endSchema, input);
    return this.change(actor, wanted, (row) => {
      if (endsOn < row.startsOn) throw refuseEnd(texts.endBeforeStart);
      if (row.endsOn !== null && endsOn > row.endsOn) throw refuseEnd(texts.notEarlier(row.endsOn));
      const columns = { endsOn, endReason: reason, endNote: note, isEndConfirmed: true };
      return { change: "ENDED", columns };
    });
  }

  /** Says that it ends as planned. @throws as `update` */
  confirmEnd(actor: Actor, input: Input<typeof confirmSchema>): Promise<PlacementView> {
    return this.change(actor, parse(confirmSchema, input), (row) => {
      if (row.endsOn === null) throw badInput(texts.noEnd);
      return { change: "CONFIRMED", columns: { isEndConfirmed: true } };
    });
  }

  /** The application is locked, and the gate finds the row. */
  private async add({ transaction, actor, application }: StageMove, terms: Terms): Promise<void> {
    const { id: applicationId, userId, jobId, companyId } = application;
    const [found] = await this.needs.access.findMany([applicationId]);
    if (!found) throw notFound("application");
    const [id, now] = [newId(), this.needs.clock.now()];
    const row = {
      id,
      applicationId,
      userId,
      jobId,
      companyId,
      candidateName: found.name,
      ...terms,
      recruiterId: actor.id,
      createdAt: now,
      updatedAt: now,
    };
    await transaction.insert(Placement, row);
    await this.record(transaction, actor, { ...row, change: "ADDED" });
  }

  private async change(
    actor: Actor,
    { id, expectedVersion }: { id: string; expectedVersion: number },
    decide: (row: Placement) => Decision,
  ): Promise<PlacementView> {
    const { manager } = this.needs.dataSource;
    requireUser(actor);
    const found = isId(id) ? await manager.findOneBy(Placement, { id }) : null;
    if (!found) throw notFound("placement");
    const { user } = await this.needs.access.getToWorkOn(actor, found.applicationId);
    const isStale = await inTransaction(this.needs.dataSource, async (transaction) => {
      const lock = { mode: "pessimistic_write" } as const;
      const row = await transaction.findOne(Placement, { where: { id }, lock });
      if (!row || row.canceledAt) throw notFound("placement");
      if (row.version !== expectedVersion) return true;
      const { change, columns } = decide(row);
      const updatedAt = this.needs.clock.now();
      const next = { ...columns, updatedAt, version: row.version + 1 };
      await transaction.update(Placement, { id }, next);
      await this.record(transaction, user, { ...row, change });
      return false;
    });
    const placement = await this.needs.reader.one(user, id);
    if (isStale) throw new StalePlacementError(placement);
    return placement;
  }

  private record(
    transaction: EntityManager,
    actor: SignedIn,
    { id, userId: subjectId, companyId, clientName: client, change }: Recorded,
  ): Promise<void> {
    return this.needs.audit.record(transaction, {
      kind: "PLACEMENT_CHANGED",
      actor,
      subjectId,
      target: { kind: "PLACEMENT", id },
      details: { companyId, client, change },
    });
  }
}

type Recorded = Pick<Placement, "id" | "userId" | "companyId" | "clientName"> & { change: Change };

/** A placement with a new end is to be decided about again. */
const UNDECIDED = { isEndConfirmed: false, endReason: null, endNote: null };

const refuseEnd = (message: string) => badInput(message, { endsOn: message });
