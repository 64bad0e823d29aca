import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { encodeCursor } from "../core/paging.js";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import { buildJob, buildUser, newEmail, signedIn } from "../test/factories.js";
import type { TestClient } from "../test/test-client.js";

/** Half of a surrogate pair: JSON and UTF-16 can express it, but it is not a Unicode character. */
const HALF = "\ud800";

let app: TestApp;
let client: TestClient;
let jobId: string;
beforeAll(async () => {
  app = await createTestApp();
  client = await signedIn(app, await buildUser(app));
  jobId = (await buildJob(app)).id;
});
afterAll(() => app.close());

const refused = (field: string) => ({
  code: "BAD_INPUT",
  fields: { [field]: errorTexts.badCharacters },
});

describe("text that is not valid Unicode is refused, and the error names the field", () => {
  it("in JSON over REST", async () => {
    const profile = { email: newEmail(), countryCode: "+1", phone: "2145550134", location: "X" };
    const answer = await client.post("/api/auth/signup", { ...profile, name: `A${HALF}` });
    expect([answer.status, answer.body]).toMatchObject([400, refused("name")]);
    const contact = { name: "A", email: newEmail(), message: HALF };
    expect((await client.post("/api/contact", contact)).body).toMatchObject(refused("message"));
  });

  it("in GraphQL variables", async () => {
    const query = `mutation ($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) { userErrors { field code } } }`;
    const input = { name: HALF, email: newEmail(), message: "Hello" };
    const { data } = await client.graphql(query, { input });
    expect(data.sendContactMessage.userErrors).toEqual([{ field: "name", code: "BAD_INPUT" }]);
  });

  it("in a form's field that names UTF-16 as its charset", async () => {
    const body = Buffer.concat([
      Buffer.from(
        '--xx\r\nContent-Disposition: form-data; name="location"\r\n' +
          "Content-Type: text/plain; charset=utf-16le\r\n\r\n",
      ),
      Buffer.from(HALF, "utf16le"),
      Buffer.from(
        `\r\n--xx\r\nContent-Disposition: form-data; name="jobId"\r\n\r\n${jobId}\r\n--xx--`,
      ),
    ]);
    const response = await fetch(`${app.origin}/api/apply-jobs`, {
      method: "POST",
      body,
      headers: {
        "content-type": "multipart/form-data; boundary=xx",
        cookie: `sid=${client.cookies.get("sid")}`,
      },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(refused("location"));
  });

  it("in a cursor", async () => {
    const after = encodeCursor(HALF, jobId);
    const rest = await client.get(`/api/companies?after=${after}`);
    expect([rest.status, Object.keys(rest.body.fields)]).toEqual([400, ["after"]]);
    const { errors } = await client.graphql(
      "query ($after: String) { companies(first: 1, after: $after) { nodes { id } } }",
      { after },
    );
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });

  it("in a URL, whose bytes are then not valid UTF-8", async () => {
    expect((await client.get("/api/jobs/%ED%A0%80")).status).toBe(400);
    expect((await client.get("/api/users/by-email?email=%ED%A0%80")).status).toBe(404);
  });
});
