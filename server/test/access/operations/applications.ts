import { pdfFile } from "../../applications/harness.js";
import type { World } from "../actors.js";
import { bulkMutation, query, mutationText, mutation, type OperationRows } from "./ask.js";
import { byJob, hired, PROFILE } from "./shared-rows.js";

const move = async (world: World, status: string) => ({
  id: await world.newApplication(),
  expectedVersion: 1,
  status,
});

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const applicationsRows: OperationRows = {
  queries: {
    application: [
      async (world, client) =>
        client.graphql("query ($id: ID!) { application(id: $id) { id } }", {
          id: await world.newApplication(),
        }),
      "401 ok 404 ok 404 ok 2FA 2FA 403 403",
    ],
    myFit: [
      query("myFit(jobId: $id) { missing }", byJob, "($id: ID!)"),
      "401 null null null null null null null 403 403",
    ],
    applications: [
      query("applications(first: 1) { nodes { id } }"),
      "401 403 403 ok none ok 2FA 2FA 403 403",
    ],
    applicationStatistics: [
      query("applicationStatistics(days: 7) { waiting }"),
      "401 403 403 ok ok ok 2FA 2FA 403 403",
    ],
    "applications (of a company)": [
      query(
        "applications(first: 1, filter: { companyId: $id }) { nodes { id } }",
        ({ company }) => ({ id: company.id }),
        "($id: ID!)",
      ),
      "401 403 403 ok 404 ok 2FA 2FA 403 403",
    ],
    "application (records)": [
      async (world, client) => {
        const text = `query ($id: ID!) { application(id: $id) { records {
        viewerCanAdd assignee { id } tags { id } notes(first: 1) { nodes { id } } rating { average }
        nextSteps(first: 1) { nodes { id } } mails(first: 1) { nodes { id } } } } }`;
        const { data, ...rest } = await client.graphql(text, { id: await world.newApplication() });
        return { ...rest, data: { records: data?.application?.records } };
      },
      "401 null 404 ok 404 ok 2FA 2FA 403 403",
    ],
    candidate: [
      query("candidate(id: $id) { id }", ({ people }) => ({ id: people.owner.id }), "($id: ID!)"),
      "401 403 403 ok 404 ok 2FA 2FA 403 403",
    ],
    "candidate (notes and mails)": [
      query(
        "candidate(id: $id) { notes(first: 1) { nodes { id } } mails(first: 1) { nodes { id } } }",
        ({ people }) => ({ id: people.owner.id }),
        "($id: ID!)",
      ),
      "401 403 403 ok 404 ok 2FA 2FA 403 403",
    ],
    candidates: [
      query("candidates(first: 1) { nodes { id } }"),
      "401 403 403 ok none ok 2FA 2FA 403 403",
    ],
    "candidates (of a company)": [
      query(
        "candidates(first: 1, filter: { companyId: $id }) { nodes { id } }",
        ({ company }) => ({ id: company.id }),
        "($id: ID!)",
      ),
      "401 403 403 ok 404 ok 2FA 2FA 403 403",
    ],
    myApplication: [
      query("myApplication(jobId: $id) { id }", byJob, "($id: ID!)"),
      "401 ok null null null null null null 403 403",
    ],
    myApplications: [
      query("myApplications(first: 1) { nodes { id } }"),
      "401 ok none none none none none none 403 403",
    ],
    myApplicationsTo: [
      query("myApplicationsTo(jobIds: [$id]) { id }", byJob, "($id: ID!)"),
      "401 ok none none none none none none 403 403",
    ],
    "application (representations)": [
      async (world, client) =>
        client.graphql("query ($id: ID!) { application(id: $id) { representations { id } } }", {
          id: await world.newApplication(),
        }),
      "401 ok 404 ok 404 ok 2FA 2FA 403 403",
    ],
    "application (placement)": [
      async (world, client) => {
        const text = "query ($id: ID!) { application(id: $id) { placement { id } } }";
        const { applicationId: id } = await hired(world);
        const { data, ...rest } = await client.graphql(text, { id });
        return { ...rest, data: { placement: data?.application?.placement } };
      },
      "401 null 404 ok 404 ok 2FA 2FA 403 403",
    ],
    "application (interviews)": [
      async (world, client) =>
        client.graphql("query ($id: ID!) { application(id: $id) { interviews { id } } }", {
          id: await world.newApplication(),
        }),
      "401 ok 404 ok 404 ok 2FA 2FA 403 403",
    ],
    myLastApplication: [
      query("myLastApplication { id }"),
      "401 ok null null null null null null 403 403",
    ],
  },
  mutations: {
    applyToJob: [
      async (world, client, actor) => {
        const input = {
          ...PROFILE,
          jobId: (await world.newJob()).id,
          email: world.emailOf(actor),
          visaType: "H1B",
          relocation: true,
          resume: null,
        };
        return client.upload(mutationText("applyToJob"), { input }, { "input.resume": pdfFile() });
      },
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    holdApplication: [
      async (world, client, actor) => {
        const input = {
          ...PROFILE,
          jobId: (await world.newJob()).id,
          email: world.emailOf(actor),
          visaType: "H1B",
          relocation: true,
          resume: null,
        };
        const text = mutationText("holdApplication");
        return client.upload(text, { input }, { "input.resume": pdfFile() });
      },
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    undoApplication: [
      mutation("undoApplication", async (world) => ({ id: await world.newApplication() })),
      "401 CONFLICT 404 404 404 404 404 404 403 403",
    ],
    readResume: [
      (_world, client) =>
        client.upload(
          mutationText("readResume"),
          { input: { resume: null } },
          { "input.resume": pdfFile() },
        ),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    moveApplication: [
      mutation("moveApplication", (world) => move(world, "REVIEWED")),
      "401 BAD_INPUT 404 ok 404 ok 2FA 2FA 403 403",
    ],
    withdrawApplication: [
      mutation("withdrawApplication", async (world) => ({ id: await world.newApplication() })),
      "401 ok 404 403 404 403 2FA 2FA 403 403",
    ],
    "moveApplication (withdrawing)": [
      mutation("moveApplication", (world) => move(world, "WITHDRAWN")),
      "401 ok 404 BAD_INPUT 404 BAD_INPUT 2FA 2FA 403 403",
    ],
    moveApplications: [
      async (world, client) => {
        const { status, ...one } = await move(world, "REVIEWED");
        const text = `mutation ($input: MoveApplicationsInput!) {
        moveApplications(input: $input) { results { userErrors { code } } userErrors { code } } }`;
        const { data, ...rest } = await client.graphql(text, { input: { moves: [one], status } });
        return { ...rest, data: { result: data?.moveApplications?.results[0] } };
      },
      "401 BAD_INPUT 404 ok 404 ok 2FA 2FA 403 403",
    ],
    undoMoveApplication: [
      mutation("undoMoveApplication", async (world) => {
        const { id, expectedVersion } = await move(world, "REVIEWED");
        return { id, expectedVersion };
      }),
      "401 CONFLICT 404 CONFLICT 404 CONFLICT 2FA 2FA 403 403",
    ],
    undoMoveApplications: [
      bulkMutation("undoMoveApplications", async (world) => {
        const { id, expectedVersion } = await move(world, "REVIEWED");
        return { moves: [{ id, expectedVersion }] };
      }),
      "401 CONFLICT 404 CONFLICT 404 CONFLICT 2FA 2FA 403 403",
    ],
  },
};
