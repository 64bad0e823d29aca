import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Clock } from "../../../core/clock.js";
import type { Reads } from "../../../kit/db/reads.js";
import type { JobLinks } from "../reading/job.links.js";
import { effectiveStatus, type Job, type JobStatus } from "../record/job.entity.js";
import { XML_END, xmlJob, xmlStart, type XmlSite } from "./job-xml.js";
import { openJobs } from "./open-jobs.js";

/** A file that is whole. */
export interface MadeFile {
  path: string;
  /** Of its gzipped bytes. */
  digest: string;
  sizeBytes: number;
}

interface Needs {
  reads: Reads;
  clock: Clock;
  links: JobLinks;
  site: XmlSite;
  /** What REST says of a job. */
  present: (job: Job, status: JobStatus) => object;
}

/** Writes all open jobs into two files, page by page, so that their number doesn't matter for the memory. */
export class JobFileWriter {
  constructor(private readonly needs: Needs) {}

  async write(
    folder: string,
    madeAt: Date,
  ): Promise<{ madeAt: Date; lines: MadeFile; xml: MadeFile }> {
    const { reads, clock, links, site } = this.needs;
    const lines = new GzippedFile(path.join(folder, "made.jsonl.gz"));
    const xml = new GzippedFile(path.join(folder, "made.xml.gz"));
    await xml.add(xmlStart(site, madeAt));
    for await (const jobs of openJobs(reads, clock)) {
      await lines.add(jobs.map((job) => this.lineOf(job, madeAt)).join(""));
      await xml.add(jobs.map((job) => xmlJob(job, links, site)).join(""));
    }
    await xml.add(XML_END);
    return { madeAt, lines: await lines.end(), xml: await xml.end() };
  }

  /** With what a copy needs. */
  private lineOf(job: Job, now: Date): string {
    const { externalId, version, updatedAt } = job;
    const line = this.needs.present(job, effectiveStatus(job, now));
    return `${JSON.stringify({ ...line, externalId, version, updatedAt: updatedAt.toISOString() })}\n`;
  }
}

class GzippedFile {
  private readonly gzip = createGzip();
  private readonly hash: Hash = createHash("sha256");
  private readonly written: Promise<void>;

  constructor(private readonly path: string) {
    const { hash } = this;
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    this.written = pipeline(this.gzip, hashed, createWriteStream(path));
    // Heard at the end.
    this.written.catch(() => undefined);
  }

  async add(text: string): Promise<void> {
    if (!this.gzip.write(text)) await Promise.race([once(this.gzip, "drain"), this.written]);
  }

  async end(): Promise<MadeFile> {
    this.gzip.end();
    await this.written;
    const { size: sizeBytes } = await stat(this.path);
    return { path: this.path, digest: this.hash.digest("base64url").slice(0, 22), sizeBytes };
  }
}
