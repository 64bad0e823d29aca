import { randomUUID } from "node:crypto";
import { IsNull, MoreThan, Not, type DataSource, type EntityManager } from "typeorm";
import type { Backlog } from "../../core/backlog.js";
import {
  isStaff,
  requireFresh,
  requireSecondFactor,
  requireUser,
  type Actor,
} from "../../core/actor.js";
import { changedFrom, type ChangedFrom, type ClientInfo } from "../../core/client-info.js";
import { days, hours, later, minutes, seconds, type Clock } from "../../core/clock.js";
import { notFound, rateLimited } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Logger } from "../../core/logger.js";
import { openNameless, streamOf } from "../../core/nameless-file.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { LeasedQueue } from "../../kit/db/leased-queue.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AccountService } from "../accounts/account.service.js";
import type { AuditService } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { DataArchive } from "./data-archive.js";
import { DataExport } from "./data-export.entity.js";

export const EXPORT_HOURS = 24;
export const EXPORT_PREFIX = "exports/";
const EXPORTS_A_DAY = 3;
const LINK_SECONDS = 60;
const LONGEST_BUILD_MS = minutes(5);
/** A request that was not worked, because no server ran, is deleted after this time. */
const WAITS_MS = days(7);

interface ExportNeeds {
  dataSource: DataSource;
  accounts: AccountService;
  archive: Pick<DataArchive, "write">;
  store: ObjectStore;
  audit: AuditService;
  outbox: OutboxService;
  clock: Clock;
  logger: Logger;
}

/** Copies of people's data: requested, built in the background, and opened for a day. */
export class DataExportService {
  private readonly queue: LeasedQueue<DataExport>;

  constructor(private readonly needs: ExportNeeds) {
    const { dataSource, clock, logger } = needs;
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: DataExport,
      order: { "q.requestedAt": "ASC" },
      batch: 2,
      atOnce: 2,
      longestWorkMs: LONGEST_BUILD_MS,
      maxAttempts: 5,
      retry: { firstMs: seconds(10), factor: 4, longestMs: minutes(10) },
      work: (row) => this.build(row),
      dueSince: "requestedAt",
      tell: {
        failed: "copy of a person's data not made",
        givenUp: "copy of a person's data given up",
        facts: ({ id }) => ({ exportId: id }),
      },
    });
  }

  /**
   * Requests a copy. While one is being made, that one is the answer.
   * @throws UNAUTHENTICATED, FRESH_PROOF_REQUIRED or SECOND_FACTOR_REQUIRED; RATE_LIMITED after three in 24 hours
   */
  request(actor: Actor, client: ClientInfo): Promise<DataExport> {
    const { id } = requireFresh(requireUser(actor));
    return this.start(id, { actor, client, byStaff: false });
  }

  /** The same for any person, who gets the email and opens the file; without an access check. @throws RATE_LIMITED */
  async start(
    userId: string,
    { actor, client, byStaff }: { actor: Actor; client: ClientInfo; byStaff: boolean },
  ): Promise<DataExport> {
    const requested = await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, userId);
      const pending = { userId, doneAt: IsNull(), deadAt: IsNull() };
      const known = await transaction.findOneBy(DataExport, pending);
      if (known) return known;
      await this.refuseTooMany(transaction, userId);
      const row = this.newRow(userId, byStaff ? null : changedFrom(client));
      await transaction.insert(DataExport, row);
      const target = { kind: "EXPORT", id: row.id } as const;
      await this.needs.audit.record(transaction, {
        kind: "EXPORT_REQUESTED",
        actor,
        subjectId: userId,
        target,
        client,
      });
      return transaction.findOneByOrFail(DataExport, { id: row.id });
    });
    this.queue.nudge();
    return requested;
  }

  /** The person's newest copy that has not expired; null if there is none. */
  findNewest(userId: string): Promise<DataExport | null> {
    return this.needs.dataSource.manager.findOne(DataExport, {
      where: { userId, expiresAt: MoreThan(this.needs.clock.now()) },
      order: { requestedAt: "DESC", id: "DESC" },
    });
  }

  /**
   * A URL that opens the file for 60 seconds, for its owner.
   * @throws UNAUTHENTICATED; SECOND_FACTOR_REQUIRED for staff; NOT_FOUND for others' and expired ones
   */
  async getLink(actor: Actor, id: string, client: ClientInfo): Promise<string> {
    const user = requireUser(actor);
    if (isStaff(user)) requireSecondFactor(user);
    const row = isId(id) ? await this.findReady(id) : null;
    if (row?.userId !== user.id || !row.fileKey) throw notFound("dataExport");
    const { dataSource, store, audit } = this.needs;
    const target = { kind: "EXPORT", id } as const;
    await audit.record(dataSource.manager, { kind: "EXPORT_OPENED", actor, target, client });
    return store.signedUrl(row.fileKey, LINK_SECONDS);
  }

  /** For the email that says it is ready; without an access check. */
  findReady(id: string): Promise<DataExport | null> {
    return this.needs.dataSource.manager.findOneBy(DataExport, {
      id,
      fileKey: Not(IsNull()),
      expiresAt: MoreThan(this.needs.clock.now()),
    });
  }

  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /** Makes the copies that are due. @returns how many it took */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  /** What waits in the queue, and what was given up. */
  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  private newRow(userId: string, requestedFrom: ChangedFrom | null) {
    const requestedAt = this.needs.clock.now();
    const times = { nextAttemptAt: requestedAt, expiresAt: later(requestedAt, WAITS_MS) };
    return { id: newId(), userId, requestedAt, requestedFrom, ...times };
  }

  /** The person's row must be locked. */
  private async refuseTooMany(transaction: EntityManager, userId: string): Promise<void> {
    const now = this.needs.clock.now();
    const recent = await transaction.find(DataExport, {
      where: { userId, deadAt: IsNull(), requestedAt: MoreThan(later(now, -days(1))) },
      order: { requestedAt: "DESC" },
      take: EXPORTS_A_DAY,
    });
    const oldest = recent[EXPORTS_A_DAY - 1];
    if (!oldest) return;
    const freeAt = later(oldest.requestedAt, days(1)).getTime();
    throw rateLimited(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
  }

  private async build({ id, userId }: DataExport): Promise<void> {
    const { accounts, archive, store, clock } = this.needs;
    const user = await accounts.find(userId);
    if (!user) return;
    const now = clock.now();
    // A new key for each attempt, so that an attempt that is still running elsewhere cannot replace a published file.
    const fileKey = `${EXPORT_PREFIX}${randomUUID()}.zip`;
    const file = await openNameless();
    try {
      const person = { address: user.email, account: user };
      const sizeBytes = await archive.write(person, now, file);
      await store.put(fileKey, () => streamOf(file, 0, sizeBytes), {
        contentType: "application/zip",
        sizeBytes,
        attachmentName: `my-data-${now.toISOString().slice(0, 10)}.zip`,
        cacheControl: "private, no-store",
      });
      if (!(await this.publish(id, fileKey, sizeBytes))) await store.remove(fileKey);
    } finally {
      await file.close();
    }
  }

  /** @returns false if another attempt was first, or if the account was deleted meanwhile */
  private async publish(id: string, fileKey: string, sizeBytes: number): Promise<boolean> {
    const doneAt = this.needs.clock.now();
    const published = await inTransaction(this.needs.dataSource, async (transaction) => {
      const ready = {
        fileKey,
        bytes: String(sizeBytes),
        doneAt,
        expiresAt: later(doneAt, hours(EXPORT_HOURS)),
      };
      const unpublished = { id, fileKey: IsNull() };
      const { affected } = await transaction.update(DataExport, unpublished, ready);
      if (affected !== 1) return false;
      const notice = { kind: "DATA_EXPORT_READY", payload: { exportId: id } } as const;
      await this.needs.outbox.enqueue(transaction, notice, { priority: "LINK" });
      return true;
    });
    if (published) this.needs.outbox.nudge();
    return published;
  }
}
