import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Actor } from "../../../core/actor.js";
import { newId } from "../../../core/ids.js";
import { recruiterOf } from "../../../test/actors.js";
import { SAMPLE_BOARDS } from "../../../test/boards/sample-boards.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany } from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";
import { Job } from "../../jobs/record/job.entity.js";
import { BoardImport } from "./board-import.service.js";
import type { ImportReport, ImportWish, RowReport } from "./import.types.js";

let app: TestApp;
let boardImport: BoardImport;
let company: Company;
let actor: Actor;
beforeAll(async () => {
  app = await createTestApp();
  boardImport = new BoardImport(app.services.jobImport);
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await buildCompany(app);
  actor = { ...recruiterOf(company.id), id: newId() };
});

const run = (
  content: unknown,
  change: Partial<ImportWish> = {},
  onRow?: (row: RowReport) => void,
): Promise<ImportReport> => {
  const bytes =
    typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content);
  const chunks = Readable.from([Buffer.from(bytes)]);
  const wish = { companyId: company.id, source: null, fileName: "board", dryRun: false } as const;
  return boardImport.run(() => actor, chunks, { ...wish, closing: "NONE", ...change }, { onRow });
};
const jobs = () =>
  app.dataSource.manager.find(Job, { where: { companyId: company.id }, order: { role: "ASC" } });

/** A job of our own file, which every field of ours fits. */
const row = (externalId: string, change: object = {}) => ({
  externalId,
  role: `Tester ${externalId}`,
  companyLocation: "Austin, TX",
  salary: "$60 an hour",
  jobType: "Contract",
  description: `<p>Tests the kites of ${externalId} in wind and rain, and writes down what broke.</p>`,
  ...change,
});
const table = (rows: readonly object[]) => rows.map((each) => `${JSON.stringify(each)}\n`).join("");
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => row(`R-${from + index}`));

describe("boards of each kind", () => {
  it.each(SAMPLE_BOARDS.map((sample) => [sample.format, sample] as const))(
    "%s is imported once, with nothing lost",
    async (format, { content }) => {
      const first = await run(content);
      const { counts } = first;
      expect(first).toMatchObject({ format, fault: null });
      expect(counts.CREATED + counts.DRAFT).toBeGreaterThan(0);
      expect({
        refused: counts.REFUSED,
        unread: counts.UNREAD,
        rows: first.rows.filter(({ result }) => result !== "DRAFT"),
      }).toEqual({ refused: 0, unread: 0, rows: [] });
      const stored = await jobs();
      expect(stored).toHaveLength(counts.CREATED + counts.DRAFT);
      expect(new Set(stored.map(({ source }) => source))).toEqual(new Set([first.source]));
      const again = await run(content);
      expect(again.counts).toMatchObject({ CREATED: 0, UPDATED: 0, UNCHANGED: counts.CREATED });
      expect((await jobs()).map(({ version }) => version)).toEqual(
        stored.map(({ version }) => version),
      );
    },
  );
});

describe("one row", () => {
  it("is told with what was taken, guessed, and left out", async () => {
    const told: RowReport[] = [];
    await run(table([row("A"), row("B")]), {}, (each) => void told.push(each));
    expect(told).toMatchObject([
      { at: 1, externalId: "A", role: "Tester A", result: "CREATED", problems: [] },
      { at: 2, externalId: "B", result: "CREATED" },
    ]);
    expect(told[0]?.notes).toContainEqual(
      expect.objectContaining({ field: "role", kind: "MAPPED" }),
    );
    expect(told[0]?.notes).toContainEqual(
      expect.objectContaining({ field: "workplaceType", kind: "GUESSED" }),
    );
  });

  it("says that its dates and its link to apply aren't kept", async () => {
    const told: RowReport[] = [];
    const posting = {
      ...{
        "@type": "JobPosting",
        identifier: "J-1",
        title: "Kite Tester",
        baseSalary: "$60 an hour",
      },
      ...{
        description: "<p>Tests kites.</p>",
        datePosted: "2026-11-02",
        jobLocation: "Austin, TX",
      },
    };
    await run(posting, {}, (each) => void told.push(each));
    expect(told[0]?.notes).toContainEqual(
      expect.objectContaining({ field: "publishedAt", kind: "REFUSED" }),
    );
  });

  it("without pay waits as a draft, and is published once the pay is there", async () => {
    const first = await run(table([row("A", { salary: undefined }), row("B")]));
    expect(first.counts).toMatchObject({ CREATED: 1, DRAFT: 1 });
    expect(first.rows).toMatchObject([{ at: 1, problems: [{ field: "salary" }] }]);
    expect((await jobs()).map(({ status }) => status)).toEqual(["DRAFT", "PUBLISHED"]);
    const second = await run(table([row("A"), row("B")]));
    expect(second.counts).toMatchObject({ UPDATED: 1, UNCHANGED: 1, DRAFT: 0 });
    expect((await jobs()).map(({ status }) => status)).toEqual(["PUBLISHED", "PUBLISHED"]);
  });

  it("whose words the law forbids waits as a draft", async () => {
    const description = "<p>We test kites. No OPT or CPT, US citizens only.</p>";
    const { counts, rows } = await run(table([row("A", { description })]));
    expect(counts).toMatchObject({ CREATED: 0, DRAFT: 1 });
    expect(rows[0]?.problems[0]?.field).toBe("description");
    expect(await jobs()).toMatchObject([{ status: "DRAFT" }]);
  });

  it("never takes back the draft of a job that is public", async () => {
    await run(table([row("A")]));
    const { counts, rows } = await run(table([row("A", { salary: undefined })]));
    expect(counts).toMatchObject({ REFUSED: 1, DRAFT: 0 });
    expect(rows[0]?.problems).toMatchObject([{ field: "salary" }]);
    expect(await jobs()).toMatchObject([
      { status: "PUBLISHED", salary: "$60 an hour", version: 1 },
    ]);
  });

  it("without an id, or with the id of another row, is refused, and the others aren't", async () => {
    const { counts, rows } = await run(
      table([row("A"), row("", { role: "Nameless" }), row("A", { role: "Twin" }), row("B")]),
    );
    expect(counts).toMatchObject({ CREATED: 2, REFUSED: 2 });
    expect(rows).toMatchObject([
      { at: 2, role: "Nameless", problems: [{ field: "externalId" }] },
      { at: 3, role: "Twin", problems: [{ field: "externalId" }] },
    ]);
    expect((await jobs()).map(({ role }) => role)).toEqual(["Tester A", "Tester B"]);
  });

  it("that can't be read is named", async () => {
    const { counts, rows } = await run(`${table([row("A")])}{"role": \n${table([row("B")])}`);
    expect(counts).toMatchObject({ CREATED: 2, UNREAD: 1 });
    expect(rows).toMatchObject([{ at: 2, result: "UNREAD", role: null }]);
  });
});

describe("a whole file", () => {
  it("of several batches is imported in its order, and repeated without a change", async () => {
    const file = table(many(120));
    expect((await run(file)).counts).toMatchObject({ CREATED: 120 });
    expect((await run(file)).counts).toMatchObject({ CREATED: 0, UNCHANGED: 120 });
  });

  it("with a dry run changes nothing, and says the same", async () => {
    const file = table([row("A"), row("B", { salary: undefined }), row("")]);
    const dry = await run(file, { dryRun: true });
    expect(await jobs()).toEqual([]);
    expect((await run(file)).counts).toEqual(dry.counts);
  });

  it("of another company is refused before a row is written", async () => {
    const other = await buildCompany(app);
    await expect(run(table([row("A")]), { companyId: other.id })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(run(table([row("A")]), { companyId: newId() })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("keeps a small report of many rows", async () => {
    const file = table(Array.from({ length: 220 }, (_, at) => row("", { role: `Nameless ${at}` })));
    const report = await run(file);
    expect(report.counts.REFUSED).toBe(220);
    expect(report.rows).toHaveLength(200);
    expect(report.notes.find(({ field }) => field === "role")).toMatchObject({ rows: 220 });
  });
});

describe("a bad file", () => {
  const cut = JSON.stringify({ jobs: [] });
  const feed = (inner: string, head = '<?xml version="1.0" encoding="utf-8"?>') =>
    `${head}<source><publisher>Quay</publisher>${inner}</source>`;
  it.each<[string, string | Buffer, string]>([
    ["empty", " ", "EMPTY"],
    ["foreign", '{"error":"Not found"}', "NOT_A_BOARD"],
    ["half of a list", cut.slice(0, -2), "CUT_SHORT"],
    ["a DOCTYPE", `<!DOCTYPE source [<!ENTITY a "b">]>${feed("", "")}`, "DOCTYPE"],
    [
      "a wrong encoding",
      Buffer.from(feed("<job><title>Caf\u00e9</title></job>"), "latin1"),
      "ENCODING",
    ],
  ])("%s is told, and closes nothing", async (_, content, code) => {
    await run(table([row("A")]), { source: "Board" });
    const report = await run(content, { source: "Board", closing: "ALL" });
    expect(report.fault).toMatchObject({ code });
    expect(report.closing?.closed ?? 0).toBe(0);
    expect(await jobs()).toMatchObject([{ status: "PUBLISHED" }]);
  });

  it("a job with a NUL is a row that can't be read, and the next ones are imported", async () => {
    const job = (id: string, more = "") =>
      `<job><referencenumber>${id}</referencenumber><title>Kite Tester${more}</title><city>Austin</city><state>TX</state><salary>$60 an hour</salary><description><![CDATA[<p>Tests kites in wind and rain, all day long.</p>]]></description></job>`;
    const { counts } = await run(feed(`${job("1")}${job("2", "\u0000")}${job("3")}`));
    expect(counts).toMatchObject({ CREATED: 2, UNREAD: 1 });
  });

  it("a cut one keeps what was read until then", async () => {
    const file = JSON.stringify({
      jobs: many(150).map(({ externalId, role, description, companyLocation }) => ({
        id: externalId,
        title: role,
        absolute_url: `https://jobs.example.com/${externalId}`,
        content: description,
        location: { name: companyLocation },
      })),
    });
    const report = await run(file.slice(0, -200), { closing: "ALL" });
    expect(report.fault).toMatchObject({ code: "CUT_SHORT" });
    expect(report.fault?.afterRow).toBeGreaterThan(140);
    expect(await jobs()).toHaveLength(report.fault?.afterRow ?? 0);
    expect(report.closing).toMatchObject({ closed: 0, held: "UNREADABLE" });
  });
});

describe("jobs that left the board", () => {
  const closedRoles = async () =>
    (await jobs()).filter(({ status }) => status === "CLOSED").map(({ role }) => role);

  it("are closed, but no others, and open again when they come back", async () => {
    await run(table(many(10)));
    await run(table([row("Other")]), { source: "Elsewhere" });
    const { closing } = await run(table(many(9, 1)), { closing: "FEW" });
    expect(closing).toEqual({ open: 10, missing: 1, closed: 1, held: null });
    expect(await closedRoles()).toEqual(["Tester R-0"]);
    expect((await run(table(many(10)))).counts).toMatchObject({ REOPENED: 1, UNCHANGED: 9 });
  });

  it("are only told without being asked, and with a dry run", async () => {
    await run(table(many(10)));
    expect((await run(table(many(9)))).closing).toBeNull();
    const dry = await run(table(many(9)), { closing: "FEW", dryRun: true });
    expect(dry.closing).toEqual({ open: 10, missing: 1, closed: 0, held: null });
    expect(await closedRoles()).toEqual([]);
  });

  it("are kept if they are many, unless that is wanted", async () => {
    await run(table(many(10)));
    const held = await run(table(many(7)), { closing: "FEW" });
    expect(held.closing).toEqual({ open: 10, missing: 3, closed: 0, held: "TOO_MANY" });
    const wanted = await run(table(many(7)), { closing: "ALL" });
    expect(wanted.closing).toMatchObject({ missing: 3, closed: 3 });
  });

  it("are many beside those that were there before, however many are new", async () => {
    await run(table(many(5)));
    const { closing } = await run(table(many(100, 50)), { closing: "FEW" });
    expect(closing).toMatchObject({ open: 105, missing: 5, closed: 0, held: "TOO_MANY" });
  });

  it("are not those that are refused, and none while a row has no id", async () => {
    await run(table(many(10)));
    const refused = [...many(9), row("R-9", { role: "" })];
    expect((await run(table(refused), { closing: "FEW" })).closing).toMatchObject({ missing: 0 });
    const unnamed = [...many(9), row("", { role: "Nameless" })];
    expect((await run(table(unnamed), { closing: "FEW" })).closing).toMatchObject({
      missing: 1,
      closed: 0,
      held: "UNNAMED",
    });
  });

  it("are none of a page about one job", async () => {
    await run(table(many(10)), { source: "Board" });
    const posting = {
      "@type": "JobPosting",
      identifier: "X",
      title: "Kite Tester",
      description: "<p>Tests kites.</p>",
    };
    const { closing } = await run(posting, { source: "Board", closing: "ALL" });
    expect(closing).toMatchObject({ closed: 0, held: "PART" });
  });
});
