import { paths } from "#site/paths";

/** Addresses of a job's pages, with the site's origin. */
export class JobLinks {
  constructor(private readonly origin: string) {}

  page(jobId: string): string {
    return this.origin + paths.jobDetails(jobId);
  }

  application(jobId: string): string {
    return this.origin + paths.applyNow(jobId);
  }
}
