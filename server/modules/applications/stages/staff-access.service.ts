import { In, type DataSource, type EntityManager } from "typeorm";
import type { Actor, SignedIn } from "../../../core/actor.js";
import { notFound } from "../../../core/errors.js";
import { Application } from "../application.entity.js";
import type { ApplicationService } from "../application.service.js";
import { canMove, partyOf, requireMover, requireParty } from "./stage.policy.js";

/** An application, and the member of staff who asked for it. */
export interface StaffView {
  user: SignedIn;
  application: Application;
}

const concernedBy = ({ userId, job }: Application) => ({ userId, companyId: job.companyId });

/** Who of the staff reads and works on an application. Modules that keep records of applications ask here. */
export class StaffAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: Pick<ApplicationService, "get">,
  ) {}

  /** For staff who may see it. @throws UNAUTHENTICATED, FORBIDDEN for API keys, NOT_FOUND also for its candidate, SECOND_FACTOR_REQUIRED */
  async get(actor: Actor, id: string): Promise<StaffView> {
    const application = await this.applications.get(actor, id);
    const concerned = concernedBy(application);
    if (partyOf(actor, concerned) !== "STAFF") throw notFound("application");
    return { application, user: requireParty(actor, concerned) };
  }

  /** For staff who may work on it. @throws as `get`, and FORBIDDEN for those who may only view */
  async getToWorkOn(actor: Actor, id: string): Promise<StaffView> {
    const view = await this.get(actor, id);
    return { ...view, user: requireMover(actor, concernedBy(view.application)) };
  }

  /** Whether this actor sees the staff's records of it, for an application that was already read. */
  isStaffOf(actor: Actor, application: Application): boolean {
    const isStaff = partyOf(actor, concernedBy(application)) === "STAFF";
    return isStaff && actor.kind === "user" && actor.secondFactor;
  }

  canWorkOn(actor: Actor, application: Application): boolean {
    return this.isStaffOf(actor, application) && canMove(actor, concernedBy(application));
  }

  /** Locks an application until the transaction ends, so that it stays while something is added to it. @throws NOT_FOUND */
  async hold(transaction: EntityManager, id: string): Promise<void> {
    const lock = { mode: "pessimistic_write" } as const;
    const found = await transaction.findOne(Application, {
      where: { id },
      select: { id: true },
      lock,
    });
    if (!found) throw notFound("application");
  }

  /** With their jobs. The caller has checked who may see them. */
  findMany(ids: readonly string[]): Promise<Application[]> {
    const relations = { job: { company: true } };
    return this.dataSource.manager.find(Application, { where: { id: In([...ids]) }, relations });
  }

  /** Sets who handles it; null for no one. The application must be held. */
  async setAssignee(
    transaction: EntityManager,
    id: string,
    assigneeId: string | null,
  ): Promise<void> {
    await transaction.update(Application, { id }, { assigneeId });
  }
}
