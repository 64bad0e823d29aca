import "reflect-metadata";
import { createDataSource, PATIENT } from "../../server/db/data-source.js";
import { readEnv } from "../../server/env.js";
import { CompanyLogos } from "../../server/modules/companies/company-logos.js";
import { createObjectStore } from "../../server/services.js";
import { loadDemo } from "./load-demo.js";

/** `npm run seed`: the demo, once. */
const env = readEnv();
const dataSource = await createDataSource(env.DATABASE_URL, [], PATIENT).initialize();
try {
  const demo = await loadDemo(dataSource, new CompanyLogos(createObjectStore(env)), new Date());
  console.log(
    demo
      ? `Seeded ${demo.companies.length} companies, ${demo.jobs.length} jobs and three demo accounts.`
      : "The demo is there already.",
  );
} finally {
  await dataSource.destroy();
}
