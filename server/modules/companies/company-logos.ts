import { Readable } from "node:stream";
import { notFound } from "../../core/errors.js";
import { failureReports } from "../../core/failure-reports.js";
import type { ObjectStore, ReadObject } from "../../integrations/storage/object-store.js";

const LOGO_NAME = /^[a-z0-9][a-z0-9-]{0,79}\.(svg|png|webp|jpg)$/;
const keyOf = (file: string) => `logos/${file}`;

/** Company logos in the object store; public, by file name. */
export class CompanyLogos {
  constructor(private readonly store: ObjectStore) {}

  /** @throws NOT_FOUND, also for malformed names; UNAVAILABLE */
  async get(file: string): Promise<ReadObject> {
    const logo = LOGO_NAME.test(file) ? await this.store.read(keyOf(file)) : null;
    if (!logo) throw notFound("logo");
    return logo;
  }

  /** Removes a logo that no company shows anymore. If the store fails, it stays: what replaced it is already written. */
  async forget(file: string): Promise<void> {
    await this.store.remove(keyOf(file)).catch((error: unknown) => failureReports.publish(error));
  }

  async put(file: string, content: Buffer, contentType: string): Promise<void> {
    const options = { contentType, sizeBytes: content.length };
    await this.store.put(keyOf(file), () => Readable.from([content]), options);
  }
}
