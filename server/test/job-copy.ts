import { setTimeout as delay } from "node:timers/promises";
import type { DataSource } from "typeorm";
import type { TestClient } from "./test-client.js";

const CARD = "id status version role company { id name }";
const LIST = `query ($after: String) { jobs(first: 50, after: $after, sort: NEWEST) {
  syncCursor nodes { ${CARD} } pageInfo { hasNextPage endCursor } } }`;
const DRAFTS = `query ($id: ID!, $after: String) { companyJobs(companyId: $id, first: 50, after: $after) {
  nodes { ${CARD} } pageInfo { hasNextPage endCursor } } }`;
const CHANGES = `query ($after: String) { jobChanges(first: 50, after: $after) {
  nodes { kind jobId companyId job { ${CARD} } } pageInfo { endCursor } isCaughtUp } }`;
const COMPANY = "query ($id: ID!) { company(id: $id) { id name } }";

interface Card {
  id: string;
  status: string;
  version: number;
  role: string;
  company: { id: string; name: string };
}
interface Page {
  syncCursor?: string;
  nodes: Card[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What is compared of a job. */
const factsOf = ({ status, version, role, company }: Card): string =>
  [status, version, role, company.id, company.name].join(" | ");

/** A partner's copy of the jobs, made as docs/partner-api.md says. Each request goes to any instance. */
export class JobCopy {
  /** Ids of all jobs that it was ever told of, but for those of companies whose drafts it sees. */
  readonly told = new Set<string>();
  private readonly jobs = new Map<string, Card>();
  private cursor = "";
  private turn = 0;

  /** @param draftsOf companies whose drafts the caller sees */
  constructor(
    private readonly clients: readonly TestClient[],
    readonly draftsOf: readonly string[],
  ) {}

  /** Reads everything once. */
  async begin(): Promise<void> {
    const first = await this.readAll("jobs", LIST, {});
    this.cursor = first.syncCursor ?? "";
    for (const id of this.draftsOf) await this.readAll("companyJobs", DRAFTS, { id });
  }

  /** Takes over what happened, until there is nothing more. */
  async follow(): Promise<void> {
    for (let isCaughtUp = false; !isCaughtUp;) {
      const { jobChanges } = await this.ask(CHANGES, { after: this.cursor });
      for (const event of jobChanges.nodes) await this.take(event);
      this.cursor = jobChanges.pageInfo.endCursor;
      isCaughtUp = jobChanges.isCaughtUp;
    }
  }

  /** Open jobs and drafts, by id. Of others, it has only those that changed since it began. */
  current(): Map<string, string> {
    const current = [...this.jobs.values()].filter(isCurrent);
    return new Map(current.map((job) => [job.id, factsOf(job)]));
  }

  /** Ids of jobs that are otherwise in the table, or not there. */
  differing(table: ReadonlyMap<string, string>): string[] {
    const jobs = [...this.jobs.values()];
    return jobs.filter((job) => table.get(job.id) !== factsOf(job)).map(({ id }) => id);
  }

  private async take(event: {
    jobId: string | null;
    companyId: string;
    job: Card | null;
  }): Promise<void> {
    const { jobId, companyId, job } = event;
    if (jobId === null) return this.rename(companyId);
    if (!this.draftsOf.includes(companyId)) this.told.add(jobId);
    if (job) this.jobs.set(jobId, job);
    else this.jobs.delete(jobId);
  }

  private async rename(id: string): Promise<void> {
    const { company } = await this.ask(COMPANY, { id });
    for (const job of this.jobs.values()) if (job.company.id === id) job.company = company;
  }

  private async readAll(list: string, query: string, variables: object): Promise<Page> {
    let first: Page | null = null;
    for (let after: string | null = null, more = true; more;) {
      const page: Page = (await this.ask(query, { ...variables, after }))[list];
      for (const job of page.nodes) this.jobs.set(job.id, job);
      first ??= page;
      ({ hasNextPage: more, endCursor: after } = page.pageInfo);
    }
    if (!first) throw new Error(`${list} has no page`);
    return first;
  }

  private async ask(query: string, variables: object) {
    for (;;) {
      const client = this.clients[(this.turn += 1) % this.clients.length];
      const answer = await client?.graphql(query, variables);
      if (!answer?.errors) return answer?.data;
      if (answer.errors[0]?.extensions.code !== "THROTTLED")
        throw new Error(JSON.stringify(answer.errors));
      await delay(200);
    }
  }
}

const isCurrent = ({ status }: Card): boolean => ["PUBLISHED", "DRAFT"].includes(status);

/** The table. Facts of jobs by id, as those see them who see the drafts of some companies. */
interface JobRows {
  /** Open jobs and drafts. */
  current: Map<string, string>;
  /** All jobs that are not hidden. */
  visible: Map<string, string>;
  /** Ids of all jobs that ever were public. */
  published: Set<string>;
}

export async function rowsFor(
  dataSource: DataSource,
  draftsOf: readonly string[],
): Promise<JobRows> {
  const rows: (Card & { companyId: string; name: string; takenDownAt: Date | null })[] =
    await dataSource.query(
      `SELECT j.id, j.status, j.version, j.role, j.takenDownAt, j.companyId, c.name
       FROM jobs j JOIN companies c ON c.id = j.companyId`,
    );
  const jobs = rows.map(({ companyId: id, name, ...job }) => ({ ...job, company: { id, name } }));
  const published = jobs.filter(({ status }) => status !== "DRAFT");
  const visible = jobs.filter(
    ({ status, takenDownAt, company }) =>
      (status !== "DRAFT" && takenDownAt === null) || draftsOf.includes(company.id),
  );
  const facts = (some: Card[]) => new Map(some.map((job) => [job.id, factsOf(job)]));
  return {
    current: facts(visible.filter(isCurrent)),
    visible: facts(visible),
    published: new Set(published.map(({ id }) => id)),
  };
}
