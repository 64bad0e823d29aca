import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { keyErrorTexts as texts } from "#texts/firm-errors";
import { requireFresh, requireProvenAdmin, type Actor, type SignedIn } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { hours, later, type Clock } from "../../core/clock.js";
import { conflict, notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import { ApiKey, sourceOf } from "./api-key.entity.js";
import { newSecret } from "./api-key-secret.js";

const MAX_OVERLAP_HOURS = 30 * 24;
const LOCK = { mode: "pessimistic_write" } as const;

const rotateSchema = z.object({
  id: z.string(),
  overlapHours: z
    .int({ error: texts.overlap(MAX_OVERLAP_HOURS) })
    .min(0, texts.overlap(MAX_OVERLAP_HOURS))
    .max(MAX_OVERLAP_HOURS, texts.overlap(MAX_OVERLAP_HOURS)),
});

export interface Rotation {
  /** The new key. */
  apiKey: ApiKey;
  /** The old key, with the time it now ends. */
  replaced: ApiKey;
  secret: string;
}

/** Replaces an API key by a new one. Both work for a while, so that the partner system can change over. */
export class ApiKeyRotationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * The new key may do the same as the old one, for as long as the old one was issued for.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, NOT_FOUND, BAD_INPUT; CONFLICT unless the key still works and
   *   has not been replaced
   */
  async rotate(
    actor: Actor,
    input: Input<typeof rotateSchema>,
    client: ClientInfo,
  ): Promise<Rotation> {
    const admin = requireFresh(requireProvenAdmin(actor));
    const { id, overlapHours } = parse(rotateSchema, input);
    const { secret, stored } = newSecret();
    const newKeyId = newId();
    await inTransaction(this.dataSource, async (transaction) => {
      const key = await this.lockLive(transaction, id);
      await transaction.insert(ApiKey, {
        ...this.successorOf(key, admin),
        ...stored,
        id: newKeyId,
      });
      const end = later(this.clock.now(), hours(overlapHours));
      const expiresAt = end < key.expiresAt ? end : key.expiresAt;
      await transaction.update(ApiKey, { id }, { replacedById: newKeyId, expiresAt });
      await this.audit.record(transaction, {
        kind: "KEY_ROTATED",
        actor: admin,
        target: { kind: "KEY", id },
        details: { name: key.name, replacedById: newKeyId },
        client,
      });
    });
    const { manager } = this.dataSource;
    return {
      apiKey: await manager.findOneByOrFail(ApiKey, { id: newKeyId }),
      replaced: await manager.findOneByOrFail(ApiKey, { id }),
      secret,
    };
  }

  private async lockLive(transaction: EntityManager, id: string): Promise<ApiKey> {
    const key = isId(id) && (await transaction.findOne(ApiKey, { where: { id }, lock: LOCK }));
    if (!key) throw notFound("apiKey");
    if (key.replacedById) throw conflict("CONFLICT", texts.replaced);
    if (key.revokedAt || key.expiresAt <= this.clock.now())
      throw conflict("CONFLICT", texts.notLive);
    return key;
  }

  private successorOf(key: ApiKey, { id: createdById }: SignedIn) {
    const now = this.clock.now();
    const { name, scopes, companyIds } = key;
    const source = sourceOf(key);
    const expiresAt = later(now, key.expiresAt.getTime() - key.createdAt.getTime());
    return { name, source, scopes, companyIds, createdById, createdAt: now, expiresAt };
  }
}
