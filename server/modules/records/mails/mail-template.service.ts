import type { DataSource } from "typeorm";
import { z } from "zod";
import { builtInTemplates, candidateMailTexts as texts } from "#texts/candidate-mails";
import { recruitsFor, requireUser, worksAt, type Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput, conflict, notFound } from "../../../core/errors.js";
import { isId, newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { parse } from "../../../core/validation.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { createRules, declaredIn } from "../../../kit/fields/table-fields.js";
import { requireStaffOf } from "../../applications/stages/stage.policy.js";
import type { CompanyService } from "../../companies/company.service.js";
import { requireRecruiterAt } from "../records.policy.js";
import { MailTemplateRow } from "./mail-template.entity.js";
import { templateFields, without } from "./mail-template.fields.js";
import type { MailTemplate } from "./mail-template.types.js";
import { gapProblem } from "./merge-fields.js";

const MAX_TEMPLATES = 100;

/** An email, made of a template or not: nothing may be left to fill in. */
export const letterFields = {
  subject: templateFields.subject.rule,
  body: templateFields.body.rule.superRefine(without(gapProblem)),
};

const fields = createRules(templateFields);
const createSchema = z.object({ companyId: z.string(), ...fields });
const updateSchema = z.object({ id: z.string(), expectedVersion: z.int(), ...fields });
const deleteSchema = z.object({ id: z.string() });

const builtIn: readonly MailTemplate[] = builtInTemplates.map((template) => ({
  ...template,
  isBuiltIn: true,
  version: 0,
  viewerCanEdit: false,
}));

/** Templates for emails to candidates: built-in ones, and each company's own. */
export class MailTemplateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: Pick<CompanyService, "find">,
    private readonly clock: Clock,
  ) {}

  /** The company's own by name, then the built-in ones. For its staff. @throws as `requireStaffOf` */
  async list(actor: Actor, companyId: string): Promise<MailTemplate[]> {
    requireStaffOf(actor, companyId, "company");
    await this.checkCompany(companyId);
    const rows = await this.dataSource.manager.find(MailTemplateRow, {
      where: { companyId },
      order: { name: "ASC", id: "ASC" },
    });
    return [...rows.map((row) => present(actor, row)), ...builtIn];
  }

  /** @throws as `requireRecruiterAt`; BAD_INPUT for an unknown field, a taken name, or too many */
  async create(actor: Actor, input: Input<typeof createSchema>): Promise<MailTemplate> {
    const { companyId, ...fields } = parse(createSchema, input);
    requireRecruiterAt(actor, companyId);
    await this.checkCompany(companyId);
    const [id, now] = [newId(), this.clock.now()];
    const { manager } = this.dataSource;
    if ((await manager.countBy(MailTemplateRow, { companyId })) >= MAX_TEMPLATES)
      throw badInput(texts.tooManyTemplates(MAX_TEMPLATES));
    const row = { id, companyId, ...fields, version: 1, createdAt: now, updatedAt: now };
    if (!(await insertOnce(manager, MailTemplateRow, row))) throw nameTaken();
    return present(actor, row);
  }

  /** @throws as `create`; NOT_FOUND, CONFLICT if it changed since */
  async update(actor: Actor, input: Input<typeof updateSchema>): Promise<MailTemplate> {
    const { id, expectedVersion, ...fields } = parse(updateSchema, input);
    await this.find(actor, id);
    return inTransaction(this.dataSource, async (transaction) => {
      const lock = { mode: "pessimistic_write" } as const;
      const row = await transaction.findOne(MailTemplateRow, { where: { id }, lock });
      if (!row) throw notFound("mailTemplate");
      if (row.version !== expectedVersion) throw conflict("CONFLICT", texts.templateChanged);
      const { companyId } = row;
      const twin = await transaction.findOneBy(MailTemplateRow, { companyId, name: fields.name });
      if (twin && twin.id !== id) throw nameTaken();
      const change = { ...fields, version: row.version + 1, updatedAt: this.clock.now() };
      await transaction.update(MailTemplateRow, { id }, change);
      return present(actor, { id, companyId, ...change });
    });
  }

  /** @throws as `update` @returns its id */
  async delete(actor: Actor, input: Input<typeof deleteSchema>): Promise<string> {
    const { id } = parse(deleteSchema, input);
    await this.find(actor, id);
    await this.dataSource.manager.delete(MailTemplateRow, { id });
    return id;
  }

  /** A template that the actor may change. */
  private async find(actor: Actor, id: string): Promise<void> {
    const user = requireUser(actor);
    const row = isId(id) ? await this.dataSource.manager.findOneBy(MailTemplateRow, { id }) : null;
    if (!row || !worksAt(user, row.companyId)) throw notFound("mailTemplate");
    requireRecruiterAt(user, row.companyId);
  }

  /** Administrators work everywhere, also at companies that don't exist. */
  private async checkCompany(companyId: string): Promise<void> {
    if (!(await this.companies.find(companyId))) throw notFound("company");
  }
}

const nameTaken = () => badInput(texts.nameTaken, { name: texts.nameTaken });

const present = (
  actor: Actor,
  row: Omit<MailTemplateRow, "createdAt" | "updatedAt">,
): MailTemplate => ({
  id: row.id,
  ...declaredIn(templateFields, row),
  version: row.version,
  isBuiltIn: false,
  viewerCanEdit: recruitsFor(actor, row.companyId),
});
