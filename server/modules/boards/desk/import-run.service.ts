import { randomUUID } from "node:crypto";
import { IsNull, Not, type DataSource } from "typeorm";
import { z } from "zod";
import { boardErrorTexts as texts } from "#texts/firm-errors";
import { requireSecondFactor, requireStaff, type Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { conflict, notFound } from "../../../core/errors.js";
import { isId, newId } from "../../../core/ids.js";
import { streamOf } from "../../../core/nameless-file.js";
import { lineOrNothing, parse } from "../../../core/validation.js";
import type { ObjectStore } from "../../../integrations/storage/object-store.js";
import type { Limit, RateLimits } from "../../../kit/rate-limits.js";
import { requireRecruiter } from "../../companies/company.policy.js";
import type { Closing } from "../import/import.types.js";
import { boardMissing, receiveBoard, withNameless, type ArrivingBoard } from "./board-file.js";
import { ImportRun } from "./import-run.entity.js";
import type { ImportWorker } from "./import-worker.js";

export const BOARD_PREFIX = "board-imports/";
const MOST_LISTED = 10;
/** Each is read twice as a whole. */
const FILES_PER_PERSON: Limit = { name: "board-import", points: 30, seconds: 3600 };

const startSchema = z.object({ companyId: z.string(), source: lineOrNothing(100).default("") });

interface RunNeeds {
  dataSource: DataSource;
  store: ObjectStore;
  limits: RateLimits;
  clock: Clock;
  worker: ImportWorker;
}

/** Moves boards in at the desk: a file is checked, and imported once a person has seen what the check found. */
export class ImportRunService {
  constructor(private readonly needs: RunNeeds) {}

  /**
   * Keeps a file, and starts to check it. Nothing is posted.
   * @param receive returns the file when it starts to arrive
   * @throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, SECOND_FACTOR_REQUIRED except for those who post for the company;
   *   FILE_TOO_LARGE, BAD_INPUT, RATE_LIMITED, UNAVAILABLE
   */
  async check(
    actor: Actor,
    input: { companyId: string; source?: string | null | undefined },
    receive: (() => Promise<ArrivingBoard>) | null,
  ): Promise<ImportRun> {
    const { companyId, source } = parse(startSchema, input);
    const { id: userId } = requireRecruiter(actor, companyId);
    const { limits, dataSource, clock, worker } = this.needs;
    await limits.consume(FILES_PER_PERSON, userId);
    if (!receive) throw boardMissing();
    const file = await this.keep(await receive());
    const now = clock.now();
    const row = { ...file, userId, companyId, source: source === "" ? null : source };
    const id = newId();
    const start = { step: "CHECK", closing: "FEW", requestedAt: now, nextAttemptAt: now } as const;
    await dataSource.manager.insert(ImportRun, { id, ...row, ...start });
    worker.nudge();
    return dataSource.manager.findOneByOrFail(ImportRun, { id });
  }

  /**
   * Imports a file that was checked.
   * @throws as `get`; CONFLICT if it isn't checked, can't be read at all, or was imported or deleted meanwhile
   */
  async start(actor: Actor, { id, closing }: { id: string; closing: Closing }): Promise<ImportRun> {
    const run = await this.get(actor, id);
    const { dataSource, clock, worker } = this.needs;
    if (run.fileKey === null) throw conflict("CONFLICT", texts.tooLate);
    if (!run.report?.format) throw conflict("CONFLICT", texts.notChecked);
    const checked = { id, step: "CHECK", doneAt: Not(IsNull()), fileKey: run.fileKey } as const;
    const { affected } = await dataSource.manager.update(ImportRun, checked, {
      step: "IMPORT",
      closing,
      source: run.report.source,
      readBytes: 0,
      report: null,
      failure: null,
      doneAt: null,
      attempts: 0,
      nextAttemptAt: clock.now(),
    });
    if (affected !== 1) throw conflict("CONFLICT", texts.notChecked);
    worker.nudge();
    return this.get(actor, id);
  }

  /** For all who post for its company. @throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, SECOND_FACTOR_REQUIRED */
  async get(actor: Actor, id: string): Promise<ImportRun> {
    requireStaff(actor);
    const run = isId(id) ? await this.needs.dataSource.manager.findOneBy(ImportRun, { id }) : null;
    if (!run) throw notFound("boardImport");
    requireRecruiter(actor, run.companyId);
    return run;
  }

  /** The person's own, newest first, at most 10. @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED */
  list(actor: Actor): Promise<ImportRun[]> {
    const { id: userId } = requireSecondFactor(requireStaff(actor));
    const order = { requestedAt: "DESC", id: "DESC" } as const;
    return this.needs.dataSource.manager.find(ImportRun, {
      where: { userId },
      order,
      take: MOST_LISTED,
    });
  }

  /** Until the row is inserted, the object is an orphan, which a sweep removes. */
  private keep(
    arriving: ArrivingBoard,
  ): Promise<Pick<ImportRun, "fileName" | "fileKey" | "bytes">> {
    return withNameless(async (file) => {
      const bytes = await receiveBoard(arriving, file);
      const fileKey = `${BOARD_PREFIX}${randomUUID()}`;
      await this.needs.store.put(fileKey, () => streamOf(file, 0, bytes), {
        contentType: "application/octet-stream",
        sizeBytes: bytes,
        cacheControl: "private, no-store",
      });
      return { fileName: arriving.fileName.slice(0, 255).toWellFormed(), fileKey, bytes };
    });
  }
}
