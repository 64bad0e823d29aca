import type { PageBody, PageMeta } from "../content-types";
import { meta as ai } from "./industries/ai.page.md?meta";
import { meta as businessServices } from "./industries/business-services.page.md?meta";
import { meta as healthcare } from "./industries/healthcare.page.md?meta";
import { meta as it } from "./industries/it.page.md?meta";
import { meta as lifeSciences } from "./industries/life-sciences.page.md?meta";
import { meta as logistics } from "./industries/logistics.page.md?meta";
import { meta as manufacturing } from "./industries/manufacturing.page.md?meta";
import { meta as retailConsumer } from "./industries/retail-consumer.page.md?meta";
import { meta as careerGrowth } from "./solutions/career-growth.page.md?meta";
import { meta as executiveSearch } from "./solutions/executive-search.page.md?meta";
import { meta as payrollServices } from "./solutions/payroll-services.page.md?meta";
import { meta as temporaryJobs } from "./solutions/temporary-jobs.page.md?meta";
import { meta as trainingSession } from "./solutions/training-session.page.md?meta";
import { meta as workforceSystem } from "./solutions/workforce-system.page.md?meta";

/** A page in a group of pages; its text is loaded when the page is read. */
export interface SitePage {
  meta: PageMeta;
  load: () => Promise<{ body: PageBody }>;
}

/** In menu order. */
export const solutionPages: readonly SitePage[] = [
  { meta: executiveSearch, load: () => import("./solutions/executive-search.page.md") },
  { meta: trainingSession, load: () => import("./solutions/training-session.page.md") },
  { meta: careerGrowth, load: () => import("./solutions/career-growth.page.md") },
  { meta: payrollServices, load: () => import("./solutions/payroll-services.page.md") },
  { meta: workforceSystem, load: () => import("./solutions/workforce-system.page.md") },
  { meta: temporaryJobs, load: () => import("./solutions/temporary-jobs.page.md") },
];

/** In menu order. */
export const industryPages: readonly SitePage[] = [
  { meta: businessServices, load: () => import("./industries/business-services.page.md") },
  { meta: healthcare, load: () => import("./industries/healthcare.page.md") },
  { meta: lifeSciences, load: () => import("./industries/life-sciences.page.md") },
  { meta: it, load: () => import("./industries/it.page.md") },
  { meta: ai, load: () => import("./industries/ai.page.md") },
  { meta: logistics, load: () => import("./industries/logistics.page.md") },
  { meta: retailConsumer, load: () => import("./industries/retail-consumer.page.md") },
  { meta: manufacturing, load: () => import("./industries/manufacturing.page.md") },
];

/** The page whose slug is the last part of this path. @throws Error if there is none, which the router rules out */
export function pageAt(pages: readonly SitePage[], pathname: string): SitePage {
  const slug = pathname.replace(/\/+$/, "").split("/").at(-1);
  const page = pages.find(({ meta }) => meta.slug === slug);
  if (page === undefined) throw new Error(`No text for ${pathname}`);
  return page;
}
