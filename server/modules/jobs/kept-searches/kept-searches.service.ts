import { visitor } from "../../../core/actor.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { JobService } from "../record/job.service.js";
import { filterKey, filterLabels, type KeptSearch } from "./kept-search.js";

/** Searches that are kept to be asked again, as job alerts do. */
export class KeptSearches {
  constructor(
    private readonly jobs: Pick<JobService, "list">,
    private readonly companies: Pick<CompanyService, "namesOf">,
  ) {}

  /** @throws BAD_INPUT for filters that a list of jobs would refuse */
  async check({ query, filter }: KeptSearch): Promise<void> {
    // Most have none: they need no look at the jobs.
    if (filterKey(filter) === "") return;
    await this.jobs.list(visitor, { first: 1, query, filter, corrects: true, unknown: "REFUSED" });
  }

  /** The words and the filters as people read them: "nurse, Remote, Texas". Empty for all jobs. */
  async describe(search: KeptSearch): Promise<string> {
    return (await this.partsOf(search)).join(", ");
  }

  /** The same one by one: `["nurse", "Remote", "Texas"]`. */
  async partsOf({ query, filter }: KeptSearch): Promise<string[]> {
    const companies = await this.companies.namesOf(filter.companies ?? []);
    return [query, ...filterLabels(filter, companies)].filter(Boolean);
  }
}
