import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const START = `mutation { startFreshProof { message userErrors { code } } }`;
const CONFIRM = `mutation ($input: ConfirmFreshProofInput!) {
  confirmFreshProof(input: $input) { me { id } userErrors { code } } }`;
/** Something that needs a fresh proof. */
const STEP = `mutation { startPasskeyRegistration { userErrors { code } } }`;

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code ?? "ok";
const confirm = async (client: TestClient, code: string) => {
  const { data } = await client.graphql(CONFIRM, { input: { code } });
  return data.confirmFreshProof.userErrors[0]?.code ?? "ok";
};
const other = (code: string) => (code === "000000" ? "000001" : "000000");

/** A candidate who signed in more than ten minutes ago. */
async function staleCandidate() {
  const user = await buildUser(app);
  const client = await signedIn(app, user);
  app.clock.advance(minutes(10) + 1);
  return { user, client };
}

it("lets a candidate continue for ten minutes, in this session only", async () => {
  const { user, client } = await staleCandidate();
  const elsewhere = await signedIn(app, user);
  app.clock.advance(minutes(10) + 1);
  expect(codeOf(await client.graphql(STEP))).toBe("FRESH_PROOF_REQUIRED");
  await client.graphql(START);
  const code = await app.inbox.codeFor(user.email);
  expect(await confirm(client, code)).toBe("ok");
  expect(codeOf(await client.graphql(STEP))).toBe("ok");
  expect(codeOf(await elsewhere.graphql(STEP))).toBe("FRESH_PROOF_REQUIRED");
  expect(await confirm(client, code)).toBe("INVALID_CODE");
  app.clock.advance(minutes(10) + 1);
  expect(codeOf(await client.graphql(STEP))).toBe("FRESH_PROOF_REQUIRED");
});

it("accepts the code only in the browser that asked for it, and not after five wrong ones", async () => {
  const { user, client } = await staleCandidate();
  await client.graphql(START);
  const code = await app.inbox.codeFor(user.email);
  expect(await confirm(await signedIn(app, user), code)).toBe("INVALID_CODE");
  for (let i = 0; i < 5; i += 1) expect(await confirm(client, other(code))).toBe("INVALID_CODE");
  expect(await confirm(client, code)).toBe("INVALID_CODE");
});

it("names the person in the audit log for a wrong code", async () => {
  const { user, client } = await staleCandidate();
  await client.graphql(START);
  await confirm(client, other(await app.inbox.codeFor(user.email)));
  const events = await app.dataSource.manager.findBy(AuditEvent, { subjectId: user.id });
  const failed = events.find(({ kind }) => kind === "SIGN_IN_FAILED");
  expect(failed).toMatchObject({ actorKind: "PERSON", actorId: user.id });
});

it("sends one code a minute", async () => {
  const { client } = await staleCandidate();
  expect(codeOf(await client.graphql(START))).toBe("ok");
  expect(codeOf(await client.graphql(START))).toBe("RATE_LIMITED");
});

it("lets staff add their first factor, which needs a sign-in from the last 30 minutes", async () => {
  const user = await buildUser(app, { role: "RECRUITER" });
  const client = await signedIn(app, user, { secondFactor: false });
  app.clock.advance(minutes(29));
  expect(codeOf(await client.graphql(STEP))).toBe("ok");
  app.clock.advance(minutes(1) + 1);
  expect(codeOf(await client.graphql(STEP))).toBe("FRESH_PROOF_REQUIRED");
  await client.graphql(START);
  expect(await confirm(client, await app.inbox.codeFor(user.email))).toBe("ok");
  expect(codeOf(await client.graphql(STEP))).toBe("ok");
});

it("does not replace the second factor of staff", async () => {
  const user = await buildUser(app, { role: "ADMIN" });
  const client = await signedIn(app, user, { secondFactor: false });
  await client.graphql(START);
  expect(await confirm(client, await app.inbox.codeFor(user.email))).toBe("ok");
  expect(codeOf(await client.graphql("{ apiKeys { id } }"))).toBe("SECOND_FACTOR_REQUIRED");
});
