import type { SitePage } from "#content/site-pages";
import { meta as careerGrowth } from "./solutions/career-growth.page.md?meta";
import { meta as executiveSearch } from "./solutions/executive-search.page.md?meta";
import { meta as payrollServices } from "./solutions/payroll-services.page.md?meta";
import { meta as temporaryJobs } from "./solutions/temporary-jobs.page.md?meta";
import { meta as trainingSession } from "./solutions/training-session.page.md?meta";
import { meta as workforceSystem } from "./solutions/workforce-system.page.md?meta";

/** In menu order. */
export const solutionPages: readonly SitePage[] = [
  { meta: executiveSearch, load: () => import("./solutions/executive-search.page.md") },
  { meta: trainingSession, load: () => import("./solutions/training-session.page.md") },
  { meta: careerGrowth, load: () => import("./solutions/career-growth.page.md") },
  { meta: payrollServices, load: () => import("./solutions/payroll-services.page.md") },
  { meta: workforceSystem, load: () => import("./solutions/workforce-system.page.md") },
  { meta: temporaryJobs, load: () => import("./solutions/temporary-jobs.page.md") },
];
