import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse, validate, type OperationDefinitionNode } from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
// The schema is made of the resolvers that are loaded with it.
import "../../compose.js";
import type { Company } from "../../modules/companies/company.entity.js";
import { person } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob, buildUser } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { createSchema } from "./schema.js";

const text = readFileSync("docs/partner-api.md", "utf8");
/** Each query or mutation, with the variables that follow it in the text. */
const examples = [...text.matchAll(/```graphql\n(.*?)```\s+```json\n(.*?)```/gs)].map(
  ([, query = "", variables = ""]) => ({ query, variables }),
);
const schema = createSchema();
/** The company that the examples name. */
const EXAMPLE_COMPANY = "51b2f6c8-95d0-4037-9f5a-7d8e4c31fa06";

/** What a mutation answers. */
interface Payload {
  job?: { id: string } | null;
  userErrors?: unknown[];
}

describe("the examples in docs/partner-api.md", () => {
  it("are all found", () => {
    expect(examples.length).toBe(text.match(/```graphql/g)?.length);
    expect(examples.length).toBeGreaterThan(4);
  });

  it.each(examples)("fit the schema: $query", ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const [operation] = document.definitions as OperationDefinitionNode[];
    const defined = operation?.variableDefinitions ?? [];
    expect(getVariableValues(schema, defined, JSON.parse(variables)).errors).toBeUndefined();
  });
});

describe("run against a site, the examples", () => {
  let app: TestApp;
  let company: Company;
  let partner: TestClient;

  beforeAll(async () => {
    app = await createTestApp();
    company = await buildCompany(app);
    const job = await buildJob(app, { company, role: "Data Engineer", workplaceType: "REMOTE" });
    await rename(job.id, "SB-10194");
    const admin = await buildUser(app, { role: "ADMIN" });
    const { secret } = await app.services.apiKeys.create(
      person({ ...admin, secondFactor: true, isFresh: true }),
      { name: "Partner", scopes: ["JOBS_WRITE"], companyIds: [company.id], expiresInDays: 30 },
      { ipAddress: "127.0.0.1", userAgent: "test" },
    );
    partner = app.client();
    partner.apiKey = secret;
  });
  afterAll(() => app.close());

  const rename = (id: string, code: string) =>
    app.dataSource.query("UPDATE jobs SET code = ? WHERE id = ?", [code, id]);

  it.each(examples)("are answered without an error: $query", async ({ query, variables }) => {
    const { data, errors } = await partner.graphql(
      query,
      JSON.parse(variables.replace(EXAMPLE_COMPANY, company.id)),
    );
    expect(errors).toBeUndefined();
    const [[name, result]] = Object.entries(data) as [[string, Payload | null]];
    expect([name, result]).not.toEqual([name, null]);
    expect(result?.userErrors ?? []).toEqual([]);
    // Later examples go on with the job that one of them creates.
    if (name === "createJob" && result?.job) await rename(result.job.id, "SB-20000");
  });

  it("are answered as curl asks, too", async () => {
    const bodies = [...text.matchAll(/-d '(.*?)'/gs)].map(([, body = ""]) => body);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies)
      expect((await partner.post("/graphql", body)).body).toMatchObject({ data: {} });
  });
});

it("has a schema that is printed without resolvers, but not served without one of each class", () => {
  expect(() => createSchema([])).toThrow(/^No module brings a \w+Resolver among its resolvers\.$/);
});
