import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, minutes } from "../../../core/clock.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildUser, signedIn } from "../../../test/factories.js";
import { holding, newKey } from "../../../test/keys.js";
import type { Company } from "../../companies/company.entity.js";
import { jobInputOf } from "../../boards/job-input/job-input.js";
import { readBoard } from "../../boards/read-board.js";
import { jobWords } from "../job-words.js";
import type { Job } from "../record/job.entity.js";

const LINES = "/api/jobs.jsonl.gz";
const XML = "/feeds/jobs.xml";
/** What ends a section, and markup. */
const ODD = "Ada & Bob ]]> <Co>";

let app: TestApp;
let company: Company;
let odd: Job;
let key: string;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app, { name: "Acme & Sons" });
  await buildJob(app, { company, role: "Roofer", salary: "$62.50 - $70 per hour" });
  odd = await buildJob(app, {
    company,
    role: ODD,
    description: "<p>Rebuild the C&amp;O line.</p><ul><li>Now ]]&gt;</li></ul>",
    sponsorship: ["TRANSFER", "GREEN_CARD"],
    workplaceType: "REMOTE",
  });
  await buildJob(app, { company, role: "A draft", publish: false });
  key = await newKey(app, ["JOBS_READ"]);
});
afterAll(() => app.close());

const ask = (path: string, headers: Record<string, string> = {}, from = app) =>
  fetch(from.origin + path, { headers });
const askLines = (headers: Record<string, string> = {}, from = app) =>
  ask(LINES, { authorization: `Bearer ${key}`, ...headers }, from);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it("are announced before they are made", async () => {
  const xml = await ask(XML);
  expect([xml.status, xml.headers.get("retry-after")]).toEqual([503, "60"]);
  expect((await askLines()).status).toBe(503);
});

describe("the files of all open jobs", () => {
  beforeEach(async () => {
    app.clock.advance(minutes(10));
    await app.services.jobFiles.refresh();
  });

  it("have lines like REST's jobs, with what a copy needs", async () => {
    const text = gunzipSync(await bytesOf(await askLines())).toString();
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { _id: string });
    const { body } = await app.client().get("/api/jobs");
    const inOrder = body.toSorted((a: { _id: string }, b: { _id: string }) =>
      a._id < b._id ? -1 : 1,
    );
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      inOrder.map((job: object) => ({
        ...job,
        externalId: null,
        version: 1,
        updatedAt: expect.any(String),
      })),
    );
  });

  it("are for keys that may read jobs, as lines", async () => {
    expect((await ask(LINES)).status).toBe(401);
    const person = await signedIn(app, await buildUser(app));
    expect((await person.get(LINES)).status).toBe(403);
    expect((await askLines()).status).toBe(200);
  });

  it("have the same jobs as XML, read as the feed of another board", async () => {
    const response = await ask(XML);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const text = await response.text();
    expect(text).toContain("<sourcetype><![CDATA[Staffing Agency]]></sourcetype>");
    const board = await readBoard(
      (async function* () {
        yield Buffer.from(text);
      })(),
      "feed",
    );
    const jobs = [];
    for await (const row of board.adverts) {
      if (!("title" in row)) throw new Error(JSON.stringify(row));
      jobs.push(jobInputOf(row, jobWords));
    }
    const { input, externalId } = jobs.find((job) => job.externalId === odd.id) ?? {};
    expect(externalId).toBe(odd.id);
    expect(input).toMatchObject({
      role: ODD,
      description: odd.description,
      responsibilities: odd.responsibilities,
      companyLocation: odd.companyLocation,
      workplaceType: "REMOTE",
      jobType: odd.jobType,
      contract: odd.contract,
      salaryRange: { min: 6200, max: 7000, currency: "USD", period: "HOUR" },
      skills: odd.skills,
      workAuthorization: odd.workAuthorization,
      sponsorship: ["TRANSFER", "GREEN_CARD"],
      industry: "IT",
    });
    expect(jobs).toHaveLength(2);
  });

  it("say where to follow the changes from, also to those who have the file", async () => {
    // Left to itself, fetch asks with "no-cache" for the whole file.
    const first = await askLines();
    const cursor = first.headers.get("sync-cursor") ?? "";
    const etag = first.headers.get("etag") ?? "";
    const modified = first.headers.get("last-modified") ?? "";
    for (const [name, value] of [
      ["if-none-match", etag],
      ["if-modified-since", modified],
    ] as const) {
      const again = await askLines({ [name]: value, "cache-control": "max-age=0" });
      expect([again.status, again.headers.get("sync-cursor")]).toEqual([304, cursor]);
      expect(again.headers.get("etag")).toBe(etag);
    }
    const { id } = await buildJob(app, { company, role: "Welder" });
    const { data } = await holding(app, key).graphql(
      "query ($after: String) { jobChanges(first: 9, after: $after) { nodes { kind jobId } } }",
      { after: cursor },
    );
    expect(data.jobChanges.nodes).toEqual([{ kind: "PUBLISHED", jobId: id }]);
  });

  it("are whole without gzip, too, each form with an ETag of its own", async () => {
    const plain = await ask(XML, { "accept-encoding": "identity" });
    const packed = await ask(XML, { "accept-encoding": "gzip" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(await plain.text()).toBe(await packed.text());
    expect(plain.headers.get("etag")).not.toBe(packed.headers.get("etag"));
    expect(plain.headers.get("vary")).toContain("Accept-Encoding");
  });

  it("are made again after ten minutes, if something has changed", async () => {
    const etag = async () => (await askLines()).headers.get("etag");
    const before = await etag();
    app.clock.advance(minutes(10));
    await app.services.jobFiles.refresh();
    expect(await etag()).toBe(before);
    await buildJob(app, { company, role: "Glazier" });
    app.clock.advance(minutes(9));
    await app.services.jobFiles.refresh();
    expect(await etag()).not.toBe(before);
    const second = await etag();
    await buildJob(app, { company, role: "Tiler" });
    await app.services.jobFiles.refresh();
    expect(await etag()).toBe(second);
  });

  it("are made by one instance, and sent by all", async () => {
    const other = await createTestApp();
    await buildJob(app, { company, role: "Mason" });
    for (const { clock } of [app, other]) clock.advance(minutes(10));
    other.clock.advance(app.clock.now().getTime() - other.clock.now().getTime());
    await Promise.all([app, other].map(({ services }) => services.jobFiles.refresh()));
    await Promise.all([app, other].map(({ services }) => services.jobFiles.refresh()));
    const [own, others] = await Promise.all([askLines(), askLines({}, other)]);
    expect(others.headers.get("etag")).toBe(own.headers.get("etag"));
    await other.close();
  });

  it("have no job whose time is over", async () => {
    app.clock.advance(days(61));
    await app.services.jobExpiry.run();
    await app.services.jobFiles.refresh();
    expect(gunzipSync(await bytesOf(await askLines())).toString()).toBe("");
    expect(await (await ask(XML)).text()).toMatch(/<\/lastBuildDate>\n<\/source>\n$/);
  });
});
