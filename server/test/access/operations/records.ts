import { randomUUID } from "node:crypto";
import type { World } from "../actors.js";
import { mutationText, query, mutation, type OperationRows } from "./ask.js";
import { ofApplication, byJob } from "./shared-rows.js";

/** What recruiters keep of an application of `owner`. */
const aboutApplication = async (world: World, more: object = {}) => ({
  applicationId: await world.newApplication(),
  ...more,
});
const newTag = async (world: World) => {
  const client = await world.client("recruiter");
  const input = await aboutApplication(world, { name: "Java" });
  await client.graphql(mutationText("tagApplication"), { input });
};
const newStep = async (world: World): Promise<string> => {
  const client = await world.client("recruiter");
  const input = await aboutApplication(world, { text: "Call", dueAt: "2026-12-01T12:00:00Z" });
  const text = `mutation ($input: AddNextStepInput!) { addNextStep(input: $input) { step { id } } }`;
  return (await client.graphql(text, { input })).data.addNextStep.step.id;
};
const newNote = async (world: World): Promise<string> => {
  const client = await world.client("recruiter");
  const input = await aboutApplication(world, { body: "Speaks well" });
  const text = `mutation ($input: AddNoteInput!) { addNote(input: $input) { note { id } } }`;
  return (await client.graphql(text, { input })).data.addNote.note.id;
};
const LETTER = { subject: "Hello", body: "Hi {{firstName}}" };
const newTemplate = async (world: World): Promise<string> => {
  const client = await world.client("recruiter");
  const input = { companyId: world.company.id, name: randomUUID(), ...LETTER };
  const text = `mutation ($input: CreateMailTemplateInput!) { createMailTemplate(input: $input) { template { id } } }`;
  return (await client.graphql(text, { input })).data.createMailTemplate.template.id;
};

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const recordsRows: OperationRows = {
  queries: {
    candidateMailPreview: [
      async (world, client) =>
        client.graphql(
          `query ($input: CandidateMailPreviewInput!) { candidateMailPreview(input: $input) { userErrors { code } } }`,
          { input: await aboutApplication(world, LETTER) },
        ),
      ofApplication,
    ],
    colleagues: [
      async (world, client) =>
        client.graphql("query ($id: ID!) { colleagues(applicationId: $id) { id } }", {
          id: await world.newApplication(),
        }),
      ofApplication,
    ],
    companyTags: [
      async (world, client) => {
        await newTag(world);
        const text = "query ($id: ID!) { companyTags(companyId: $id) { id } }";
        return client.graphql(text, { id: world.company.id });
      },
      ofApplication,
    ],
    mailTemplates: [
      query(
        "mailTemplates(companyId: $id) { id }",
        ({ company }) => ({ id: company.id }),
        "($id: ID!)",
      ),
      ofApplication,
    ],
    nextSteps: [
      async (world, client) => {
        await newStep(world);
        return client.graphql("{ nextSteps(first: 1) { nodes { id } } }");
      },
      "401 403 403 ok none ok 2FA 2FA 403 403",
    ],
    ratingCriteria: [
      query("ratingCriteria(jobId: $id) { version }", byJob, "($id: ID!)"),
      ofApplication,
    ],
  },
  mutations: {
    addNote: [
      mutation("addNote", (world) => aboutApplication(world, { body: "Hi" })),
      ofApplication,
    ],
    editNote: [
      mutation("editNote", async (world) => ({ id: await newNote(world), body: "Hello" })),
      "401 404 404 ok 404 403 2FA 2FA 403 403",
    ],
    deleteNote: [
      mutation("deleteNote", async (world) => ({ id: await newNote(world) })),
      ofApplication,
    ],
    tagApplication: [
      mutation("tagApplication", (world) => aboutApplication(world, { name: "Java" })),
      ofApplication,
    ],
    untagApplication: [
      mutation("untagApplication", (world) => aboutApplication(world, { tagId: randomUUID() })),
      ofApplication,
    ],
    rateApplication: [
      mutation("rateApplication", (world) =>
        aboutApplication(world, { scores: [{ criterionId: "skills", score: 4 }] }),
      ),
      ofApplication,
    ],
    setRatingCriteria: [
      mutation("setRatingCriteria", async (world) => ({
        jobId: (await world.newJob()).id,
        criteria: [{ name: "Java" }],
        expectedVersion: 0,
      })),
      ofApplication,
    ],
    assignApplication: [
      mutation("assignApplication", async (world) => ({
        id: await world.newApplication(),
        assigneeId: world.people.recruiter.id,
      })),
      ofApplication,
    ],
    addNextStep: [
      mutation("addNextStep", (world) =>
        aboutApplication(world, { text: "Call", dueAt: "2026-12-01T12:00:00Z" }),
      ),
      ofApplication,
    ],
    updateNextStep: [
      mutation("updateNextStep", async (world) => ({ id: await newStep(world), done: true })),
      ofApplication,
    ],
    deleteNextStep: [
      mutation("deleteNextStep", async (world) => ({ id: await newStep(world) })),
      ofApplication,
    ],
    createMailTemplate: [
      mutation("createMailTemplate", ({ company }) => ({
        ...{ companyId: company.id, name: randomUUID() },
        ...LETTER,
      })),
      ofApplication,
    ],
    updateMailTemplate: [
      mutation("updateMailTemplate", async (world) => ({
        ...{ id: await newTemplate(world), name: randomUUID(), expectedVersion: 1 },
        ...LETTER,
      })),
      ofApplication,
    ],
    deleteMailTemplate: [
      mutation("deleteMailTemplate", async (world) => ({ id: await newTemplate(world) })),
      ofApplication,
    ],
    sendCandidateMail: [
      mutation("sendCandidateMail", (world) =>
        aboutApplication(world, { sendId: randomUUID(), ...LETTER }),
      ),
      ofApplication,
    ],
    sendCandidateMails: [
      async (world, client) => {
        const applicationIds = [await world.newApplication()];
        const input = { sendId: randomUUID(), applicationIds, ...LETTER };
        const text = `mutation ($input: SendCandidateMailsInput!) {
        sendCandidateMails(input: $input) { results { userErrors { code } } userErrors { code } } }`;
        const { data, ...rest } = await client.graphql(text, { input });
        return { ...rest, data: { result: data?.sendCandidateMails?.results[0] } };
      },
      ofApplication,
    ],
  },
};
