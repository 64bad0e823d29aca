import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { indexedJob, indexQuery, NOW, withWords } from "../../../../test/index-samples.js";
import type { IndexChanges, IndexQuery, JobDocument } from "./index-calls.js";
import { IndexThread } from "./index-thread.js";
import type { IndexSource } from "./index-builder.js";
import { SearchIndex } from "./search-index.js";

/** A thread cannot run the tests' TypeScript, so it runs the built program. */
const PROGRAM = path.resolve("dist/node/server/modules/jobs/search/index/index-program.js");

/** The same on a disk that is full as long as a file exists: SQLite then fails as it does when a write fails with ENOSPC. */
const onFullDisk = (whileExists: string): string => `
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
const { prototype } = createRequire(${JSON.stringify(path.resolve("package.json"))})("libsql");
const { exec } = prototype;
prototype.exec = function (sql) {
  const isFull = sql.includes("BEGIN") && !this.memory && existsSync(${JSON.stringify(whileExists)});
  if (isFull) exec.call(this, "PRAGMA max_page_count = 1");
  return exec.call(this, sql);
};
await import(${JSON.stringify(pathToFileURL(PROGRAM).href)});`;

const job = (role: string, minutesAgo: number): JobDocument =>
  indexedJob({ role, skills: [], ads: [], values: {}, postedAt: NOW - minutesAgo * 60_000 });

const asked = (word?: string): IndexQuery =>
  indexQuery({ text: word ? withWords(word) : null, first: 100 });

/** Stands for the table and its feed. */
class FakeSource implements IndexSource {
  jobs: JobDocument[] = [job("Java Developer", 9), job("Nurse", 8)];
  feed: IndexChanges[] = [];
  reads = 0;
  isCutOff = false;
  made = "1";

  version = async () => this.made;
  cursor = async () => this.feed.at(-1)?.cursor ?? 0;
  async *openJobs() {
    this.reads += 1;
    yield this.jobs;
  }
  changesAfter = async (cursor: number) => {
    if (!this.isCutOff) return this.feed.filter((change) => change.cursor > cursor).slice(0, 1);
    this.isCutOff = false;
    return "TOO_OLD" as const;
  };
  add(role: string): void {
    const added = job(role, 0);
    this.jobs.push(added);
    this.feed.push({ open: [added], gone: [], cursor: (this.feed.at(-1)?.cursor ?? 0) + 1 });
  }
}

describe("the index of a process", () => {
  let directory = "";
  let source = new FakeSource();
  let logged: string[] = [];
  const open: SearchIndex[] = [];

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), "index-"));
    source = new FakeSource();
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((index) => index.close()));
    rmSync(directory, { recursive: true, force: true });
  });

  async function started(
    where: string | null = directory,
    program = PROGRAM,
  ): Promise<SearchIndex> {
    const log = (_: object, message: string) => void logged.push(message);
    const logger = { info: log, warn: log, error: log };
    const index = new SearchIndex({ source, directory: where, logger, program });
    open.push(index);
    await index.start();
    return index;
  }
  const rolesFound = async (index: SearchIndex, word?: string) => {
    const { jobs } = await index.search(asked(word));
    return jobs.map(({ id }) => source.jobs.find((one) => one.id === id)?.role);
  };
  const files = () =>
    readdirSync(directory)
      .filter((name) => name.endsWith(".jobs"))
      .map((name) => path.join(directory, name));

  it("follows the feed, and goes on where it stopped when it starts again", async () => {
    const first = await started();
    source.add("Welder");
    await first.follow();
    expect(await rolesFound(first, "welder")).toEqual(["Welder"]);
    await first.close();
    source.add("Plumber");
    const second = await started();
    expect(await rolesFound(second)).toEqual(["Plumber", "Welder", "Nurse", "Java Developer"]);
    expect(source.reads).toBe(1);
  });

  it("takes over a change that came while it was reading the feed", async () => {
    const index = await started();
    const { changesAfter } = source;
    let end: () => void = () => undefined;
    const isRead = new Promise<void>((resolve) => (end = resolve));
    source.changesAfter = async (cursor) => {
      const changes = await changesAfter(cursor);
      await isRead;
      return changes;
    };
    const early = index.follow();
    await Promise.resolve();
    source.add("Welder");
    const late = index.follow();
    end();
    await Promise.all([early, late]);
    expect(await rolesFound(index, "welder")).toEqual(["Welder"]);
  });

  it("reads all jobs again when the feed does not go back far enough", async () => {
    const index = await started();
    source.jobs.push(job("Baker", 0));
    source.isCutOff = true;
    await index.follow();
    expect(await rolesFound(index, "baker")).toEqual(["Baker"]);
  });

  it("is built anew for another version", async () => {
    await (await started()).close();
    source.made = "2";
    await started();
    expect(source.reads).toBe(2);
    expect(files()).toHaveLength(1);
  });

  it("answers from a file that reads words otherwise, until the new one is built", async () => {
    source.made = "1 words 1";
    await (await started()).close();
    source.made = "1 words 2";
    let build: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (build = resolve));
    const { jobs } = source;
    source.openJobs = async function* () {
      await wait;
      yield [...jobs, job("Baker", 0)];
    };
    source.add("Welder");
    const index = await started();
    expect(await rolesFound(index)).toEqual(["Welder", "Nurse", "Java Developer"]);
    build();
    await index.rebuild("shares the build under way");
    expect((await index.search(asked("baker"))).total).toBe(1);
    expect(files()).toHaveLength(1);
    await index.close();
    await started();
    expect(logged.filter((message) => message === "job index: built")).toHaveLength(2);
  });

  it("gives each of two processes a file", async () => {
    const [one, other] = [await started(), await started()];
    source.add("Welder");
    await Promise.all([one.follow(), other.follow()]);
    expect(await rolesFound(one, "welder")).toEqual(["Welder"]);
    expect(await rolesFound(other, "welder")).toEqual(["Welder"]);
    expect(files()).toHaveLength(2);
  });

  it.each([
    ["deleted", (file: string) => rmSync(file)],
    ["emptied", (file: string) => truncateSync(file, 0)],
    ["cut off", (file: string) => truncateSync(file, 8_192)],
    ["overwritten", (file: string) => writeFileSync(file, Buffer.alloc(200_000, 65))],
  ])("answers and heals when its file is %s", async (_, damage) => {
    const index = await started();
    files().forEach(damage);
    expect(await rolesFound(index, "java")).toEqual(["Java Developer"]);
    source.add("Welder");
    await index.follow();
    expect(await rolesFound(index, "welder")).toEqual(["Welder"]);
    await index.maintain();
    expect(await rolesFound(index)).toEqual(["Welder", "Nurse", "Java Developer"]);
    expect(files()).toHaveLength(1);
    expect(logged).toContain("job index: building it anew");
    await index.close();
    await started();
    expect(source.reads).toBe(2);
  });

  it("keeps the index in memory where no file can be written, and says so", async () => {
    const file = path.join(directory, "a-file");
    writeFileSync(file, "");
    const index = await started(file);
    expect(await rolesFound(index, "nurse")).toEqual(["Nurse"]);
    expect(logged.join()).toMatch(/kept in memory/);
    rmSync(file);
    await index.maintain();
    expect(readdirSync(file).filter((name) => name.endsWith(".jobs"))).toHaveLength(1);
    expect(await rolesFound(index, "nurse")).toEqual(["Nurse"]);
  });

  it("goes on in memory when the disk gets full while it writes, and says so, until there is room", async () => {
    const [program, full] = [path.join(directory, "program.mjs"), path.join(directory, "full")];
    writeFileSync(program, onFullDisk(full));
    const index = await started(directory, program);
    writeFileSync(full, "");
    const many = Array.from({ length: 500 }, (_, n) => job(`Welder ${n}`, 0));
    source.jobs.push(...many);
    source.feed.push({ open: many, gone: [], cursor: 1 });
    await index.follow();
    expect((await index.search(asked("welder"))).total).toBe(500);
    expect(logged.join()).toMatch(/building it anew.*kept in memory/);
    expect(files()).toEqual([]);
    rmSync(full);
    await index.maintain();
    expect(files()).toHaveLength(1);
    expect((await index.search(asked())).total).toBe(502);
  });

  it("opens its file again when the thread ends", async () => {
    const index = await started();
    const { ready } = index as unknown as { ready: { thread: IndexThread } };
    await ready.thread.stop();
    const answers = await Promise.all([rolesFound(index, "java"), rolesFound(index, "nurse")]);
    expect(answers).toEqual([["Java Developer"], ["Nurse"]]);
    expect(source.reads).toBe(1);
  });

  it("answers while a new index is built", async () => {
    const index = await started();
    let build: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (build = resolve));
    const { jobs } = source;
    source.openJobs = async function* () {
      await wait;
      yield jobs;
    };
    const building = index.rebuild("the test asks for it");
    expect(await rolesFound(index, "java")).toEqual(["Java Developer"]);
    build();
    await building;
    expect(await rolesFound(index, "java")).toEqual(["Java Developer"]);
    expect(files()).toHaveLength(1);
  });
});

it("rejects what a thread did not answer", async () => {
  const thread = new IndexThread(PROGRAM);
  await expect(thread.call("search", [asked()])).rejects.toThrow("no index is open");
  const stopping = thread.stop();
  await expect(thread.call("create", [null, "1"])).rejects.toThrow();
  await stopping;
  await expect(thread.call("measure", [])).rejects.toThrow();
});
