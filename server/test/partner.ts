import type { Company } from "../modules/companies/company.entity.js";
import type { TestApp } from "./create-test-app.js";
import { buildUser, jobInput, signedIn } from "./factories.js";
import type { TestClient } from "./test-client.js";

const ISSUE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  secret userErrors { field message } } }`;

/** A program with a new API key that may post for these companies. */
export async function buildPartner(
  app: TestApp,
  companies: readonly Company[],
  change: object = {},
): Promise<TestClient> {
  const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const companyIds = companies.map(({ id }) => id);
  const input = { name: "Feed", scopes: ["JOBS_WRITE"], companyIds, ...change };
  const { data } = await admin.graphql(ISSUE, { input });
  const { secret, userErrors } = data.createApiKey;
  if (secret === null) throw new Error(JSON.stringify(userErrors));
  const partner = app.client();
  partner.apiKey = secret;
  return partner;
}

/** A job as a row of `importJobs`, without an id. */
export function jobRow(change: object = {}): object {
  const fields = Object.entries(jobInput("")).filter(
    ([name]) => name !== "companyId" && name !== "publish",
  );
  return { ...Object.fromEntries(fields), ...change };
}
