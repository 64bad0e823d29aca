import { randomUUID } from "node:crypto";
import { applicationTexts } from "#texts/application";
import type { Clock } from "../../core/clock.js";
import { badInput, providerFailed } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import type { TextExtractor } from "../../integrations/extraction/text-extractor.js";
import type { VirusScanner } from "../../integrations/scanning/virus-scanner.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { RESUME_UPLOADS } from "./application.limits.js";
import { RESUME_PREFIX, type NewResume, type ScanStatus } from "./resume.entity.js";
import { cleanFileName } from "./resume-file-name.js";
import { inspectResume, nameAs, type ResumeFormat } from "./resume-format.js";
import type { SpooledFile } from "./spooled-file.js";
import { INFECTED, wrongFile } from "./wrong-file.js";

/** Every resume enters the store through this class, over GraphQL and REST. */
export class ResumeIntake {
  constructor(
    private readonly store: ObjectStore,
    /** Null if none is configured; resumes are then marked as not scanned. */
    private readonly scanner: VirusScanner | null,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly extractor: TextExtractor,
  ) {}

  /**
   * Checks the file and leaves it in the store, under a random key.
   * @returns the row to insert; until then the object counts as orphaned and would be swept
   * @throws FILE_TYPE, BAD_INPUT, RATE_LIMITED, UNAVAILABLE
   */
  async take(userId: string, file: SpooledFile): Promise<NewResume> {
    const sentAs = cleanFileName(file.fileName);
    await this.limits.consume(RESUME_UPLOADS, userId);
    const { format, scanStatus } = await this.check(file);
    const { extension, contentType } = format;
    const fileName = nameAs(sentAs, format);
    const storageKey = `${RESUME_PREFIX}${randomUUID()}.${extension}`;
    await this.keep(storageKey, file, { contentType, fileName });
    const { sizeBytes, sha256 } = file;
    const content = { storageKey, fileName, contentType, sizeBytes, sha256, scanStatus };
    return { id: newId(), userId, ...content, uploadedAt: this.clock.now() };
  }

  /** Checks a file without storing it. @throws FILE_TYPE, BAD_INPUT, UNAVAILABLE */
  async check(file: SpooledFile): Promise<{ format: ResumeFormat; scanStatus: ScanStatus }> {
    if (file.sizeBytes === 0)
      throw badInput(applicationTexts.resumeEmpty, { resume: applicationTexts.resumeEmpty });
    const format = await inspectResume(cleanFileName(file.fileName), file, this.extractor);
    return { format, scanStatus: await this.scan(file) };
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

  /** Fails closed: if a scanner is configured, a file is refused unless it was scanned. */
  private async scan(file: SpooledFile): Promise<ScanStatus> {
    if (!this.scanner) return "NOT_SCANNED";
    const verdict = await orApplyFailed(this.scanner.scan(file.stream()));
    if (verdict === "INFECTED") throw wrongFile(INFECTED);
    return "CLEAN";
  }
}

const orApplyFailed = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw providerFailed(applicationTexts.failed, error);
  });
