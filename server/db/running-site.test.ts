import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "@jest/globals";
import { createDatabase, rowsOf, runScript, schemaOf } from "../test/database.js";
import { createDataSource, type DatabaseSettings } from "./data-source.js";
import { entities } from "./entities.js";
import { OneDatabase } from "../kit/db/reads.js";
import { PATIENT } from "../kit/db/pool.js";
import { migrate } from "./run-migrations.js";
import { createLogger } from "../core/logger.js";
import { ChangeFeed } from "../modules/changes/change-feed.js";
import { SearchIndex } from "../modules/jobs/search/index/search-index.js";
import { JobDocuments } from "../modules/jobs/search/job-documents.js";
import { JobIndexSource } from "../modules/jobs/search/job-index-source.js";
import { JobSearch } from "../modules/jobs/search/job.search.js";
import { loadPlaces } from "../modules/jobs/search/language/places.js";
import { BUILT_INDEX } from "../test/create-test-app.js";

const DUMP = path.resolve("server/db/fixtures/site-2026-11.sql");
const NOW = new Date("2026-11-21T00:00:00Z");
type Rows = Awaited<ReturnType<typeof rowsOf>>;

let site: DatabaseSettings;
let before: Rows;
let after: Rows;

beforeAll(async () => {
  site = await createDatabase("running_site");
  await runScript(site, await readFile(DUMP, "utf8"));
  before = await rowsOf(site);
  await migrate(site);
  after = await rowsOf(site);
});

it("starts from a site with rows in every table", () => {
  const empty = Object.keys(before).filter((table) => before[table]?.length === 0);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(empty).toEqual([]);
});

it("keeps every value of every row", () => {
  for (const [table, rows] of Object.entries(before)) {
    const columns = Object.keys(rows[0] ?? {});
    const valuesOf = (row: Rows[string][number]) => columns.map((column) => row[column]);
    expect({ table, rows: after[table]?.map(valuesOf) }).toEqual({
      table,
      rows: rows.map(valuesOf),
    });
  }
});

it("ends with the schema of a new database", async () => {
  const fresh = await createDatabase("new_site");
  await migrate(fresh, true);
  await migrate(site, true);
  expect(await schemaOf(site)).toEqual(await schemaOf(fresh));
});

it("finds the old jobs by word, skill and filter", async () => {
  const dataSource = await createDataSource(site, {
    entities,
    connectTimeout: PATIENT,
  }).initialize();
  const clock = { now: () => NOW };
  const documents = new JobDocuments(dataSource, new OneDatabase(dataSource), loadPlaces);
  const source = new JobIndexSource(dataSource, documents, new ChangeFeed(dataSource, clock));
  const logger = createLogger("silent");
  const index = new SearchIndex({ source, directory: null, logger, program: BUILT_INDEX });
  await index.start();
  const search = new JobSearch(new OneDatabase(dataSource), clock, index, loadPlaces);
  const open = await search.listOpen({ first: 50 });
  const rows = before["jobs"] ?? [];
  const isOpen = (row: (typeof rows)[number]) =>
    row["status"] === "PUBLISHED" && Number(row["validThrough"]) > NOW.getTime();
  expect(open.edges.map(({ node }) => node.id).toSorted()).toEqual(
    rows.filter(isOpen).map(({ id }) => id),
  );
  const found = await search.listOpen({ first: 50, filter: { workAuthorization: ["H1B"] } });
  expect(found.edges.length).toBeGreaterThan(0);
  await index.close();
  await dataSource.destroy();
});
