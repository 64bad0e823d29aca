import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { buildApplication } from "../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import type { Application } from "../../modules/applications/application.entity.js";
import type { Job } from "../jobs/record/job.entity.js";
import type { User } from "../../modules/accounts/user.entity.js";
import type { TestClient } from "../../test/test-client.js";

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Job { code company { name } applicationCounts { count } viewerCanEdit }
  ... on Company { companyName: name openJobCount }
  ... on Application { visaType job { code } history(first: 1) { totalCount } }
  ... on User { email sessions(first: 1) { nodes { id } } }
  ... on Person { email hasSecondFactor deletion { requestedAt } } } }`;

let app: TestApp;
let ana: User;
let job: Job;
let application: Application;
let admin: TestClient;
let adminId: string;

beforeAll(async () => {
  app = await createTestApp();
  ana = await buildUser(app);
  job = await buildJob(app);
  application = await buildApplication(app, job, { by: ana });
  const user = await buildUser(app, { role: "ADMIN" });
  adminId = user.id;
  admin = await signedIn(app, user);
});
afterAll(() => app.close());

const nodeOf = async (client: TestClient, id: string) => {
  const { data, errors } = await client.graphql(NODE, { id });
  expect(errors).toBeUndefined();
  return data.node;
};

it("finds each type by its id, with all of its fields", async () => {
  const { id } = application;
  expect(await nodeOf(admin, job.id)).toMatchObject({
    ...{ __typename: "Job", id: job.id, code: job.code, viewerCanEdit: true },
    ...{ company: { name: job.company.name } },
  });
  expect(await nodeOf(admin, job.companyId)).toEqual({
    ...{ __typename: "Company", id: job.companyId },
    ...{ companyName: job.company.name, openJobCount: 1 },
  });
  expect(await nodeOf(admin, id)).toEqual({
    ...{ __typename: "Application", id, visaType: "H1B" },
    ...{ job: { code: job.code }, history: { totalCount: 0 } },
  });
  expect(await nodeOf(admin, ana.id)).toEqual({
    ...{ __typename: "Person", id: ana.id, email: ana.email },
    ...{ hasSecondFactor: false, deletion: null },
  });
});

it("is the viewer's own account with what only they see of it", async () => {
  expect(await nodeOf(await signedIn(app, ana), ana.id)).toMatchObject({
    ...{ __typename: "User", email: ana.email },
    ...{ sessions: { nodes: [{ id: expect.any(String) }] } },
  });
  expect(await nodeOf(admin, adminId)).toMatchObject({ __typename: "User" });
});

it.each(["x", "", "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b"])("is null for %j", async (id) => {
  expect(await nodeOf(admin, id)).toBeNull();
});

it("takes no code in place of an id", async () => {
  expect(await nodeOf(admin, job.code)).toBeNull();
});

it("costs as much as asking for each type", async () => {
  const answer = await admin.graphql("query ($id: ID!) { node(id: $id) { id } }", { id: "x" });
  expect(answer.body.extensions.cost.requestedQueryCost).toBe(10);
});
