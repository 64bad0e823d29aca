import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { createConnection } from "mysql2/promise";
import { ROOT } from "./child.mjs";
import { ensureDatabase } from "./mysql.mjs";
import { run } from "./processes.mjs";

/** `npm run import` as an operator runs it, on a database of its own. */
const folder = mkdtempSync(path.join(os.tmpdir(), "staffboard-import-"));
let database;
let connection;
let company;

const node = (name, ...args) =>
  run(process.execPath, [path.join(ROOT, `dist/node/server/commands/${name}.js`), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
  });

before(async () => {
  const binariesDir = path.resolve(ROOT, process.env.DATA_DIR ?? ".data", "mysql-server");
  database = await ensureDatabase({ dataDir: folder, binariesDir, throwAway: true });
  const migrated = await node("migrate", "--contract");
  assert.equal(migrated.code, 0, migrated.stderr);
  connection = await createConnection(database.url);
});
after(async () => {
  await connection?.end();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  company = randomUUID();
  const row = { id: company, name: company, slug: company, createdAt: new Date() };
  await connection.query("INSERT INTO companies SET ?", { ...row, description: "", location: "" });
});

const importFile = async (content, ...options) => {
  writeFileSync(path.join(folder, "board"), content);
  return node("import", "board", "--company", company, ...options);
};
const jobs = async () => {
  const sql = "SELECT role, status, source, externalId FROM jobs WHERE companyId = ? ORDER BY code";
  return (await connection.query(sql, [company]))[0];
};

const TEXT = "<p>Tests kites in wind and rain, and writes down what broke.</p>";
const TITLE = "Kite Tester";
const PAY = { min: 60000, max: 70000 };
/** One job in the shape of each format, and the name of its source. */
const BOARDS = {
  Greenhouse: JSON.stringify({
    jobs: [
      {
        ...{ id: 4100200, title: TITLE, absolute_url: "https://boards.example.com/jobs/4100200" },
        ...{ location: { name: "Austin, TX" }, content: `${TEXT}<p>Pay: $60 - $70 per hour.</p>` },
      },
    ],
    meta: { total: 1 },
  }),
  Lever: JSON.stringify([
    {
      ...{ id: "8f1", text: TITLE, hostedUrl: "https://jobs.example.com/8f1", description: TEXT },
      categories: { location: "Austin, TX", commitment: "Full-time" },
      salaryRange: { ...PAY, currency: "USD", interval: "per-year-salary" },
    },
  ]),
  Ashby: JSON.stringify({
    apiVersion: "1",
    jobs: [
      {
        ...{ id: "a1", title: TITLE, location: "Austin, TX", descriptionHtml: TEXT },
        ...{ isListed: true, jobUrl: "https://jobs.example.com/a1", employmentType: "FullTime" },
        compensation: { compensationTierSummary: "$60K – $70K" },
      },
    ],
  }),
  Recruitee: JSON.stringify({
    offers: [
      {
        ...{ id: 7, title: TITLE, description: TEXT, city: "Austin", state_code: "TX" },
        ...{ country_code: "US", careers_url: "https://jobs.example.com/o/7" },
        salary: { min: "60000", max: "70000", currency: "USD", period: "year" },
      },
    ],
  }),
  "JSON-LD": JSON.stringify({
    ...{ "@context": "https://schema.org", "@type": "JobPosting", title: TITLE },
    ...{ description: TEXT, identifier: "J-1", employmentType: "FULL_TIME" },
    jobLocation: {
      "@type": "Place",
      address: { addressLocality: "Austin", addressRegion: "TX", addressCountry: "US" },
    },
    baseSalary: {
      currency: "USD",
      value: { minValue: PAY.min, maxValue: PAY.max, unitText: "YEAR" },
    },
  }),
  "Indeed XML": feed(job("R-1")),
  CSV: `id,title,location,salary,description\nC-1,${TITLE},"Austin, TX",$60 an hour,"${TEXT}"\n`,
  Staffboard: `${JSON.stringify({
    ...{ externalId: "S-1", role: TITLE, companyLocation: "Austin, TX", salary: "$60 an hour" },
    ...{ jobType: "Contract", description: TEXT },
  })}\n`,
};

function job(id, more = "") {
  return `<job><referencenumber>${id}</referencenumber><title>${TITLE}${more}</title><city>Austin</city><state>TX</state><country>US</country><salary>$60 an hour</salary><jobtype>fulltime</jobtype><description><![CDATA[${TEXT}]]></description></job>`;
}
function feed(inner) {
  return `<?xml version="1.0" encoding="utf-8"?><source><publisher>Quay</publisher>${inner}</source>`;
}

for (const [source, content] of Object.entries(BOARDS))
  test(`a board of ${source} moves in, and a second time changes nothing`, async () => {
    const first = await importFile(content);
    assert.equal(first.code, 0, first.stderr);
    assert.equal(first.stderr, "");
    assert.match(first.stdout, new RegExp(`^${source}.*source “${source}”: 1 job\n {2}1 new\n`));
    const [stored, ...others] = await jobs();
    assert.deepEqual(others, []);
    assert.deepEqual(
      { ...stored, externalId: "" },
      {
        ...{ role: TITLE, status: "PUBLISHED", source, externalId: "" },
      },
    );
    const second = await importFile(content);
    assert.match(second.stdout, /\n {2}1 as before\n/);
  });

test("a board that tells no pay moves in as drafts, and says so", async () => {
  const content = [
    {
      ...{ id: "7441", name: TITLE, releasedDate: "2026-11-01T10:00:00.000Z" },
      ...{ location: { city: "Austin", region: "TX", country: "us" }, typeOfEmployment: {} },
      jobAd: { sections: { jobDescription: { title: "Job", text: TEXT } } },
    },
  ];
  const { code, stdout } = await importFile(JSON.stringify({ totalFound: 1, content }));
  assert.equal(code, 0);
  assert.match(stdout, /^SmartRecruiters.*1 job\n {2}1 kept as drafts\n/);
  assert.match(stdout, /row 1 \(7441, Kite Tester\): kept as drafts\. \S/);
  assert.deepEqual(
    (await jobs()).map(({ status }) => status),
    ["DRAFT"],
  );
});

test("--dry-run writes nothing, --source names the source, --report writes each row", async () => {
  const options = ["--source", "Old board", "--report", "rows.jsonl"];
  const dry = await importFile(feed(job("R-1") + job("R-2")), "--dry-run", ...options);
  assert.match(dry.stdout, /source “Old board”: 2 jobs\n {2}2 new\n[^]*Nothing was changed/);
  assert.deepEqual(await jobs(), []);
  await importFile(feed(job("R-1") + job("R-2")), ...options);
  assert.deepEqual(
    (await jobs()).map((row) => [row.source, row.externalId]),
    [
      ["Old board", "R-1"],
      ["Old board", "R-2"],
    ],
  );
  const rows = readFileSync(path.join(folder, "rows.jsonl"), "utf8").trim().split("\n");
  const read = rows.map((line) => JSON.parse(line));
  assert.deepEqual(
    read.map(({ at, externalId, result }) => [at, externalId, result]),
    [
      [1, "R-1", "CREATED"],
      [2, "R-2", "CREATED"],
    ],
  );
  assert.ok(read[0].notes.some(({ field, kind }) => field === "role" && kind === "MAPPED"));
});

test("--close-missing closes what left the board, and more than 20 % only with --yes", async () => {
  const board = (...numbers) => feed(numbers.map((number) => job(`R-${number}`)).join(""));
  await importFile(board(1, 2, 3, 4, 5));
  const held = await importFile(board(1, 2), "--close-missing");
  assert.equal(held.code, 1);
  assert.match(held.stdout, /3 open jobs of the source aren't in the file\. Closed none.*--yes/);
  const one = await importFile(board(1, 2, 3, 4), "--close-missing");
  assert.equal(one.code, 0, one.stdout);
  assert.match(one.stdout, /1 open job of the source isn't in the file\. Closed 1\./);
  const wanted = await importFile(board(1), "--close-missing", "--yes");
  assert.equal(wanted.code, 0, wanted.stdout);
  assert.deepEqual(
    (await jobs()).map(({ status }) => status),
    ["PUBLISHED", "CLOSED", "CLOSED", "CLOSED", "CLOSED"],
  );
});

test("half a file: what was read stays, nothing is closed, and it says where", async () => {
  await importFile(feed(["1", "2", "3"].map((id) => job(id)).join("")));
  const half = feed(job("2") + job("4") + job("5")).slice(0, -150);
  const { code, stdout, stderr } = await importFile(half, "--close-missing", "--yes");
  assert.equal(code, 1);
  assert.match(
    stderr,
    /^board can't be read after row 2\. What came before it is imported: The file ends/,
  );
  assert.match(stdout, /Closed none: the file can't be read to its end/);
  assert.deepEqual(
    (await jobs()).map(({ status }) => status),
    ["PUBLISHED", "PUBLISHED", "PUBLISHED", "PUBLISHED"],
  );
});

for (const [name, content, words] of [
  ["an error page", '{"error":"not found"}', /This isn’t a list of jobs/],
  ["a DOCTYPE", `<!DOCTYPE source>${feed("").slice(38)}`, /DOCTYPE/],
  ["a wrong encoding", Buffer.from(feed(job("1", " \u00e9")), "latin1"), /Save it as UTF-8/],
  ["nothing", "", /empty/],
])
  test(`a file with ${name} is refused, and closes nothing`, async () => {
    await importFile(feed(job("1")));
    const { code, stderr } = await importFile(content, "--close-missing", "--yes");
    assert.equal(code, 1);
    assert.match(stderr, words);
    assert.doesNotMatch(stderr, /\n\s+at /);
    assert.deepEqual(
      (await jobs()).map(({ status }) => status),
      ["PUBLISHED"],
    );
  });

test("a job with a NUL is left out, and the others move in", async () => {
  const { code, stdout } = await importFile(feed(job("1") + job("2", "\u0000") + job("3")));
  assert.equal(code, 0);
  assert.match(stdout, / {2}2 new\n {2}1 unreadable\n/);
});

test("an unknown company, no file, and wrong arguments say what to do", async () => {
  writeFileSync(path.join(folder, "board"), BOARDS.CSV);
  const nobody = await node("import", "board", "--company", randomUUID());
  assert.equal(nobody.code, 1);
  assert.match(nobody.stderr, /^Company not found\n$/);
  const missing = await node("import", "nothing.json", "--company", company);
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /^There is no file nothing\.json\.\n$/);
  for (const args of [
    ["board"],
    ["board", "--company", "acme"],
    ["--company", company],
    ["board", "--all"],
  ]) {
    const { code, stderr } = await node("import", ...args);
    assert.equal(code, 2);
    assert.match(stderr, /^npm run import -- FILE/);
  }
});
