import type { DataSource, EntityManager, SelectQueryBuilder } from "typeorm";
import { z } from "zod";
import { recordTexts as texts } from "#texts/records";
import { requireSecondFactor, requireStaff, requireUser, type Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput, notFound } from "../../../core/errors.js";
import { isId, newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { mapPage, nodesOf, type Page, type PageRequest } from "../../../core/paging.js";
import { pageByTime } from "../../../kit/db/time-pages.js";
import { line, parse } from "../../../core/validation.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { Application } from "../../applications/application.entity.js";
import { joinApplication } from "../../applications/application.joins.js";
import { listedName } from "../../applications/people/listed-person.js";
import type { StaffAccess, StaffView } from "../../applications/stages/staff-access.service.js";
import type { ColleagueService } from "../colleague.service.js";
import { NextStepRow } from "./next-step.entity.js";
import type { NextStep } from "./next-step.types.js";

const MAX_TEXT = 200;
const MAX_OPEN = 20;
const LAST_TIME = Date.UTC(9999, 11, 31);

const text = line(MAX_TEXT, texts.stepMissing);
const time = z
  .date({ error: texts.dueMissing })
  .refine((given) => given.getTime() >= 0 && given.getTime() < LAST_TIME, texts.badTime);
const ownerId = z.string().nullish();
const addSchema = z.object({ applicationId: z.string(), text, dueAt: time, ownerId });
const updateSchema = z.object({
  id: z.string(),
  text: text.nullish(),
  dueAt: time.nullish(),
  ownerId,
  done: z.boolean().nullish(),
});
const deleteSchema = z.object({ id: z.string() });
const listSchema = z.object({ mine: z.boolean().nullish(), dueBefore: time.nullish() });

interface StepNeeds {
  dataSource: DataSource;
  access: StaffAccess;
  colleagues: ColleagueService;
  clock: Clock;
}
/** What the staff does next about applications, and when. */
export class NextStepService {
  constructor(private readonly needs: StepNeeds) {}

  /**
   * Open steps, the one due first at the start: the actor's own, or those of all applications of their companies.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, BAD_INPUT
   */
  async list(
    actor: Actor,
    page: PageRequest,
    filter: Input<typeof listSchema>,
  ): Promise<Page<NextStep>> {
    const user = requireSecondFactor(requireStaff(actor));
    const { mine, dueBefore } = parse(listSchema, filter);
    const companyIds = [...user.companyRoles.keys()];
    return this.page(page, () => {
      const query = this.query().where("s.isDone = 0");
      if (mine) query.andWhere("s.ownerId = :me", { me: user.id });
      if (dueBefore) query.andWhere("s.dueAt < :dueBefore", { dueBefore });
      if (user.role === "ADMIN") return query;
      if (companyIds.length === 0) return query.andWhere("1 = 0");
      // A recruiter who applied doesn't see what colleagues plan about them.
      const ofCompanies = `EXISTS (SELECT 1 FROM next_steps own ${joinApplication("own.applicationId")}
        WHERE own.id = s.id AND a.companyId IN (:...companyIds) AND a.userId <> :me)`;
      return query.andWhere(ofCompanies, { companyIds, me: user.id });
    });
  }

  /** Open and done steps of an application, the one due first at the start. The caller has checked who may see them. */
  ofApplication(applicationId: string, page: PageRequest): Promise<Page<NextStep>> {
    return this.page(page, () =>
      this.query().where("s.applicationId = :applicationId", { applicationId }),
    );
  }

  /** @throws as `StaffAccess.getToWorkOn`; BAD_INPUT */
  async add(actor: Actor, input: Input<typeof addSchema>): Promise<NextStep> {
    const { applicationId, ...given } = parse(addSchema, input);
    const { user, application } = await this.needs.access.getToWorkOn(actor, applicationId);
    const owner = given.ownerId ?? user.id;
    await this.checkOwner(application, owner);
    const [id, now] = [newId(), this.needs.clock.now()];
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.access.hold(transaction, application.id);
      await checkRoom(transaction, application.id);
      await transaction.insert(NextStepRow, {
        id,
        applicationId: application.id,
        ownerId: owner,
        addedById: user.id,
        text: given.text,
        dueAt: given.dueAt,
        createdAt: now,
        isDone: false,
        doneAt: null,
      });
    });
    return this.load(id);
  }

  /** Changes a step, or marks it as done. @throws as `add`, NOT_FOUND */
  async update(actor: Actor, input: Input<typeof updateSchema>): Promise<NextStep> {
    const { id, ...given } = parse(updateSchema, input);
    const { application } = await this.find(actor, id);
    if (given.ownerId != null) await this.checkOwner(application, given.ownerId);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.access.hold(transaction, application.id);
      const row = await transaction.findOneBy(NextStepRow, { id });
      if (!row) throw notFound("nextStep");
      if (given.done === false && row.isDone) await checkRoom(transaction, application.id);
      const isDone = given.done ?? row.isDone;
      await transaction.update(
        NextStepRow,
        { id },
        {
          text: given.text ?? row.text,
          dueAt: given.dueAt ?? row.dueAt,
          ownerId: given.ownerId ?? row.ownerId,
          isDone,
          doneAt: isDone ? (row.doneAt ?? this.needs.clock.now()) : null,
        },
      );
    });
    return this.load(id);
  }

  /** @throws as `StaffAccess.getToWorkOn`; NOT_FOUND @returns its id */
  async delete(actor: Actor, input: Input<typeof deleteSchema>): Promise<string> {
    const { id } = parse(deleteSchema, input);
    await this.find(actor, id);
    await this.needs.dataSource.manager.delete(NextStepRow, { id });
    return id;
  }

  private async find(actor: Actor, id: string): Promise<StaffView> {
    requireUser(actor);
    const row = isId(id)
      ? await this.needs.dataSource.manager.findOneBy(NextStepRow, { id })
      : null;
    if (!row) throw notFound("nextStep");
    return this.needs.access.getToWorkOn(actor, row.applicationId);
  }

  private async checkOwner({ job }: Application, id: string): Promise<void> {
    const found = await this.needs.colleagues.among(job.companyId, [id]);
    if (found.length === 0) throw badInput(texts.notColleague, { ownerId: texts.notColleague });
  }

  private query(): SelectQueryBuilder<NextStepRow> {
    return this.needs.dataSource.manager.createQueryBuilder(NextStepRow, "s");
  }

  private async page(
    request: PageRequest,
    all: () => SelectQueryBuilder<NextStepRow>,
  ): Promise<Page<NextStep>> {
    const page = await pageByTime(all, request, { by: "dueAt", direction: "ASC" });
    const shown = await this.present(nodesOf(page));
    return mapPage(page, ({ id }) => shown.get(id));
  }

  private async load(id: string): Promise<NextStep> {
    const row = await this.needs.dataSource.manager.findOneBy(NextStepRow, { id });
    const step = row && (await this.present([row])).get(id);
    if (!step) throw notFound("nextStep");
    return step;
  }

  private async present(rows: readonly NextStepRow[]): Promise<Map<string, NextStep>> {
    if (rows.length === 0) return new Map();
    const people = await this.needs.colleagues.byIds(rows.map((row) => row.ownerId));
    const ids = [...new Set(rows.map(({ applicationId }) => applicationId))];
    const applications = await this.needs.access.findMany(ids);
    const steps = rows.flatMap((row): NextStep[] => {
      const application = applications.find(({ id }) => id === row.applicationId);
      if (!application) return [];
      const { id, text: what, dueAt, doneAt, applicationId } = row;
      const owner = people.get(row.ownerId ?? "") ?? null;
      const candidateName = listedName(application.name);
      const about = { candidateName, jobRole: application.job.role };
      return [{ id, text: what, dueAt, doneAt, applicationId, owner, ...about }];
    });
    return new Map(steps.map((step) => [step.id, step]));
  }
}

/** The application must be held. */
async function checkRoom(transaction: EntityManager, applicationId: string): Promise<void> {
  const open = await transaction.countBy(NextStepRow, { applicationId, isDone: false });
  if (open >= MAX_OPEN) throw badInput(texts.tooManySteps(MAX_OPEN));
}
