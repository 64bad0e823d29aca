import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { keysOf } from "../../../core/keys.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildRecruiter, jobInput, signedIn } from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { Company } from "../../companies/company.entity.js";
import type { TableField } from "../../../kit/fields/table-fields.js";
import { jobFields } from "./job.fields.js";

type Name = keyof typeof jobFields;

let app: TestApp;
let company: Company;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  recruiter = await signedIn(app, await buildRecruiter(app, company));
});
afterAll(() => app.close());

/** A valid value that is neither the field's default nor that of the test job. */
function sampleOf(name: Name): unknown {
  const { type, isHtml }: TableField = jobFields[name];
  const kind = type();
  if (isHtml) return "<p>Sample</p>";
  if (Array.isArray(kind)) {
    const [entry] = kind;
    return [entry === String ? "Sample" : Object.keys(entry).at(-1)];
  }
  if (name === "companyLocation") return "Sample, TX";
  return kind === String ? "Sample" : Object.keys(kind).at(-1);
}

async function mutate(mutation: "createJob" | "updateJob", name: Name, input: object) {
  const type = mutation === "createJob" ? "CreateJobInput" : "UpdateJobInput";
  const { data } = await recruiter.graphql(
    `mutation ($input: ${type}!) {
      ${mutation}(input: $input) { job { id ${name} } userErrors { field message } } }`,
    { input },
  );
  expect(data[mutation].userErrors).toEqual([]);
  return data[mutation].job;
}

async function expectEverywhere(id: string, name: Name, value: unknown): Promise<void> {
  const { data } = await app
    .client()
    .graphql(
      `query ($id: ID!) { job(id: $id) { ${name} } jobs(first: 100) { nodes { id ${name} } } }`,
      { id },
    );
  expect(data.job[name]).toEqual(value);
  expect(data.jobs.nodes.find((node: { id: string }) => node.id === id)[name]).toEqual(value);
  const { rest }: TableField = jobFields[name];
  if (rest !== undefined)
    expect((await app.client().get(`/api/jobs/${id}`)).body[rest]).toEqual(value);
}

// A field that needs no rules of its own needs no other test on the server.
describe.each(keysOf(jobFields))("%s", (name) => {
  it("is stored by createJob and read over GraphQL and REST", async () => {
    const job = await mutate("createJob", name, {
      ...jobInput(company.id),
      [name]: sampleOf(name),
    });
    await expectEverywhere(job.id, name, sampleOf(name));
  });

  it("is changed by updateJob, and stays when another field changes", async () => {
    const { id } = await mutate("createJob", name, jobInput(company.id));
    await mutate("updateJob", name, { id, [name]: sampleOf(name) });
    const other: Name = name === "role" ? "contract" : "role";
    await mutate("updateJob", name, { id, [other]: "Another" });
    await expectEverywhere(id, name, sampleOf(name));
  });
});
