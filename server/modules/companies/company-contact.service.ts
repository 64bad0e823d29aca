import type { DataSource, EntityManager } from "typeorm";
import { requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import {
  decodeCursor,
  encodeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import { countRows } from "../../kit/db/count-rows.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import { CompanyContact } from "./company-contact.entity.js";
import type { CompanyPart } from "./company-parts.types.js";
import { requireMember, requireRecruiter } from "./company.policy.js";
import type { CompanyService } from "./company.service.js";
import { addContactSchema, updateContactSchema } from "./company.validation.js";

const LOCK = { mode: "pessimistic_write" } as const;

interface ContactNeeds {
  dataSource: DataSource;
  companies: Pick<CompanyService, "find">;
  audit: AuditService;
  clock: Clock;
}

interface Change {
  actor: Actor;
  companyId: string;
  change: "ADDED" | "CHANGED" | "REMOVED";
  client: ClientInfo;
}

/** People at client companies. Their company's members see them; its recruiters and owners keep them. */
export class CompanyContactService implements CompanyPart {
  readonly kind = "CONTACTS";
  readonly tables = ["company_contacts"];

  constructor(private readonly needs: ContactNeeds) {}

  /** By name. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED; BAD_INPUT for a bad size or cursor */
  async list(
    actor: Actor,
    companyId: string,
    { first, after }: PageRequest,
  ): Promise<Page<CompanyContact>> {
    requireMember(actor, companyId);
    await this.checkCompany(companyId);
    const limit = pageSize(first);
    const query = this.needs.dataSource.manager
      .createQueryBuilder(CompanyContact, "p")
      .where("p.companyId = :companyId", { companyId });
    if (after) {
      const [name, id] = decodeCursor(after, 2);
      query.andWhere("(p.name > :name OR (p.name = :name AND p.id > :id))", { name, id });
    }
    const rows = await query
      .orderBy({ "p.name": "ASC", "p.id": "ASC" })
      .limit(limit + 1)
      .getMany();
    const cursorOf = ({ name, id }: CompanyContact) => encodeCursor(name, id);
    const countAll = async () =>
      Math.min(await this.count(this.needs.dataSource.manager, companyId), MAX_TOTAL);
    return toPage(rows, limit, cursorOf, Boolean(after), countAll);
  }

  /** @throws as `list`; FORBIDDEN to members who only look; BAD_INPUT */
  async add(
    actor: Actor,
    input: Input<typeof addContactSchema>,
    client: ClientInfo,
  ): Promise<CompanyContact> {
    const { companyId, ...given } = parse(addContactSchema, input);
    requireRecruiter(actor, companyId);
    await this.checkCompany(companyId);
    const { dataSource, clock } = this.needs;
    const [id, now] = [newId(), clock.now()];
    await inTransaction(dataSource, async (transaction) => {
      await transaction.insert(CompanyContact, {
        ...given,
        id,
        companyId,
        createdAt: now,
        updatedAt: now,
      });
      await this.record(transaction, id, { actor, companyId, change: "ADDED", client });
    });
    return dataSource.manager.findOneByOrFail(CompanyContact, { id });
  }

  /** Changes the given fields. @throws as `add` */
  async update(
    actor: Actor,
    input: Input<typeof updateContactSchema>,
    client: ClientInfo,
  ): Promise<CompanyContact> {
    requireUser(actor);
    const { id, ...given } = parse(updateContactSchema, input);
    const { dataSource, clock } = this.needs;
    await inTransaction(dataSource, async (transaction) => {
      const { companyId } = await this.lock(transaction, actor, id);
      await transaction.update(CompanyContact, { id }, { ...given, updatedAt: clock.now() });
      await this.record(transaction, id, { actor, companyId, change: "CHANGED", client });
    });
    return dataSource.manager.findOneByOrFail(CompanyContact, { id });
  }

  /** @throws as `add` @returns the id */
  async remove(actor: Actor, id: string, client: ClientInfo): Promise<string> {
    requireUser(actor);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const { companyId } = await this.lock(transaction, actor, id);
      await transaction.delete(CompanyContact, { id });
      await this.record(transaction, id, { actor, companyId, change: "REMOVED", client });
    });
    return id;
  }

  count(manager: EntityManager, companyId: string): Promise<number> {
    return countRows(
      manager,
      "SELECT COUNT(*) AS total FROM company_contacts WHERE companyId = ?",
      [companyId],
    );
  }

  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    await transaction.update(CompanyContact, { companyId: fromId }, { companyId: intoId });
  }

  private async checkCompany(companyId: string): Promise<void> {
    if (!(await this.needs.companies.find(companyId))) throw notFound("company");
  }

  /** The contact of another company looks like a missing one. */
  private async lock(
    transaction: EntityManager,
    actor: Actor,
    id: string,
  ): Promise<CompanyContact> {
    const found =
      isId(id) && (await transaction.findOne(CompanyContact, { where: { id }, lock: LOCK }));
    if (!found) throw notFound("companyContact");
    requireRecruiter(actor, found.companyId);
    return found;
  }

  private async record(transaction: EntityManager, id: string, event: Change): Promise<void> {
    const { actor, companyId, change, client } = event;
    await this.needs.audit.record(transaction, {
      kind: "COMPANY_CONTACT_CHANGED",
      actor,
      target: { kind: "COMPANY", id: companyId },
      details: { change, contactId: id },
      client,
    });
  }
}
