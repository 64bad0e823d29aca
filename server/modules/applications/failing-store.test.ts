import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from "@jest/globals";
import { existsSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { connect } from "node:net";
import sharp from "sharp";
import { BREAKER_LIMITS } from "../../integrations/breaker/breaker.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob, buildUser, signedIn } from "../../test/factories.js";
import { fileOf, Harness, pdfFile, type Person } from "../../test/applications/harness.js";
import * as files from "../../test/applications/files.js";
import { silentServer, type SilentServer } from "../../test/silent-server.js";
import type { Answer } from "../../test/test-client.js";
import { Company } from "../companies/company.entity.js";
import { HeldApplication } from "./held/held-application.entity.js";

const APPLY = `mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) {
  renewed userErrors { code } } }`;
const HOLD = `mutation ($input: HoldApplicationInput!) { holdApplication(input: $input) {
  held { id } userErrors { code } } }`;
const ANSWERS = {
  ...{ name: "Priya Raman", location: "Austin, TX", phone: "5125550142", countryCode: "+1" },
};

/** The same application through each way in. */
type Send = (person: Person, jobId: string) => Promise<Answer>;
const uploaded =
  (mutation: string): Send =>
  ({ client, email }, jobId) => {
    const input = { jobId, email, ...ANSWERS, visaType: "H1B", relocation: true, resume: null };
    return client.upload(mutation, { input }, { "input.resume": pdfFile() });
  };
const posted: Send = ({ client, email }, jobId) => {
  const form = new FormData();
  const fields = { jobId, email, ...ANSWERS, visaType: "H-1B", relocation: "Yes" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", pdfFile());
  return client.postForm("/api/apply-jobs", form);
};
const WAYS: readonly (readonly [string, Send])[] = [
  ["REST", posted],
  ["GraphQL", uploaded(APPLY)],
  ["GraphQL, with time to take it back", uploaded(HOLD)],
];

/** 503 with `Retry-After`, in the form of either door. */
function expectLater({ status, headers, body }: Answer, message: string): void {
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([503, true]);
  const [error] = body.errors ?? [];
  expect(error ? { code: error.extensions.code, message: error.message } : body).toMatchObject({
    ...{ code: "UNAVAILABLE", message },
  });
}

async function expectNothingOf({ user }: Person, is: Harness): Promise<void> {
  const held = await is.app.dataSource.manager.findBy(HeldApplication, { userId: user.id });
  expect([await is.applications(user), await is.resumes(user), held]).toEqual([[], [], []]);
}

const FAILED = "Failed to submit application";

describe("a store that accepts and never answers", () => {
  let silent: SilentServer;
  let app: TestApp;
  let is: Harness;
  beforeEach(async () => {
    silent = await silentServer();
    app = await createTestApp(
      { S3_ENDPOINT: silent.url },
      { patience: { storeMs: 300 }, breakerLimits: { ...BREAKER_LIMITS, failures: 2 } },
    );
    is = new Harness(app);
  });
  afterEach(async () => {
    await silent.close();
    await app.close();
  });

  it.each(WAYS)("%s: callers are told to come back, at last without asking it", async (_, send) => {
    const job = await buildJob(app);
    const person = await is.person();
    for (let n = 0; n < 2; n += 1) expectLater(await send(person, job.id), FAILED);
    expect(app.services.breakers.s3.state).toBe("open");
    const before = silent.asked();
    expect(before).toBeGreaterThan(0);
    expectLater(await send(person, job.id), FAILED);
    expect(silent.asked()).toBe(before);
    await expectNothingOf(person, is);
  });

  it("a logo stays as it was", async () => {
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    const { id, logoFile } = await buildCompany(app);
    const set = `mutation ($input: SetCompanyLogoInput!) { setCompanyLogo(input: $input) {
      userErrors { code } } }`;
    const picture = await sharp({
      create: { width: 9, height: 9, channels: 3, background: "#0a0" },
    })
      .png()
      .toBuffer();
    const logo = fileOf(picture, "logo.png", "image/png");
    const answer = await admin.upload(
      set,
      { input: { companyId: id, logo: null } },
      { "input.logo": logo },
    );
    expectLater(answer, "We can’t save files right now. Please try again.");
    const company = await app.dataSource.manager.findOneByOrFail(Company, { id });
    expect(company.logoFile).toBe(logoFile);
  });
});

describe("an upload", () => {
  let app: TestApp;
  let is: Harness;
  beforeAll(async () => {
    app = await createTestApp({}, { patience: { uploadMs: 300 } });
    is = new Harness(app);
  });
  afterAll(() => app.close());

  /** Sends this much and then nothing more, but keeps the connection. @returns all that comes back */
  function sendHalf(path: string, person: Person, start: string): Promise<string> {
    const socket = connect(Number(new URL(app.origin).port), "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
        `Cookie: sid=${person.client.cookies.get("sid")}\r\nApollo-Require-Preflight: 1\r\n` +
        `Content-Type: multipart/form-data; boundary=xx\r\nContent-Length: 4000000\r\n\r\n${start}`,
    );
    socket.write(files.pdf.subarray(0, 20_000));
    let answer = "";
    return new Promise((resolve) => {
      socket.setEncoding("utf8").on("data", (part: string) => {
        answer += part;
        if (!answer.includes("\r\n\r\n")) return;
        socket.destroy();
        resolve(answer);
      });
      socket.on("close", () => resolve(answer)).on("error", () => undefined);
    });
  }
  const part = (name: string, value: string) =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart = (name: string) =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n`;

  it.each(["/api/apply-jobs", "/graphql"])("to %s that never ends is refused", async (path) => {
    const person = await is.person();
    const before = await is.storedKeys();
    const { id: jobId } = await buildJob(app);
    const { email } = person;
    const input = { jobId, email, ...ANSWERS, visaType: "H1B", relocation: true, resume: null };
    const operations = JSON.stringify({ query: APPLY, variables: { input } });
    const start =
      path === "/graphql"
        ? part("operations", operations) +
          part("map", '{"0":["variables.input.resume"]}') +
          filePart("0")
        : part("jobId", jobId) + part("email", email) + filePart("resume");
    const answer = await sendHalf(path, person, start);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toMatch(/^retry-after: 5\r$/im);
    await expectNothingOf(person, is);
    expect(await is.storedKeys()).toEqual(before);
  });
});

/** Every write to it fails as on a full disk. Linux has it. */
const FULL_DISK = "/dev/full";

(existsSync(FULL_DISK) ? describe : describe.skip)("a full disk", () => {
  let app: TestApp;
  let is: Harness;
  let full: FileHandle;
  beforeAll(async () => {
    app = await createTestApp();
    is = new Harness(app);
    full = await open(FULL_DISK, "r+");
  });
  afterAll(async () => {
    await full.close();
    await app.close();
  });

  it.each(WAYS)("%s: callers are told to come back", async (_way, send) => {
    const person = await is.person();
    const job = await buildJob(app);
    const before = await is.storedKeys();
    const { fd } = full;
    const handles: FileHandle = Object.getPrototypeOf(full);
    const files = jest.spyOn(handles, "fd", "get").mockReturnValue(fd);
    try {
      const answer = await send(person, job.id);
      expectLater(answer, "The service is busy. Please try again in a moment.");
    } finally {
      files.mockRestore();
    }
    await expectNothingOf(person, is);
    expect(await is.storedKeys()).toEqual(before);
    // When there is room again, the same application is sent.
    expect((await send(person, job.id)).status).toBeLessThan(300);
  });
});
