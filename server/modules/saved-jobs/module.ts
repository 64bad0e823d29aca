import type { AccountService } from "../accounts/account.service.js";
import type { Base, Parts } from "../base.js";
import type { JobService } from "../jobs/record/job.service.js";
import { SavedJobResolver } from "./saved-job.resolver.js";
import { SavedJobService } from "./saved-job.service.js";

interface SavedJobUses {
  accounts: { accounts: AccountService };
  jobs: { jobs: JobService };
}

/** Jobs that people keep for later. */
export function createSavedJobs(
  { dataSource, limits, clock }: Base,
  { accounts: { accounts }, jobs: { jobs } }: SavedJobUses,
) {
  const savedJobs = new SavedJobService(dataSource, accounts, jobs, limits, clock);
  return { savedJobs, parts: { resolvers: [new SavedJobResolver(savedJobs)] } satisfies Parts };
}
