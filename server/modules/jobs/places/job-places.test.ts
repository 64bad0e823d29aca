import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";

const ONE = `query ($id: ID!) { job(id: $id) { places { city region country postalCode } } }`;
const LIST = `{ jobs(first: 10) { nodes { id places { city region country } } } }`;
const CHECK = `query ($input: ValidateJobInput!) {
  validateJob(input: $input) { findings { code severity field suggestion choices excerpt } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DALLAS = { city: "Dallas", region: "TX", country: "US" };
const AUSTIN = { city: "Austin", region: "TX", country: "US" };

it("a job's places are read from its location, alone and in a list", async () => {
  const { id } = await buildJob(app, { companyLocation: "Dallas, TX 75201 / TX - Austin" });
  const client = app.client();
  expect((await client.graphql(ONE, { id })).data.job.places).toEqual([
    { ...DALLAS, postalCode: "75201" },
    { ...AUSTIN, postalCode: null },
  ]);
  expect((await client.graphql(LIST)).data.jobs.nodes).toEqual([{ id, places: [DALLAS, AUSTIN] }]);
});

it("a check of an advertisement offers the places that may be meant", async () => {
  const client = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
  const check = async (companyLocation: string) =>
    (await client.graphql(CHECK, { input: { companyLocation } })).data.validateJob.findings.filter(
      ({ code }: { code: string }) => code.startsWith("PLACE_"),
    );
  const field = "companyLocation";
  expect(await check("Dallas, TX or Springfield")).toEqual([
    {
      ...{ code: "PLACE_UNKNOWN", severity: "BLOCKING", field, excerpt: "springfield" },
      suggestion: "Did you mean “Springfield, MO,” “Springfield, MA,” or “Springfield, IL”?",
      choices: ["Springfield, MO", "Springfield, MA", "Springfield, IL"],
    },
  ]);
  expect(await check("Dalas, TX")).toEqual([
    {
      ...{ code: "PLACE_CITY_UNKNOWN", severity: "WARNING", field, excerpt: "dalas tx" },
      ...{ suggestion: "Did you mean “Dallas, TX”?", choices: ["Dallas, TX"] },
    },
  ]);
  expect(await check("San Francisco")).toEqual([]);
});
