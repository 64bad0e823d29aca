import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { buildApplication } from "../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PERSON = `query ($id: ID!, $after: String) { candidate(id: $id) {
  notes(first: 1, after: $after) { nodes { body applicationId } pageInfo { hasNextPage endCursor } totalCount }
  mails(first: 10) { nodes { subject applicationId } totalCount }
} }`;
const ADD_NOTE = `mutation ($input: AddNoteInput!) { addNote(input: $input) { userErrors { code } } }`;
const SEND = `mutation ($input: SendCandidateMailInput!) { sendCandidateMail(input: $input) { userErrors { code } } }`;

const recordsOf = async (client: TestClient, id: string, after?: string) =>
  (await client.graphql(PERSON, { id, after })).data.candidate;

/** The person's application to a company, with a note and an email. */
async function recorded(person: User, word: string) {
  const company = await buildCompany(app);
  const client = await signedIn(app, await buildRecruiter(app, company));
  const job = await buildJob(app, { company });
  const { id: applicationId } = await buildApplication(app, job, { by: person });
  app.clock.advance(1000);
  await client.graphql(ADD_NOTE, { input: { applicationId, body: word } });
  const mail = { sendId: randomUUID(), applicationId, subject: word, body: "Hi" };
  await client.graphql(SEND, { input: mail });
  return { client, applicationId };
}

it("are those of the recruiter's own companies; administrators see all, page by page", async () => {
  const person = await buildUser(app);
  const first = await recorded(person, "first");
  const second = await recorded(person, "second");
  expect(await recordsOf(first.client, person.id)).toMatchObject({
    notes: { nodes: [{ body: "first", applicationId: first.applicationId }], totalCount: 1 },
    mails: { nodes: [{ subject: "first", applicationId: first.applicationId }], totalCount: 1 },
  });
  const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const all = await recordsOf(admin, person.id);
  expect(all.mails.totalCount).toBe(2);
  expect(all.notes).toMatchObject({
    nodes: [{ body: "second", applicationId: second.applicationId }],
    totalCount: 2,
  });
  const { notes } = await recordsOf(admin, person.id, all.notes.pageInfo.endCursor);
  expect(notes).toMatchObject({ nodes: [{ body: "first" }], pageInfo: { hasNextPage: false } });
});

it("are hidden from staff who applied themselves", async () => {
  const person = await buildUser(app);
  await recorded(person, "secret");
  await app.dataSource.manager.update(User, { id: person.id }, { role: "ADMIN" });
  const self = await signedIn(
    app,
    await app.dataSource.manager.findOneByOrFail(User, { id: person.id }),
  );
  expect(await recordsOf(self, person.id)).toMatchObject({
    notes: { nodes: [], totalCount: 0 },
    mails: { nodes: [], totalCount: 0 },
  });
});
