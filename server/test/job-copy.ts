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
  /** Ids of all jobs that it was ever told of. */
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

  /** Open jobs and drafts, by id: closed ones that were closed before it began are not in the copy. */
  open(): Map<string, string> {
    const open = [...this.jobs.values()].filter(({ status }) => isOpenOrDraft(status));
    return new Map(open.map((job) => [job.id, factsOf(job)]));
  }

  /** Ids of jobs that it has otherwise than the table. */
  outdated({ all }: Rows): string[] {
    const jobs = [...this.jobs.values()];
    return jobs.filter((job) => all.get(job.id) !== factsOf(job)).map(({ id }) => id);
  }

  private async take(event: {
    jobId: string | null;
    companyId: string;
    job: Card | null;
  }): Promise<void> {
    const { jobId, companyId, job } = event;
    if (jobId === null) return this.rename(companyId);
    this.told.add(jobId);
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

const isOpenOrDraft = (status: string): boolean => ["PUBLISHED", "DRAFT"].includes(status);

interface Rows {
  /** Open jobs, and the drafts of these companies. */
  rows: Map<string, string>;
  all: Map<string, string>;
  /** Ids of drafts of other companies. */
  drafts: Set<string>;
}

/** The table, as those see it who see the drafts of these companies. */
export async function rowsFor(dataSource: DataSource, draftsOf: readonly string[]): Promise<Rows> {
  const jobs: (Card & { companyId: string; name: string })[] = await dataSource.query(
    `SELECT j.id, j.status, j.version, j.role, j.companyId, c.name
     FROM jobs j JOIN companies c ON c.id = j.companyId`,
  );
  const cards = jobs.map(({ companyId: id, name, ...job }) => ({ ...job, company: { id, name } }));
  const mayRead = ({ status, company }: Card) =>
    status === "PUBLISHED" || (status === "DRAFT" && draftsOf.includes(company.id));
  const facts = (some: Card[]) => new Map(some.map((job) => [job.id, factsOf(job)]));
  const hidden = cards.filter((job) => job.status === "DRAFT" && !mayRead(job));
  return {
    rows: facts(cards.filter(mayRead)),
    all: facts(cards),
    drafts: new Set(hidden.map(({ id }) => id)),
  };
}
