import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildRecruiter, buildUser, signedIn } from "../../test/factories.js";
import { buildPartner, jobRow } from "../../test/partner.js";
import type { TestClient } from "../../test/test-client.js";
import type { Company } from "../../modules/companies/company.entity.js";

const IMPORT = `mutation ($input: ImportJobsInput!) { importJobs(input: $input) {
  results { outcome userErrors { field } } userErrors { code } } }`;

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  company = await buildCompany(app);
});
afterAll(() => app.close());

/** @param letters of the description, of which only the words are stored */
function rowsWith(count: number, letters: number) {
  const description = `<p>Own the order service.</p>${"<p></p>".repeat(letters / 7)}`;
  return Array.from({ length: count }, (_, n) => jobRow({ externalId: `${n}`, description }));
}
const importAs = (client: TestClient, rows: object[], change: object = {}) =>
  client.graphql(IMPORT, { input: { companyId: company.id, rows, ...change } });

describe("a body of 4 MB", () => {
  it("is read from keys that post, and costs points for its length", async () => {
    const partner = await buildPartner(app, [company]);
    const { status, data, body } = await importAs(partner, rowsWith(50, 80_000));
    expect(status).toBe(200);
    const outcomes = data.importJobs.results.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual(Array(50).fill("CREATED"));
    const { currentlyAvailable } = body.extensions.cost.throttleStatus;
    expect(currentlyAvailable).toBeLessThan(2000 - 400);
  });

  it("is read from staff with a second factor", async () => {
    const recruiter = await buildRecruiter(app, company);
    const rows = rowsWith(50, 80_000);
    const source = "Board";
    expect((await importAs(await signedIn(app, recruiter), rows, { source })).status).toBe(200);
    const hasOneFactor = await signedIn(app, recruiter, { secondFactor: false });
    expect((await importAs(hasOneFactor, rows, { source })).status).toBe(413);
  });

  it.each<[string, () => Promise<TestClient>, number]>([
    ["visitors", async () => app.client(), 413],
    ["candidates", async () => signedIn(app, await buildUser(app)), 413],
    ["keys that only read", () => buildPartner(app, [company], { scopes: ["JOBS_READ"] }), 413],
    [
      "unknown keys",
      async () => {
        const client = app.client();
        client.apiKey = `sb_12345678_${"a".repeat(40)}`;
        return client;
      },
      401,
    ],
  ])("is refused from %s", async (_who, clientOf, status) => {
    expect((await importAs(await clientOf(), rowsWith(50, 80_000))).status).toBe(status);
  });

  it("is for GraphQL alone", async () => {
    const partner = await buildPartner(app, [company]);
    const text = "x".repeat(4_000_000);
    expect((await partner.post("/api/contact", { text })).status).toBe(413);
  });
});

it("a body over 5 MB is refused from everyone", async () => {
  const partner = await buildPartner(app, [company]);
  expect((await importAs(partner, rowsWith(60, 90_000))).status).toBe(413);
});
