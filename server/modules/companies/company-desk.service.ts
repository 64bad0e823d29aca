import type { DataSource, EntityManager } from "typeorm";
import type { z } from "zod";
import { companyErrorTexts as texts } from "#texts/firm-errors";
import {
  requireProvenAdmin,
  requireSecondFactor,
  requireStaff,
  type Actor,
} from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { AppError, notFound } from "../../core/errors.js";
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
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import { companyWrite } from "../changes/change.types.js";
import { Company } from "./company.entity.js";
import { CompanyMerge } from "./company-merge.entity.js";
import { requireManager } from "./company.policy.js";
import { slugsFor } from "./company-slug.js";
import { createCompanySchema, updateCompanySchema } from "./company.validation.js";

const LOCK = { mode: "pessimistic_write" } as const;

export interface CompanyDeskNeeds {
  dataSource: DataSource;
  audit: AuditService;
  changes: ChangeFeed;
  clock: Clock;
}

interface CompanySearch extends PageRequest {
  /** Part of a company's name. */
  query?: string | null | undefined;
}

type NewCompany = z.output<typeof createCompanySchema>;

/** The caller edited another version of the company than there is now. */
export class StaleCompanyError extends AppError {
  constructor(
    /** The company as it is now. */
    readonly company: Company,
  ) {
    super("CONFLICT", texts.changedMeanwhile);
  }
}

/** Companies as the staff manage them. */
export class CompanyDeskService {
  constructor(private readonly needs: CompanyDeskNeeds) {}

  /**
   * The companies that the caller works for, by name; for administrators, all of them.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED; BAD_INPUT for a bad size or cursor
   */
  async list(actor: Actor, { first, after, query }: CompanySearch): Promise<Page<Company>> {
    const user = requireSecondFactor(requireStaff(actor));
    const limit = pageSize(first);
    const words = (query ?? "").normalize("NFC").trim().slice(0, 120);
    const found = () => {
      const builder = this.needs.dataSource.manager.createQueryBuilder(Company, "c").where("1 = 1");
      if (user.role !== "ADMIN")
        builder.andWhere("c.id IN (:...ids)", { ids: ["", ...user.companyRoles.keys()] });
      if (words !== "") builder.andWhere("c.name LIKE :like", { like: `%${likeText(words)}%` });
      return builder;
    };
    const page = found();
    if (after) {
      const [name, id] = decodeCursor(after, 2);
      page.andWhere("(c.name > :name OR (c.name = :name AND c.id > :id))", { name, id });
    }
    const rows = await page
      .orderBy({ "c.name": "ASC", "c.id": "ASC" })
      .limit(limit + 1)
      .getMany();
    const cursorOf = (company: Company) => encodeCursor(company.name, company.id);
    const count = async () => Math.min(await found().getCount(), MAX_TOTAL);
    return toPage(rows, limit, cursorOf, Boolean(after), count);
  }

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT; CONFLICT if the name is taken */
  async create(
    actor: Actor,
    input: Input<typeof createCompanySchema>,
    client: ClientInfo,
  ): Promise<Company> {
    requireProvenAdmin(actor);
    const given = parse(createCompanySchema, input);
    const { dataSource, audit } = this.needs;
    const id = newId();
    await inTransaction(dataSource, async (transaction) => {
      await this.insert(transaction, id, given);
      const target = { kind: "COMPANY", id } as const;
      await audit.record(transaction, { kind: "COMPANY_CREATED", actor, target, client });
    });
    return dataSource.manager.findOneByOrFail(Company, { id });
  }

  /**
   * Changes the given fields.
   * @throws as `create`; also for the company's owners; NOT_FOUND to those who don't work there; StaleCompanyError for another
   *   version than the expected one
   */
  async update(
    actor: Actor,
    input: Input<typeof updateCompanySchema>,
    client: ClientInfo,
  ): Promise<Company> {
    const { id, expectedVersion, ...given } = parse(updateCompanySchema, input);
    requireManager(actor, id);
    const { dataSource, changes, clock } = this.needs;
    await inTransaction(dataSource, async (transaction) => {
      const company = await lockCompany(transaction, id);
      if ((expectedVersion ?? company.version) !== company.version)
        throw new StaleCompanyError(company);
      const change = changesOf(company, given);
      const fields = Object.keys(change);
      if (fields.length === 0) return;
      if (change.name !== undefined) await this.checkName(transaction, change.name, id);
      const next = { version: company.version + 1, updatedAt: clock.now() };
      await transaction.update(Company, { id }, { ...change, ...next });
      await changes.append(transaction, [companyWrite(id)]);
      await this.recordChange(transaction, { actor, id, fields, client });
    });
    return dataSource.manager.findOneByOrFail(Company, { id });
  }

  private async insert(transaction: EntityManager, id: string, given: NewCompany): Promise<void> {
    await this.checkName(transaction, given.name, id);
    const row = {
      ...given,
      id,
      logoFile: null,
      createdAt: this.needs.clock.now(),
    };
    for (const slug of slugsFor(given.name, id)) {
      // The addresses of a merged company stay its own.
      if (await transaction.existsBy(CompanyMerge, { slug })) continue;
      if (await insertOnce(transaction, Company, { ...row, slug }))
        return this.needs.changes.append(transaction, [companyWrite(id)]);
      // Another request may have added the same company at the same time.
      await this.checkName(transaction, given.name, id);
    }
    throw nameTaken();
  }

  /** Two companies of one name could not be told apart in any list. */
  private async checkName(transaction: EntityManager, name: string, id: string): Promise<void> {
    const namesakes = await transaction.findBy(Company, { name });
    if (namesakes.some((company) => company.id !== id)) throw nameTaken();
  }

  private async recordChange(
    transaction: EntityManager,
    change: { actor: Actor; id: string; fields: string[]; client: ClientInfo },
  ): Promise<void> {
    const { actor, id, fields, client } = change;
    await this.needs.audit.record(transaction, {
      kind: "COMPANY_CHANGED",
      actor,
      target: { kind: "COMPANY", id },
      details: { fields: fields.join(", ") },
      client,
    });
  }
}

/** Locks the company until the transaction ends. @throws NOT_FOUND */
export async function lockCompany(transaction: EntityManager, id: string): Promise<Company> {
  const company = isId(id) && (await transaction.findOne(Company, { where: { id }, lock: LOCK }));
  if (!company) throw notFound("company");
  return company;
}

/** The given fields that differ. */
function changesOf<Row extends object>(row: Row, given: Partial<Row>): Partial<Row> {
  const known = row as Record<string, unknown>;
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== undefined && value !== known[name],
  );
  return Object.fromEntries(changed) as Partial<Row>;
}

const nameTaken = () =>
  new AppError("CONFLICT", texts.nameTaken, { fields: { name: texts.nameTaken } });

/** In LIKE, these match any text. */
const likeText = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
