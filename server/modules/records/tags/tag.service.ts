import { In, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { recordTexts as texts } from "#texts/records";
import type { Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput } from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { line, parse } from "../../../core/validation.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { StaffAccess } from "../../applications/stages/staff-access.service.js";
import { requireStaffOf } from "../../applications/stages/stage.policy.js";
import { ApplicationTag, Tag } from "./tag.entity.js";

const MAX_TAGS = 20;
const MAX_NAME = 40;
const MAX_SUGGESTIONS = 20;

const tagSchema = z.object({ applicationId: z.string(), name: line(MAX_NAME, texts.tagMissing) });
const untagSchema = z.object({ applicationId: z.string(), tagId: z.string() });
const searchSchema = z.object({
  companyId: z.string(),
  query: z.string().max(MAX_NAME, texts.searchTooLong(MAX_NAME)).nullish(),
});

/** Tags on applications. Each company has its own. */
export class TagService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: StaffAccess,
    private readonly clock: Clock,
  ) {}

  /** By name. The caller has checked who may see them. */
  async list(
    applicationId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Tag[]> {
    const tagIds = (await manager.findBy(ApplicationTag, { applicationId })).map((t) => t.tagId);
    if (tagIds.length === 0) return [];
    return manager.find(Tag, { where: { id: In(tagIds) }, order: { name: "ASC" } });
  }

  /** Tags of the company that are on an application, by name, to choose from. @throws as `requireStaffOf`; BAD_INPUT */
  async suggest(actor: Actor, input: Input<typeof searchSchema>): Promise<Tag[]> {
    const { companyId, query } = parse(searchSchema, input);
    requireStaffOf(actor, companyId, "company");
    const start = (query ?? "")
      .normalize("NFC")
      .trim()
      .replace(/[%_\\]/g, "\\$&");
    return this.dataSource.manager
      .createQueryBuilder(Tag, "t")
      .where("t.companyId = :companyId AND t.name LIKE :start", { companyId, start: `${start}%` })
      .andWhere("EXISTS (SELECT 1 FROM application_tags used WHERE used.tagId = t.id)")
      .orderBy("t.name", "ASC")
      .limit(MAX_SUGGESTIONS)
      .getMany();
  }

  /** Puts a tag on an application; nothing changes if it has it. @throws as `StaffAccess.getToWorkOn`; BAD_INPUT for more than 20 */
  async add(actor: Actor, input: Input<typeof tagSchema>): Promise<Tag[]> {
    const { applicationId, name } = parse(tagSchema, input);
    const { application } = await this.access.getToWorkOn(actor, applicationId);
    return inTransaction(this.dataSource, async (transaction) => {
      await this.access.hold(transaction, application.id);
      const tagId = await this.findOrCreate(transaction, application.job.companyId, name);
      const createdAt = this.clock.now();
      const row = { applicationId: application.id, tagId };
      await insertOnce(transaction, ApplicationTag, { ...row, createdAt });
      const tags = await this.list(application.id, transaction);
      if (tags.length > MAX_TAGS)
        throw badInput(texts.tooManyTags(MAX_TAGS), { name: texts.tooManyTags(MAX_TAGS) });
      return tags;
    });
  }

  /** Takes a tag off an application; nothing changes if it doesn't have it. @throws as `StaffAccess.getToWorkOn` */
  async remove(actor: Actor, input: Input<typeof untagSchema>): Promise<Tag[]> {
    const { applicationId, tagId } = parse(untagSchema, input);
    const { application } = await this.access.getToWorkOn(actor, applicationId);
    await this.dataSource.manager.delete(ApplicationTag, { applicationId: application.id, tagId });
    return this.list(application.id);
  }

  private async findOrCreate(
    transaction: EntityManager,
    companyId: string,
    given: string,
  ): Promise<string> {
    const name = given.replace(/\s+/g, " ");
    const existing = await transaction.findOneBy(Tag, { companyId, name });
    if (existing) return existing.id;
    const row = { id: newId(), companyId, name, createdAt: this.clock.now() };
    await insertOnce(transaction, Tag, row);
    return (await transaction.findOneByOrFail(Tag, { companyId, name })).id;
  }
}
