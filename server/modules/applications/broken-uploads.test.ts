import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { doors } from "../../test/applications/doors.js";
import * as files from "../../test/applications/files.js";
import { Harness, pdfFile, type Person } from "../../test/applications/harness.js";
import { Spool } from "./spooled-file.js";

let app: TestApp;
let is: Harness;
beforeAll(async () => {
  app = await createTestApp();
  is = new Harness(app);
});
afterAll(() => app.close());

describe("the store is down", () => {
  it.each(doors)("$name reports it and writes nothing", async (door) => {
    const dead = createServer().listen(0, "127.0.0.1");
    const { port } = await new Promise<AddressInfo>((resolve) =>
      dead.once("listening", () => resolve(dead.address() as AddressInfo)),
    );
    await new Promise((closed) => dead.close(closed));
    const cut = await createTestApp({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
    try {
      const user = await buildUser(cut);
      const client = await signedIn(cut, user);
      const input = { jobId: (await buildJob(cut)).id, email: user.email };
      expect(await door.apply(client, input, pdfFile())).toMatchObject({
        code: "UNAVAILABLE",
        message: "Failed to submit application",
      });
      expect([await is.applications(user), await is.resumes(user)]).toEqual([[], []]);
    } finally {
      await cut.close();
    }
  });
});

describe("the database fails", () => {
  it("removes the file from the store", async () => {
    const { user, client, email } = await is.person();
    const before = await is.storedKeys();
    const job = await buildJob(app);
    await app.dataSource.query("RENAME TABLE outbox TO outbox_away");
    try {
      const outcome = await doors[1]?.apply(client, { jobId: job.id, email }, pdfFile());
      expect(outcome?.code).toBe("INTERNAL");
    } finally {
      await app.dataSource.query("RENAME TABLE outbox_away TO outbox");
    }
    expect([await is.applications(user), await is.resumes(user)]).toEqual([[], []]);
    expect(await is.storedKeys()).toEqual(before);
  });
});

describe("incomplete uploads", () => {
  const head = (person: Person, path: string, length: number, extra = "") =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: sid=${person.client.cookies.get("sid")}\r\n${extra}` +
    `Content-Type: multipart/form-data; boundary=xx\r\nContent-Length: ${length}\r\n\r\n`;
  const part = (name: string, value: string) =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart = (name: string) =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n`;
  const preflight = "Apollo-Require-Preflight: 1\r\n";

  it.each(["/api/apply-jobs", "/graphql"])("%s: the sender disconnects", async (path) => {
    const applicant = await is.person();
    const before = await is.storedKeys();
    const query = `mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { renewed } }`;
    const input = { jobId: (await buildJob(app)).id, email: applicant.email, name: "A", phone: "" };
    const more = {
      countryCode: "",
      location: "B",
      visaType: "OPT",
      relocation: true,
      resume: null,
    };
    const operations = JSON.stringify({ query, variables: { input: { ...input, ...more } } });
    const isRest = path.startsWith("/api");
    const start = isRest
      ? part("jobId", input.jobId) + filePart("resume")
      : part("operations", operations) +
        part("map", '{"0":["variables.input.resume"]}') +
        filePart("0");
    const receiving = jest.spyOn(Spool.prototype, "receive");
    const applying = jest.spyOn(app.services.applications, "apply");
    const socket = connect(Number(new URL(app.origin).port), "127.0.0.1");
    socket.write(head(applicant, path, 4_000_000, isRest ? "" : preflight) + start);
    socket.write(files.pdf.subarray(0, 20_000));
    while (receiving.mock.calls.length === 0) await sleep(5);
    socket.destroy();
    await expect(applying.mock.results[0]?.value).rejects.toMatchObject({ code: "BAD_INPUT" });
    for (const spy of [receiving, applying]) spy.mockRestore();
    expect([await is.applications(applicant.user), await is.resumes(applicant.user)]).toEqual([
      [],
      [],
    ]);
    expect(await is.storedKeys()).toEqual(before);
    expect((await app.client().get("/healthz")).status).toBe(200);
  });

  it.each([
    ["a body that is not multipart", "application/x-www-form-urlencoded", "jobId=1"],
    ["JSON", "application/json", "{}"],
    ["no boundary", "multipart/form-data", "x"],
    [
      "a body without an end",
      "multipart/form-data; boundary=xx",
      `${part("jobId", "1")}${filePart("resume")}%PDF-`,
    ],
    ["an empty body", "multipart/form-data; boundary=xx", ""],
    [
      "two files",
      "multipart/form-data; boundary=xx",
      `${filePart("resume")}a\r\n${filePart("resume")}b\r\n--xx--`,
    ],
    [
      "a file in another field",
      "multipart/form-data; boundary=xx",
      `${filePart("name")}a\r\n--xx--`,
    ],
    ["30 fields", "multipart/form-data; boundary=xx", `${part("a", "1").repeat(30)}--xx--`],
    [
      "a long field",
      "multipart/form-data; boundary=xx",
      `${part("name", "x".repeat(10_001))}--xx--`,
    ],
  ])("REST: %s is a bad request", async (_what, type, body) => {
    const { client } = await is.person();
    const answer = await client.send("POST", "/api/apply-jobs", body, { "content-type": type });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "BAD_INPUT", error: expect.any(String) });
  });

  it("GraphQL: refuses uploads without the preflight header, from visitors, in batches or broken", async () => {
    const { client } = await is.person();
    const type = { "content-type": "multipart/form-data; boundary=xx" };
    const post = (who: TestClient, body: string, headers: Record<string, string> = {}) =>
      who.send("POST", "/graphql", body, { ...type, ...headers });
    const ready = { "apollo-require-preflight": "1" };
    const batch = `${part("operations", "[{}]")}${part("map", "{}")}--xx--`;
    const code = (code: string) => ({ errors: [{ extensions: { code } }] });
    expect((await post(client, batch)).body).toMatchObject(code("CSRF"));
    expect((await post(app.client(), batch, ready)).body).toMatchObject(code("UNAUTHENTICATED"));
    expect((await post(client, batch, ready)).body).toMatchObject(code("BAD_INPUT"));
    expect((await post(client, "--xx\r\nnonsense", ready)).body).toMatchObject(code("BAD_INPUT"));
  });

  describe("GraphQL: the map", () => {
    const query = "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { renewed } }";
    const operations = JSON.stringify({ query, variables: { input: { name: "A", resume: null } } });
    const form = (map: string, file = "0", order = ["operations", "map", "file"]) => {
      const parts: Record<string, string> = {
        operations: part("operations", operations),
        map: part("map", map),
        file: `${filePart(file)}%PDF-\r\n`,
      };
      return `${order.map((name) => parts[name]).join("")}--xx--`;
    };
    const send = (client: TestClient, body: string) =>
      client.send("POST", "/graphql", body, {
        "content-type": "multipart/form-data; boundary=xx",
        "apollo-require-preflight": "1",
      });

    it.each([
      "variables.input.name",
      "variables.other.resume",
      "variables.input.resume.name",
      "variables.input",
      "variables..resume",
      "input.resume",
      "query",
      "",
    ])("refuses a file for %j", async (path) => {
      const { client } = await is.person();
      const answer = await send(client, form(JSON.stringify({ 0: [path] })));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ extensions: { code: "BAD_INPUT" } }] });
      expect((await app.client().get("/api/jobs")).status).toBe(200);
    });

    it.each([
      ["not an object", form("[]")],
      ["not JSON", form("{")],
      ["two files", form('{"0":["variables.input.resume"],"1":["variables.input.resume"]}')],
      ["a file for two paths", form('{"0":["variables.input.resume","variables.input.resume"]}')],
      ["a path that is not in a list", form('{"0":"variables.input.resume"}')],
      ["a number as the path", form('{"0":[7]}')],
      ["a file that was not sent", form('{"0":["variables.input.resume"]}', "1")],
      [
        "sent after the file",
        form('{"0":["variables.input.resume"]}', "0", ["operations", "file", "map"]),
      ],
      ["missing", form("", "0", ["operations", "file"])],
    ])("is refused: %s", async (_what, body) => {
      const { client } = await is.person();
      const answer = await send(client, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ extensions: { code: "BAD_INPUT" } }] });
    });

    it("must name one of the variables that were sent as null", async () => {
      const { client } = await is.person();
      for (const variables of [
        undefined,
        null,
        {},
        { input: null },
        { input: {} },
        { input: [] },
        { input: { resume: "cv.pdf" } },
      ]) {
        const body = `${part("operations", JSON.stringify({ query, variables }))}${part(
          "map",
          '{"0":["variables.input.resume"]}',
        )}${filePart("0")}%PDF-\r\n--xx--`;
        const answer = await send(client, body);
        expect(answer.body).toMatchObject({ errors: [{ extensions: { code: "BAD_INPUT" } }] });
      }
    });
  });

  it("GraphQL: an announced upload that is not sent counts as a missing resume", async () => {
    const { client, email } = await is.person();
    const query = `mutation ($input: ApplyToJobInput!) {
      applyToJob(input: $input) { renewed userErrors { field code } } }`;
    const input = {
      ...{ jobId: (await buildJob(app)).id, email, name: "A", phone: "", countryCode: "" },
      ...{ location: "B", visaType: "OPT", relocation: true, resume: null },
    };
    const operations = part("operations", JSON.stringify({ query, variables: { input } }));
    const body = `${operations}${part("map", '{"0":["variables.input.resume"]}')}--xx--`;
    const answer = await client.send("POST", "/graphql", body, {
      "content-type": "multipart/form-data; boundary=xx",
      "apollo-require-preflight": "1",
    });
    expect(answer.body.data.applyToJob.userErrors).toEqual([
      { field: "resume", code: "BAD_INPUT" },
    ]);
  });
});

describe("limits", () => {
  it("refuses the eleventh upload in an hour", async () => {
    const { client, email } = await is.person();
    const job = await buildJob(app);
    const [door] = doors;
    const codes: (string | null | undefined)[] = [];
    for (let i = 0; i < 11; i += 1) {
      if (i === 8) await app.dataSource.query("DELETE FROM rate_limits WHERE `key` LIKE 'apply%'");
      codes.push((await door?.apply(client, { jobId: job.id, email }, pdfFile()))?.code);
    }
    expect(codes).toEqual([...Array<null>(10).fill(null), "RATE_LIMITED"]);
  });
});

describe("damaged uploads", () => {
  /** A small, fast, repeatable random generator (mulberry32). */
  function random(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  type Parts = [string, string | File][];
  const LAST_BYTES = 40;

  /** Changes some bytes of a value, from the first one on. */
  function damage(whole: Buffer, next: () => number): Buffer {
    const bytes = Buffer.from(whole);
    for (let n = 0; n < 1 + next() * 20 && bytes.length > 0; n += 1)
      bytes[Math.floor(next() * (next() < 0.7 ? Math.min(900, bytes.length) : bytes.length))] =
        next() * 256;
    return bytes;
  }

  /** In one value of the form, or in its file. */
  async function damagePart(parts: Parts, next: () => number): Promise<Parts> {
    const at = Math.floor(next() * parts.length);
    return Promise.all(
      parts.map(async ([name, value], index): Promise<Parts[number]> => {
        if (index !== at) return [name, value];
        if (typeof value === "string")
          return [name, damage(Buffer.from(value), next).toString("latin1")];
        const bytes = damage(Buffer.from(await value.arrayBuffer()), next);
        return [name, new File([bytes], value.name, { type: value.type })];
      }),
    );
  }

  /** The file is the last part, so a form that ends early ends in it. Boundaries and headers stay whole. */
  async function damagedForm(parts: Parts, next: () => number) {
    const form = new FormData();
    for (const [name, value] of await damagePart(parts, next)) form.append(name, value);
    const response = new Response(form);
    const type = response.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await response.arrayBuffer());
    const missing = next() < 0.3 ? LAST_BYTES + Math.floor(next() * files.pdf.length * 0.9) : 0;
    return { type, bytes: bytes.subarray(0, bytes.length - missing) };
  }

  it("400 of them cause no server error, no hanging request, and leave nothing behind", async () => {
    const { user, client, email } = await is.person();
    const before = await is.storedKeys();
    const jobId = (await buildJob(app)).id;
    const query = `mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { renewed } }`;
    const texts = { jobId, email, name: "", location: "", phone: "", countryCode: "" };
    const variables = { input: { ...texts, visaType: "OPT", relocation: true, resume: null } };
    const wholes: Record<string, Parts> = {
      "/api/apply-jobs": [...Object.entries(texts), ["resume", pdfFile()]],
      "/graphql": [
        ["operations", JSON.stringify({ query, variables })],
        ["map", '{"0":["variables.input.resume"]}'],
        ["0", pdfFile()],
      ],
    };
    const next = random(2026);
    for (let i = 0; i < 200; i += 1)
      for (const [path, parts] of Object.entries(wholes)) {
        const { type, bytes } = await damagedForm(parts, next);
        const answer = await fetch(`${app.origin}${path}`, {
          method: "POST",
          body: bytes,
          signal: AbortSignal.timeout(60_000),
          headers: {
            "content-type": type,
            "apollo-require-preflight": "1",
            cookie: `sid=${client.cookies.get("sid")}`,
          },
        });
        await answer.text();
        expect(answer.status).toBeLessThan(500);
      }
    expect([await is.applications(user), await is.resumes(user)]).toEqual([[], []]);
    expect(await is.storedKeys()).toEqual(before);
  });
});
