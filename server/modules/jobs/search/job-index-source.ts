import type { DataSource } from "typeorm";
import type { ChangeFeed } from "../../changes/change-feed.js";
import { SEARCH_VERSION } from "../record/job.fields.js";
import type { IndexChanges } from "./index/index-calls.js";
import { indexVersion } from "./index/index-version.js";
import type { IndexSource } from "./index/index-builder.js";
import type { JobDocuments } from "./job-documents.js";

/** Changes read at once. */
const CHANGES = 200;
/** Jobs written at once: searches wait until they are, a millisecond or two. */
const JOBS = 2;

/** What the index is made of: the table of jobs, and the feed of its changes. */
export class JobIndexSource implements IndexSource {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: JobDocuments,
    private readonly changes: ChangeFeed,
  ) {}

  /** A file belongs to one database: in another one, or a new one, the same change numbers mean other changes. */
  async version(): Promise<string> {
    const [row] = await this.dataSource.query<{ made: unknown }[]>(
      `SELECT CONCAT(DATABASE(), ' ', @@hostname, ' ', @@port, ' ', CREATE_TIME) AS made
       FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'changes'`,
    );
    return indexVersion(SEARCH_VERSION, String(row?.made));
  }

  cursor(): Promise<number> {
    return this.changes.position();
  }

  openJobs() {
    return this.documents.all();
  }

  async changesAfter(cursor: number): Promise<IndexChanges[] | "TOO_OLD"> {
    const changes = await this.changes.read(cursor, CHANGES);
    const last = changes?.at(-1);
    if (changes === null) return "TOO_OLD";
    if (!last) return [];
    const idsOf = (wanted: "JOB" | "COMPANY") =>
      changes.filter(({ subject }) => subject === wanted).map(({ subjectId }) => subjectId);
    // The index has the names of companies with their jobs.
    const renamed = await this.documents.idsOfCompanies(idsOf("COMPANY"));
    const ids = [...new Set([...idsOf("JOB"), ...renamed])];
    const parts: IndexChanges[] = [];
    for (let at = 0; at < ids.length; at += JOBS)
      parts.push(await this.part(ids.slice(at, at + JOBS), cursor));
    return [...parts, { open: [], gone: [], cursor: last.seq }];
  }

  private async part(ids: readonly string[], cursor: number): Promise<IndexChanges> {
    const open = await this.documents.ofIds(ids);
    const isOpen = new Set(open.map(({ id }) => id));
    return { open, gone: ids.filter((id) => !isOpen.has(id)), cursor };
  }
}
