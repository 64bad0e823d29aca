import { In, type DataSource, type EntityManager } from "typeorm";
import type { CompanyRole } from "../../core/actor.js";
import { isId } from "../../core/ids.js";
import {
  decodeCursor,
  encodeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
} from "../../core/paging.js";
import type { Reads } from "../../kit/db/reads.js";
import { CompanyMerge } from "./company-merge.entity.js";
import { Company, CompanyRecruiter } from "./company.entity.js";

/** Of any length that the column has; case does not count there. */
const SLUG = /^[a-z0-9-]{1,120}$/i;

/** Companies, which are public and listed by name. */
export class CompanyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  async list(first: number, after: string | null, max?: number): Promise<Page<Company>> {
    const limit = pageSize(first, max);
    const from = after ? decodeCursor(after, 2) : null;
    const rows = await this.reads.forStrangers(({ manager }) => byName(manager, from, limit + 1));
    const cursorOf = (company: Company) => encodeCursor(company.name, company.id);
    return toPage(rows, limit, cursorOf, after !== null, () => this.count());
  }

  async find(id: string): Promise<Company | null> {
    return isId(id) ? this.dataSource.manager.findOneBy(Company, { id }) : null;
  }

  /** The same, but the id of a company that was merged leads to the one that has its jobs now. */
  async findOrMerged(id: string): Promise<Company | null> {
    return isId(id) ? this.reads.forStrangers(({ manager }) => orMerged(manager, { id })) : null;
  }

  /** The same by slug. That of a company that was merged leads to the one that has its jobs now. */
  async findBySlug(slug: string): Promise<Company | null> {
    if (!SLUG.test(slug)) return null;
    return this.reads.forStrangers(({ manager }) => orMerged(manager, { slug }));
  }

  /** Id and slug of all companies, by name, at most so many. */
  listSlugs(limit: number): Promise<Pick<Company, "id" | "slug">[]> {
    const select = { id: true, slug: true } as const;
    const order = { name: "ASC", id: "ASC" } as const;
    return this.reads.forStrangers(({ manager }) =>
      manager.find(Company, { select, order, take: limit }),
    );
  }

  async findMany(ids: readonly string[]): Promise<Company[]> {
    return this.dataSource.manager.findBy(Company, { id: In([...ids]) });
  }

  /** Names of companies by slug; slugs that no company has are missing. */
  async namesOf(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (slugs.length === 0) return new Map();
    const where = { slug: In([...slugs]) };
    const select = { slug: true, name: true } as const;
    const companies = await this.reads.forStrangers(({ manager }) =>
      manager.find(Company, { where, select }),
    );
    return new Map(companies.map(({ slug, name }) => [slug, name]));
  }

  /** The companies that a recruiter works for. Empty for administrators, who may act for all. */
  listRecruitedBy(user: { id: string }): Promise<Company[]> {
    return this.dataSource.manager
      .createQueryBuilder(Company, "c")
      .innerJoin("company_recruiters", "r", "r.companyId = c.id AND r.userId = :userId", {
        userId: user.id,
      })
      .orderBy("c.name")
      .getMany();
  }

  /** All memberships of these people. */
  membershipsOf(userIds: readonly string[]): Promise<CompanyRecruiter[]> {
    return this.dataSource.manager.findBy(CompanyRecruiter, { userId: In([...userIds]) });
  }

  /** What the company's members may do, by id of the person. */
  async membersOf(companyId: string): Promise<Map<string, CompanyRole>> {
    const rows = await this.dataSource.manager.findBy(CompanyRecruiter, { companyId });
    return new Map(rows.map(({ userId, role }) => [userId, role]));
  }

  /** How many members each of these companies has; those without any are left out. */
  async countMembers(companyIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(CompanyRecruiter, "r")
      .select("r.companyId", "id")
      .addSelect("COUNT(*)", "total")
      .where("r.companyId IN (:...ids)", { ids: [...companyIds] })
      .groupBy("r.companyId")
      .getRawMany<{ id: string; total: number | string }>();
    return new Map(rows.map(({ id, total }) => [id, Number(total)]));
  }

  /** What this person may do for the company, as of now in this transaction. */
  async roleIn(
    transaction: EntityManager,
    companyId: string,
    userId: string,
  ): Promise<CompanyRole | null> {
    const member = await transaction.findOneBy(CompanyRecruiter, { companyId, userId });
    return member?.role ?? null;
  }

  /** Adds a member or changes what they may do. */
  async setMember(
    transaction: EntityManager,
    member: { companyId: string; userId: string; role: CompanyRole },
  ): Promise<void> {
    await transaction.upsert(CompanyRecruiter, member, ["companyId", "userId"]);
  }

  /** Ends memberships: in one company, or in all if no company is given. */
  async removeMember(
    transaction: EntityManager,
    member: { userId: string; companyId?: string },
  ): Promise<void> {
    await transaction.delete(CompanyRecruiter, member);
  }

  private async count(): Promise<number> {
    const total = await this.reads.forStrangers(({ manager }) => manager.count(Company));
    return Math.min(total, MAX_TOTAL);
  }
}

/** @param from name and id of the last company before these */
function byName(
  manager: EntityManager,
  from: readonly string[] | null,
  limit: number,
): Promise<Company[]> {
  const query = manager.createQueryBuilder(Company, "c");
  if (from) {
    const [name, id] = from;
    query.where("(c.name > :name OR (c.name = :name AND c.id > :id))", { name, id });
  }
  return query.orderBy({ "c.name": "ASC", "c.id": "ASC" }).limit(limit).getMany();
}

async function orMerged(
  manager: EntityManager,
  named: { id: string } | { slug: string },
): Promise<Company | null> {
  const found = await manager.findOneBy(Company, named);
  if (found) return found;
  const merge = await manager.findOneBy(CompanyMerge, named);
  return merge && manager.findOneBy(Company, { id: merge.intoId });
}
