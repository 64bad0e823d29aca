import { randomUUID } from "node:crypto";
import { applicationTexts } from "#texts/application";
import type { Clock } from "../../core/clock.js";
import { badInput, providerUnavailable } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import type { RateLimits } from "../../core/rate-limits.js";
import type { VirusScanner } from "../../integrations/scanning/virus-scanner.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { RESUME_UPLOADS } from "./application.limits.js";
import { RESUME_PREFIX, type NewResume, type ScanStatus } from "./resume.entity.js";
import { cleanFileName } from "./resume-file-name.js";
import { formatOf, inspectResume } from "./resume-format.js";
import type { SpooledFile } from "./spooled-file.js";
import { INFECTED, wrongFile } from "./wrong-file.js";

/** A file at the door, not yet looked at. */
export interface IncomingFile {
  fileName: string;
  /** Takes it in; called at most once. */
  receive: () => Promise<SpooledFile>;
}

/** The one way for a resume into the store, whichever door it came to. */
export class ResumeIntake {
  constructor(
    private readonly store: ObjectStore,
    /** Null where none is configured; resumes are then marked as not scanned. */
    private readonly scanner: VirusScanner | null,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the file and leaves it in the store, under a random key.
   * @returns the row to be written; until it is, the object counts as orphaned and will be swept
   * @throws FILE_TYPE, FILE_TOO_LARGE, BAD_INPUT, RATE_LIMITED, PROVIDER_UNAVAILABLE
   */
  async take(userId: string, incoming: IncomingFile): Promise<NewResume> {
    const fileName = cleanFileName(incoming.fileName);
    const format = formatOf(fileName);
    await this.limits.consume(RESUME_UPLOADS, userId);
    const file = await incoming.receive();
    try {
      if (file.sizeBytes === 0)
        throw badInput(applicationTexts.resumeEmpty, { resume: applicationTexts.resumeEmpty });
      await inspectResume(format, file);
      const scanStatus = await this.scan(file);
      const { extension, contentType } = format;
      const storageKey = `${RESUME_PREFIX}${randomUUID()}.${extension}`;
      await this.keep(storageKey, file, { contentType, fileName });
      const { sizeBytes, sha256 } = file;
      const content = { storageKey, fileName, contentType, sizeBytes, sha256, scanStatus };
      return { id: newId(), userId, ...content, uploadedAt: this.clock.now() };
    } finally {
      await file.close();
    }
  }

  private async keep(
    storageKey: string,
    file: SpooledFile,
    { contentType, fileName }: { contentType: string; fileName: string },
  ): Promise<void> {
    const options = {
      contentType,
      sizeBytes: file.sizeBytes,
      attachmentName: fileName,
      cacheControl: "private, no-store",
    };
    await orApplyFailed(this.store.put(storageKey, () => file.stream(), options));
  }

  /** Fails closed: with a scanner configured, nothing gets in without its word. */
  private async scan(file: SpooledFile): Promise<ScanStatus> {
    if (!this.scanner) return "NOT_SCANNED";
    const verdict = await orApplyFailed(this.scanner.scan(file.stream()));
    if (verdict === "INFECTED") throw wrongFile(INFECTED);
    return "CLEAN";
  }
}

const orApplyFailed = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw providerUnavailable(applicationTexts.failed, error);
  });
