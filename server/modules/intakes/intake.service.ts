import DataLoader from "dataloader";
import { In, type DataSource, type EntityManager } from "typeorm";
import { intakeErrorTexts } from "#texts/intakes";
import { requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { conflict } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { Limit, RateLimits } from "../../kit/rate-limits.js";
import type { AccountService } from "../accounts/account.service.js";
import type { ProfileService } from "../accounts/profile.service.js";
import type { ChosenResume, ResumeService } from "../applications/resume.service.js";
import type { ArrivingFile } from "../applications/resume.types.js";
import type { ResumeTextService } from "../applications/texts/resume-text.service.js";
import type { AuditService } from "../audit/audit.service.js";
import type { OwnPlanService } from "../billing/own/own-plan.service.js";
import type { Subscription } from "../billing/subscription/subscription.entity.js";
import type { PlanService } from "../plans/plan.service.js";
import { missingOf } from "./intake.policy.js";
import { intakePlanSchema, intakeSchema } from "./intake.validation.js";
import { PlanIntake, type IntakeItem } from "./plan-intake.entity.js";

/** Per person. */
const SAVES_PER_HOUR: Limit = { name: "plan-intake", points: 60, seconds: 3600 };

interface IntakeNeeds {
  dataSource: DataSource;
  accounts: Pick<AccountService, "lock">;
  profiles: Pick<ProfileService, "fillIn">;
  own: Pick<OwnPlanService, "ownOf">;
  plans: Pick<PlanService, "findChoice">;
  resumes: Pick<ResumeService, "receiving" | "choose" | "record" | "keeping">;
  texts: Pick<ResumeTextService, "enqueue" | "nudge">;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
}

type Fields = Partial<Pick<PlanIntake, (typeof FIELDS)[number]>>;
const FIELDS = ["resumeId", "targetRole", "location", "countryCode", "phone"] as const;

/** What buyers give the firm so that it can begin: a resume, the role, the place, and a phone number. */
export class IntakeService {
  /** Loads the intakes of plans that are asked for at the same time with one query; caches nothing. */
  private readonly intakes: DataLoader<string, PlanIntake>;

  constructor(private readonly needs: IntakeNeeds) {
    this.intakes = new DataLoader((ids) => this.load(ids), { cache: false });
  }

  /** Of a plan that the caller may see; with nothing in it if nothing was given. */
  of(planId: string): Promise<PlanIntake> {
    return this.intakes.load(planId);
  }

  /** What is missing, for emails. */
  async missingOf(planId: string): Promise<IntakeItem[]> {
    return missingOf(await this.of(planId));
  }

  /**
   * Saves what the buyer of a running plan gives; what is left out stays. The file is stored first, then all rows are
   * written in one transaction. In it, the phone number fills in a profile that has none.
   * @param receive returns the file when it starts to arrive; null keeps the resume before
   * @returns the plan
   * @throws UNAUTHENTICATED, NOT_FOUND for other people's plans, BAD_INPUT, CONFLICT for a plan that is over, FORBIDDEN for
   *   another person's resume, FILE_TYPE, FILE_TOO_LARGE, RATE_LIMITED, UNAVAILABLE
   */
  async save(
    actor: Actor,
    target: Input<typeof intakePlanSchema>,
    input: Input<typeof intakeSchema>,
    receive: (() => Promise<ArrivingFile>) | null,
    client: ClientInfo,
  ): Promise<Subscription> {
    const user = requireUser(actor);
    const plan = await this.needs.own.ownOf(user, parse(intakePlanSchema, target).id);
    if (!plan.running) throw conflict("CONFLICT", intakeErrorTexts.planOver);
    await this.needs.limits.consume(SAVES_PER_HOUR, user.id);
    return this.needs.resumes.receiving(receive, async (file) => {
      const { existingResume, ...fields } = parse(intakeSchema, input);
      const isChosen = file !== null || existingResume !== "";
      const resume = isChosen
        ? await this.needs.resumes.choose(user, file, existingResume, undefined)
        : null;
      await this.write(user, plan, fields, resume, client);
      return plan;
    });
  }

  private async write(
    user: SignedIn,
    plan: Subscription,
    fields: Fields,
    resume: ChosenResume | null,
    client: ClientInfo,
  ): Promise<void> {
    const given = resume ? { ...fields, resumeId: resume.id } : fields;
    await this.needs.resumes.keeping(resume, async (transaction) => {
      // The account may be deleted at this moment.
      await this.needs.accounts.lock(transaction, user.id);
      // Not the location: here it is where the person wants to work, such as "Remote".
      const { countryCode, phone } = fields;
      await this.needs.profiles.fillIn(transaction, user.id, { countryCode, phone });
      if (resume) await this.needs.resumes.record(transaction, resume);
      if (resume?.added) await this.needs.texts.enqueue(transaction, resume.id, user.id);
      await this.merge(transaction, user, plan, given, client);
    });
    if (resume?.added) this.needs.texts.nudge();
  }

  private async merge(
    transaction: EntityManager,
    actor: SignedIn,
    { id: subscriptionId, productId }: Subscription,
    given: Fields,
    client: ClientInfo,
  ): Promise<void> {
    const now = this.needs.clock.now();
    await insertOnce(transaction, PlanIntake, { subscriptionId, createdAt: now, updatedAt: now });
    const before = await transaction.findOneByOrFail(PlanIntake, { subscriptionId });
    const changed = FIELDS.filter(
      (name) => given[name] !== undefined && given[name] !== before[name],
    );
    if (changed.length === 0) return;
    const after = {
      resumeId: given.resumeId ?? before.resumeId,
      targetRole: given.targetRole ?? before.targetRole,
      location: given.location ?? before.location,
      phone: given.phone ?? before.phone,
    };
    const completedAt = before.completedAt ?? (missingOf(after).length === 0 ? now : null);
    const change = { ...given, completedAt, updatedAt: now };
    await transaction.update(PlanIntake, { subscriptionId }, change);
    const plan = this.needs.plans.findChoice(productId)?.plan.title ?? productId;
    await this.needs.audit.record(transaction, {
      kind: "PLAN_INTAKE_CHANGED",
      actor,
      subjectId: actor.id,
      target: { kind: "PLAN", id: subscriptionId },
      details: { plan, fields: changed.join(", ") },
      client,
    });
  }

  private async load(planIds: readonly string[]): Promise<PlanIntake[]> {
    const rows = await this.needs.dataSource.manager.find(PlanIntake, {
      where: { subscriptionId: In([...planIds]) },
      relations: { resume: true },
    });
    const byPlan = new Map(rows.map((row) => [row.subscriptionId, row]));
    return planIds.map((id) => byPlan.get(id) ?? nothingFor(id));
  }
}

const nothingFor = (subscriptionId: string): PlanIntake =>
  Object.assign(new PlanIntake(), {
    subscriptionId,
    resumeId: null,
    resume: null,
    completedAt: null,
    targetRole: "",
    location: "",
    countryCode: "",
    phone: "",
  });
