import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { hours } from "../../../core/clock.js";
import { createObjectStore } from "../../../integrations/storage/create-object-store.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildRecruiter, signedIn } from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { User } from "../../accounts/user.entity.js";
import { CompanyRecruiter, type Company } from "../../companies/company.entity.js";
import { Job } from "../../jobs/record/job.entity.js";
import { ImportRun } from "./import-run.entity.js";
import { BOARD_PREFIX } from "./import-run.service.js";

const CHECK = `mutation ($input: CheckBoardImportInput!) {
  checkBoardImport(input: $input) { boardImport { id status } userErrors { field code message } } }`;
const START = `mutation ($input: RunBoardImportInput!) {
  runBoardImport(input: $input) { boardImport { id status } userErrors { code } } }`;
const READ = `query ($id: ID!) { boardImport(id: $id) { status percent failure company { id }
  report { board source total counts { result rows } fields { field result rows }
    rows { at role result problems { field } } fault { message afterRow }
    closing { open missing closed held } } } }`;

let app: TestApp;
let company: Company;
let user: User;
let recruiter: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await buildCompany(app);
  user = await buildRecruiter(app, company);
  recruiter = await signedIn(app, user);
});

const row = (externalId: string, change: object = {}) => ({
  ...{ externalId, role: `Tester ${externalId}`, companyLocation: "Austin, TX" },
  ...{ salary: "$60 an hour", jobType: "Contract" },
  description: `<p>Tests the kites of ${externalId} in wind and rain.</p>`,
  ...change,
});
const table = (...rows: object[]) => rows.map((each) => `${JSON.stringify(each)}\n`).join("");

/** Sends a file as browsers do (the multipart request of GraphQL). */
async function send(content: string | Uint8Array, client = recruiter, change: object = {}) {
  const variables = { input: { companyId: company.id, file: null, ...change } };
  const file = new File([content], "jobs.jsonl");
  return (await client.upload(CHECK, variables, { "input.file": file })).data.checkBoardImport;
}
/** All that is due, also of other tests. */
async function work(): Promise<void> {
  while ((await app.services.boardImportWorker.drain()) > 0);
}
const read = async (id: string, client = recruiter) =>
  (await client.graphql(READ, { id })).data.boardImport;
const start = async (id: string, closing = "NONE", client = recruiter) =>
  (await client.graphql(START, { input: { id, closing } })).data.runBoardImport;
async function checked(content: string): Promise<string> {
  const { boardImport } = await send(content);
  await work();
  return boardImport.id;
}
const jobs = () => app.dataSource.manager.findBy(Job, { companyId: company.id });
const countsOf = ({ report }: { report: { counts: { result: string; rows: number }[] } }) =>
  Object.fromEntries(
    report.counts.filter(({ rows }) => rows > 0).map(({ result, rows }) => [result, rows]),
  );
async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of createObjectStore(app.env).list(BOARD_PREFIX)) keys.push(key);
  return keys;
}

describe("a file at the desk", () => {
  it("is checked without a job, and imported when a person says so", async () => {
    const file = table(row("A"), row("B", { salary: undefined }), row(""));
    const { boardImport, userErrors } = await send(file);
    expect({ boardImport, userErrors }).toMatchObject({
      boardImport: { status: "CHECKING" },
      userErrors: [],
    });
    await work();
    const check = await read(boardImport.id);
    expect(check).toMatchObject({
      ...{ status: "CHECKED", percent: 100, company: { id: company.id } },
      report: {
        ...{ board: "Staffboard", source: "Staffboard", total: 3, fault: null },
        rows: [
          { at: 2, result: "DRAFT", problems: [{ field: "salary" }] },
          { at: 3, result: "REFUSED", problems: [{ field: "externalId" }] },
        ],
      },
    });
    expect(await jobs()).toEqual([]);
    expect(await start(boardImport.id)).toMatchObject({ boardImport: { status: "IMPORTING" } });
    await work();
    const done = await read(boardImport.id);
    expect(done.status).toBe("DONE");
    expect(countsOf(done)).toEqual(countsOf(check));
    const stored = await jobs();
    expect(stored).toHaveLength(2);
    for (const job of stored)
      expect(job).toMatchObject({
        source: "Staffboard",
        createdByKind: "PERSON",
        createdById: user.id,
      });
  });

  it("is forgotten once it is imported", async () => {
    const before = await storedFiles();
    const id = await checked(table(row("A")));
    expect((await storedFiles()).length).toBe(before.length + 1);
    await start(id);
    await work();
    expect(await storedFiles()).toEqual(before);
    expect(await start(id)).toMatchObject({ userErrors: [{ code: "CONFLICT" }] });
  });

  it("is forgotten after a day if it isn't", async () => {
    const id = await checked(table(row("A")));
    app.clock.advance(hours(25));
    await app.services.boardFileSweep.run();
    expect(await storedFiles()).toEqual([]);
    recruiter = await signedIn(app, user);
    expect(await start(id)).toMatchObject({ userErrors: [{ code: "CONFLICT" }] });
  });

  it("is imported once, however often the button is pressed", async () => {
    const id = await checked(table(row("A")));
    const answers = await Promise.all([start(id), start(id)]);
    const codes = answers.map(({ userErrors }) => userErrors[0]?.code ?? "ok");
    expect(codes.sort()).toEqual(["CONFLICT", "ok"]);
  });

  it("closes what left the board only if that was chosen", async () => {
    await start(await checked(table(row("A"), row("B"))));
    await work();
    const id = await checked(table(row("A")));
    expect((await read(id)).report.closing).toEqual({
      open: 2,
      missing: 1,
      closed: 0,
      held: "TOO_MANY",
    });
    await start(id, "ALL");
    await work();
    expect((await read(id)).report.closing).toMatchObject({ missing: 1, closed: 1, held: null });
  });

  it("that is no board can't be imported, and says why", async () => {
    const id = await checked('{"error":"not found"}');
    const { status, report } = await read(id);
    expect({ status, board: report.board, fault: report.fault }).toMatchObject({
      ...{ status: "CHECKED", board: null },
      fault: { afterRow: 0, message: expect.any(String) },
    });
    expect(await start(id)).toMatchObject({ userErrors: [{ code: "CONFLICT" }] });
  });

  it("empty or larger than 50 MB is refused at its field", async () => {
    expect(await send("")).toMatchObject({ userErrors: [{ field: "file", code: "BAD_INPUT" }] });
    const large = new Uint8Array(50 * 1024 * 1024 + 1).fill(32);
    expect(await send(large)).toMatchObject({
      userErrors: [{ field: "file", code: "FILE_TOO_LARGE" }],
    });
  });
});

describe("the person", () => {
  it("must post for the company, also when the work begins", async () => {
    const id = await checked(table(row("A")));
    await start(id);
    await app.dataSource.manager.delete(CompanyRecruiter, { userId: user.id });
    await work();
    expect(await jobs()).toEqual([]);
    const colleague = await signedIn(app, await buildRecruiter(app, company));
    const { status, failure } = await read(id, colleague);
    expect({ status, failure }).toEqual({ status: "FAILED", failure: expect.stringMatching(/\S/) });
  });

  it("sees their own imports, and colleagues see it by its address", async () => {
    const id = await checked(table(row("A")));
    const colleague = await signedIn(app, await buildRecruiter(app, company));
    const list = async (client: TestClient) =>
      (await client.graphql("{ boardImports { id } }")).data.boardImports;
    expect(await list(recruiter)).toEqual([{ id }]);
    expect(await list(colleague)).toEqual([]);
    expect(await read(id, colleague)).toMatchObject({ status: "CHECKED" });
  });
});

it("an import that was cut off goes on: what was imported stays as it is", async () => {
  const id = await checked(table(row("A"), row("B")));
  await start(id);
  const { boardImportWorker } = app.services;
  await app.dataSource.manager.update(
    ImportRun,
    { id },
    { leasedUntil: new Date(app.clock.now().getTime() - 1) },
  );
  await boardImportWorker.drain();
  await boardImportWorker.drain();
  expect(countsOf(await read(id))).toEqual({ CREATED: 2 });
});
