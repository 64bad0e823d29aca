import { In, IsNull, MoreThan, Not, type DataSource } from "typeorm";
import { z } from "zod";
import {
  requireFresh,
  requireProvenAdmin,
  type Actor,
  type ApiScope,
  type Partner,
} from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import { days, later, minutes, type Clock } from "../../core/clock.js";
import { badInput, notFound, unauthenticated } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import { sameDigest, tokenHash } from "../../core/secrets.js";
import { line, lineOrNothing, parse } from "../../core/validation.js";
import type { ClientInfo } from "../../core/client-info.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { Company } from "../companies/company.entity.js";
import type { CompanyService } from "../companies/company.service.js";
import { ApiKey, ApiScopeEnum, sourceOf } from "./api-key.entity.js";
import { KEY_FORMAT, newSecret } from "./api-key-secret.js";

const MAX_DAYS = 365;
/** Minimum time between updates of `lastUsedAt`. */
const TOUCH_EVERY_MS = minutes(5);
/** Keys in a list. Those that work are listed even if there are more. */
const MAX_LISTED = 100;
const NEWEST_FIRST = { createdAt: "DESC", id: "DESC" } as const;

const createSchema = z.object({
  name: line(100, "Name is required."),
  source: lineOrNothing(100).optional(),
  scopes: z
    .array(z.enum(ApiScopeEnum))
    .min(1, "Choose at least one scope.")
    .refine(
      (scopes) => !scopes.includes("ALL_JOBS") || scopes.includes("JOBS_WRITE"),
      "ALL_JOBS needs JOBS_WRITE.",
    ),
  companyIds: z.array(z.string()).default([]),
  expiresInDays: z
    .int()
    .min(1, "Choose at least one day.")
    .max(MAX_DAYS, `Choose ${MAX_DAYS} days or fewer.`),
});

export class ApiKeyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @returns the key's row and its secret, which cannot be read again. @throws FORBIDDEN, BAD_INPUT */
  async create(
    actor: Actor,
    input: Input<typeof createSchema>,
    client: ClientInfo,
  ): Promise<{ apiKey: ApiKey; secret: string }> {
    const admin = requireFresh(requireProvenAdmin(actor));
    const { name, source, scopes, companyIds, expiresInDays } = parse(createSchema, input);
    await this.checkCompanies(scopes, companyIds);
    const { secret, stored } = newSecret();
    const now = this.clock.now();
    const id = newId();
    await inTransaction(this.dataSource, async (transaction) => {
      await transaction.insert(ApiKey, {
        id,
        name,
        source: source || name,
        ...stored,
        scopes: [...new Set(scopes)],
        companyIds,
        createdById: admin.id,
        createdAt: now,
        expiresAt: later(now, days(expiresInDays)),
      });
      const target = { kind: "KEY", id } as const;
      const details = { name };
      await this.audit.record(transaction, {
        kind: "KEY_CREATED",
        actor: admin,
        target,
        details,
        client,
      });
    });
    return { apiKey: await this.dataSource.manager.findOneByOrFail(ApiKey, { id }), secret };
  }

  /** All keys that work, newest first; then the newest that have ended, until there are 100 keys. */
  async list(actor: Actor): Promise<ApiKey[]> {
    requireProvenAdmin(actor);
    const { manager } = this.dataSource;
    const live = await manager.find(ApiKey, {
      where: { revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) },
      order: NEWEST_FIRST,
    });
    if (live.length >= MAX_LISTED) return live;
    const ended = await manager.find(ApiKey, {
      // By id: with a condition on their end, a key revoked between the two queries would be listed twice.
      where: { id: Not(In(live.map(({ id }) => id))) },
      order: NEWEST_FIRST,
      take: MAX_LISTED - live.length,
    });
    return [...live, ...ended];
  }

  /** Names and sources of keys by id, revoked ones included. Callers check who may see them. */
  async findMany(ids: readonly string[]): Promise<{ id: string; name: string; source: string }[]> {
    const keys = await this.dataSource.manager.findBy(ApiKey, { id: In([...ids]) });
    return keys.map((key) => ({ id: key.id, name: key.name, source: sourceOf(key) }));
  }

  /** The caller's own key, and the companies that it may post for; null for people and visitors. */
  async ownKey(actor: Actor): Promise<{ key: ApiKey; companies: Company[] } | null> {
    if (actor.kind !== "partner") return null;
    const [key, companies] = await Promise.all([
      this.dataSource.manager.findOneBy(ApiKey, { id: actor.keyId }),
      this.companies.findMany([...actor.companyIds]),
    ]);
    return key && { key, companies };
  }

  /** Takes effect with the key's next request. */
  async revoke(actor: Actor, id: string, client: ClientInfo): Promise<ApiKey> {
    const admin = requireFresh(requireProvenAdmin(actor));
    const key = isId(id) ? await this.dataSource.manager.findOneBy(ApiKey, { id }) : null;
    if (!key) throw notFound("apiKey");
    const revokedAt = this.clock.now();
    await inTransaction(this.dataSource, async (transaction) => {
      const live = { id, revokedAt: IsNull() };
      const { affected } = await transaction.update(ApiKey, live, { revokedAt });
      if (!affected) return;
      const target = { kind: "KEY", id } as const;
      const details = { name: key.name };
      await this.audit.record(transaction, {
        kind: "KEY_REVOKED",
        actor: admin,
        target,
        details,
        client,
      });
    });
    return this.dataSource.manager.findOneByOrFail(ApiKey, { id });
  }

  /** @throws UNAUTHENTICATED unless the key exists, has not expired and is not revoked */
  async authenticate(presented: string): Promise<Partner> {
    const prefix = KEY_FORMAT.exec(presented)?.[1];
    const key = prefix && (await this.dataSource.manager.findOneBy(ApiKey, { prefix }));
    if (!key || !sameDigest(key.secretHash, tokenHash(presented)) || !this.isLive(key))
      throw unauthenticated("The API key is not valid.");
    await this.touch(key);
    return {
      kind: "partner",
      keyId: key.id,
      source: sourceOf(key),
      scopes: new Set(key.scopes),
      companyIds: new Set(key.companyIds),
    };
  }

  /** Whether the key works now. */
  isLive({ revokedAt, expiresAt }: ApiKey): boolean {
    return revokedAt === null && expiresAt > this.clock.now();
  }

  private async touch(key: ApiKey): Promise<void> {
    const now = this.clock.now();
    if (key.lastUsedAt && now.getTime() - key.lastUsedAt.getTime() < TOUCH_EVERY_MS) return;
    await this.dataSource.manager.update(ApiKey, { id: key.id }, { lastUsedAt: now });
  }

  private async checkCompanies(scopes: ApiScope[], companyIds: string[]): Promise<void> {
    if (scopes.includes("JOBS_WRITE") && companyIds.length === 0)
      throw badInput("A key that posts jobs needs a company.", { companyIds: "Name a company." });
    const known = await this.companies.findMany(companyIds.filter(isId));
    if (known.length !== new Set(companyIds).size)
      throw badInput("We don't know one of the companies.", {
        companyIds: "One of them doesn't exist.",
      });
  }
}
