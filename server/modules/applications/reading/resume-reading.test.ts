import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { docx, docxWith, pdf } from "../../../test/applications/files.js";
import { fileOf, Harness } from "../../../test/applications/harness.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { pdfOfLines } from "../../../test/linked-resumes.js";
import type { TestClient } from "../../../test/test-client.js";
import { RESUME_READINGS } from "../application.limits.js";

let app: TestApp;
let harness: Harness;

beforeAll(async () => {
  app = await createTestApp();
  harness = new Harness(app);
});
afterAll(() => app.close());

const READ = `mutation ($input: ReadResumeInput!) { readResume(input: $input) {
  reading { name phone countryCode location linkedin skills hasOwnEmail }
  userErrors { field code } } }`;
const read = async (client: TestClient, file: File) => {
  const variables = { input: { resume: null } };
  const { data, errors } = await client.upload(READ, variables, { "input.resume": file });
  return errors ? { refused: errors[0]?.extensions.code } : data.readResume;
};
const NOTHING = {
  ...{ name: null, phone: null, countryCode: null, location: null, linkedin: null },
  ...{ skills: [], hasOwnEmail: null },
};

describe("reading a resume", () => {
  it.each([
    ["pdf", pdf],
    ["docx", docx],
  ])("finds the name in a %s, and stores nothing", async (extension, content) => {
    const { user, client } = await harness.person();
    const keys = await harness.storedKeys();
    const { reading, userErrors } = await read(client, fileOf(content, `cv.${extension}`));
    expect(userErrors).toEqual([]);
    expect(reading.name).toBe("Priya Raman");
    expect(await harness.resumes(user)).toEqual([]);
    expect(await harness.storedKeys()).toEqual(keys);
  });

  it("finds the LinkedIn profile behind a word of a PDF", async () => {
    const { client } = await harness.person();
    const linkedin = "https://www.linkedin.com/in/priya-raman";
    const content = await pdfOfLines([
      { text: "Priya Raman" },
      { text: "LinkedIn", link: linkedin },
    ]);
    expect((await read(client, fileOf(content, "cv.pdf"))).reading).toMatchObject({ linkedin });
  });

  it("leaves empty what isn't there", async () => {
    const { client } = await harness.person();
    const blank = docxWith({ name: "word/other.xml", content: "<w:p" });
    expect((await read(client, fileOf(blank, "cv.docx"))).reading).toEqual(NOTHING);
  });

  it("refuses what an application would refuse", async () => {
    const { client } = await harness.person();
    const fault = async (file: File) => (await read(client, file)).userErrors[0];
    const field = "resume";
    expect(await fault(fileOf(Buffer.from("plain"), "cv.pdf"))).toEqual({
      field,
      code: "FILE_TYPE",
    });
    expect(await fault(fileOf(Buffer.alloc(0), "cv.pdf"))).toEqual({ field, code: "BAD_INPUT" });
    const large = fileOf(Buffer.alloc(5 * 1024 * 1024 + 1), "cv.pdf");
    expect(await fault(large)).toEqual({ field, code: "FILE_TOO_LARGE" });
  });

  it("is for signed-in people, and limited", async () => {
    expect(await read(app.client(), fileOf(pdf, "cv.pdf"))).toEqual({ refused: "UNAUTHENTICATED" });
    const { client } = await harness.person();
    const broken = () => read(client, fileOf(Buffer.alloc(0), "cv.pdf"));
    for (let n = 0; n < RESUME_READINGS.points; n += 1) await broken();
    expect(await broken()).toEqual({ refused: "RATE_LIMITED" });
  });
});
