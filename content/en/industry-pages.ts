import type { SitePage } from "#content/site-pages";
import { meta as ai } from "./industries/ai.page.md?meta";
import { meta as businessServices } from "./industries/business-services.page.md?meta";
import { meta as healthcare } from "./industries/healthcare.page.md?meta";
import { meta as it } from "./industries/it.page.md?meta";
import { meta as lifeSciences } from "./industries/life-sciences.page.md?meta";
import { meta as logistics } from "./industries/logistics.page.md?meta";
import { meta as manufacturing } from "./industries/manufacturing.page.md?meta";
import { meta as retailConsumer } from "./industries/retail-consumer.page.md?meta";

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
