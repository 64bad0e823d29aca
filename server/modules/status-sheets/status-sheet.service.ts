import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { plusDays } from "#site/plain-day";
import { visaStatuses } from "#site/status-rules";
import {
  readStatusSheet,
  sheetFaults,
  stemExtensions,
  usedPartOf,
  type StatusSheet,
} from "#site/status-sheet";
import { myStatusTexts } from "#texts/my-status";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { badInput } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { seal, unseal } from "../../core/secrets.js";
import { parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Limit, RateLimits } from "../../kit/rate-limits.js";
import { StatusSheetRow } from "./status-sheet.entity.js";
import { statusSheetPurpose } from "./status-sheet.privacy.js";
import type { KeptStatusSheet } from "./status-sheet.types.js";

/** Per person. */
const SAVES_PER_HOUR: Limit = { name: "status-sheet", points: 60, seconds: 3600 };

const { faults } = myStatusTexts;

const day = z
  .string({ error: faults.noDay })
  .nullish()
  .transform((text) => text ?? null);
const sheetSchema = z.object({
  status: z.enum(visaStatuses, { error: faults.noStatus }),
  startsOn: day,
  endsOn: day,
  isWorking: z
    .boolean()
    .nullish()
    .transform((answer) => answer ?? null),
  unemployedDays: z
    .number({ error: faults.badDays })
    .nullish()
    .transform((days) => days ?? null),
  unemployedAsOf: day,
  lastDayOfWork: day,
  stemExtension: z.enum(stemExtensions),
});

interface Accounts {
  /** Locks the person until the transaction ends. @throws UNAUTHENTICATED if the account was deleted */
  lock(transaction: EntityManager, id: string): Promise<unknown>;
}

interface SheetNeeds {
  dataSource: DataSource;
  accounts: Accounts;
  limits: RateLimits;
  clock: Clock;
  secretKey: string;
}

/**
 * What people noted about their visa status and asked us to keep, for themselves alone: no list, export for staff, log, or audit entry
 * has it. Browsers keep it without us.
 */
export class StatusSheetService {
  constructor(private readonly needs: SheetNeeds) {}

  /**
   * The person's own sheet; null if none is kept, or if the server's key was changed since.
   * @throws UNAUTHENTICATED; FORBIDDEN for API keys
   */
  async find(actor: Actor): Promise<KeptStatusSheet | null> {
    const { id: userId } = requireUser(actor);
    const row = await this.needs.dataSource.manager.findOneBy(StatusSheetRow, { userId });
    const sheet = row && this.open(row);
    return sheet && { ...sheet, savedAt: row.savedAt };
  }

  /** Keeps a sheet in place of the last one. @throws as `find`; BAD_INPUT, RATE_LIMITED */
  async keep(actor: Actor, input: Input<typeof sheetSchema>): Promise<KeptStatusSheet> {
    const { id: userId } = requireUser(actor);
    const { accounts, limits, dataSource, clock, secretKey } = this.needs;
    await limits.consume(SAVES_PER_HOUR, userId);
    const sheet = usedPartOf(parse(sheetSchema, input));
    this.check(sheet);
    const savedAt = clock.now();
    const sealedSheet = seal(secretKey, statusSheetPurpose(userId), JSON.stringify(sheet));
    await inTransaction(dataSource, async (transaction) => {
      // The account may be deleted at this moment.
      await accounts.lock(transaction, userId);
      if (!(await insertOnce(transaction, StatusSheetRow, { userId, sealedSheet, savedAt })))
        await transaction.update(StatusSheetRow, { userId }, { sealedSheet, savedAt });
    });
    return { ...sheet, savedAt };
  }

  /** Deletes the sheet, if one is kept. @throws as `find` */
  async forget(actor: Actor): Promise<void> {
    const { id: userId } = requireUser(actor);
    await this.needs.dataSource.manager.delete(StatusSheetRow, { userId });
  }

  private check(sheet: StatusSheet): void {
    // Somewhere, the next day has begun.
    const today = plusDays(this.needs.clock.now().toISOString().slice(0, 10), 1);
    const found = Object.entries(sheetFaults(sheet, today));
    const fields = Object.fromEntries(found.map(([field, fault]) => [field, faults[fault]]));
    const [first] = Object.values(fields);
    if (first !== undefined) throw badInput(first, fields);
  }

  private open({ userId, sealedSheet }: StatusSheetRow): StatusSheet | null {
    try {
      const text = unseal(this.needs.secretKey, statusSheetPurpose(userId), sealedSheet);
      return readStatusSheet(JSON.parse(text));
    } catch {
      return null;
    }
  }
}
