import { newId } from "../../../core/ids.js";
import { newJobInput, type ActorName } from "../actors.js";
import { query, mutation, bulkMutation, mutationText, type OperationRows } from "./ask.js";
import { byJob } from "./shared-rows.js";

/** People name the source of the jobs they import; a key has its own. */
const sourceFor = (actor: ActorName) =>
  actor === "reader" || actor === "writer" ? {} : { source: "Board" };

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const jobsRows: OperationRows = {
  queries: {
    companyJobs: [
      query(
        "companyJobs(companyId: $id, first: 1) { nodes { id } }",
        ({ company }) => ({ id: company.id }),
        "($id: ID!)",
      ),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    "companyJobs (of all companies)": [
      query("companyJobs(first: 1) { nodes { id } }"),
      "401 404 404 ok none ok ok ok 404 ok",
    ],
    job: [query("job(id: $id) { id }", byJob, "($id: ID!)"), "ok"],
    "job (draft)": [
      query("job(id: $id) { id }", ({ draft }) => ({ id: draft.id }), "($id: ID!)"),
      "null null null ok null ok ok ok null ok",
    ],
    "job (applications)": [
      query("job(id: $id) { applications(first: 1) { nodes { id } } }", byJob, "($id: ID!)"),
      "401 404 404 ok 404 ok 2FA 2FA 403 403",
    ],
    "job (application counts)": [
      async (world, client) => {
        const text = "query ($id: ID!) { job(id: $id) { applicationCounts { status } } }";
        const { data, ...rest } = await client.graphql(text, byJob(world));
        return { ...rest, data: { counts: data.job.applicationCounts } };
      },
      "null null null ok null ok null null null null",
    ],
    completedPlaces: [query('completedPlaces(typed: "dal")'), "ok"],
    completedSkills: [query('completedSkills(typed: "")'), "none"],
    jobChanges: [query("jobChanges(first: 1) { nodes { jobId } }"), "ok"],
    "jobChanges (draft)": [
      async ({ draft }, client) => {
        const text = "{ jobChanges(first: 100) { nodes { jobId } isCaughtUp } }";
        const { data, ...rest } = await client.graphql(text);
        const { nodes, isCaughtUp } = data.jobChanges;
        const told = nodes.some(({ jobId }: { jobId: string }) => jobId === draft.id);
        return { ...rest, data: { told: isCaughtUp && !told ? null : told } };
      },
      "null null null ok null ok ok ok null ok",
    ],
    jobs: [query("jobs(first: 1) { nodes { id } }"), "ok"],
    jobLists: [query("jobLists(searches: [{}], first: 1) { nodes { id } }"), "ok"],
    jobsByIds: [query("jobsByIds(ids: [$id]) { id }", byJob, "($id: ID!)"), "ok"],
    "jobsByIds (draft)": [
      query("jobsByIds(ids: [$id]) { id }", ({ draft }) => ({ id: draft.id }), "($id: ID!)"),
      "none none none ok none ok ok ok none ok",
    ],
    savedJobIds: [
      async (world, client) => {
        const owner = await world.client("owner");
        const input = { jobId: world.job.id };
        await owner.graphql(mutationText("saveJob"), { input });
        const answer = await client.graphql("{ savedJobIds }");
        await owner.graphql(mutationText("unsaveJob"), { input });
        return answer;
      },
      "401 ok none none none none none none 403 403",
    ],
    viewerKey: [query("viewerKey { name }"), "null null null null null null null null ok ok"],
    validateJob: [
      query("validateJob(input: {}) { findings { code } missing }"),
      "401 403 403 ok ok ok ok ok 403 ok",
    ],
  },
  mutations: {
    upsertJob: [
      mutation("upsertJob", async (world, actor) => ({
        ...newJobInput(world.company.id),
        externalId: newId(),
        ...sourceFor(actor),
      })),
      "401 403 403 ok 403 ok ok ok 403 ok",
    ],
    importJobs: [
      mutation("importJobs", async (world, actor) => ({
        companyId: world.company.id,
        rows: [{}],
        ...sourceFor(actor),
      })),
      "401 403 403 ok 403 ok ok ok 403 ok",
    ],
    closeJob: [
      mutation("closeJob", async (world) => ({ id: (await world.newJob()).id, reason: "FILLED" })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    closeJobs: [
      bulkMutation("closeJobs", async (world) => ({
        ids: [(await world.newJob()).id],
        reason: "FILLED",
      })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    "closeJobs (rejecting applications)": [
      bulkMutation("closeJobs", async (world) => ({
        ids: [(await world.newJob()).id],
        reason: "FILLED",
        openApplications: "REJECT",
      })),
      "401 404 404 ok 404 ok 2FA 2FA 404 404",
    ],
    undoCloseJobs: [
      async (world, client, actor) => {
        const { id } = await world.newJob();
        await client.graphql(mutationText("closeJob"), { input: { id, reason: "FILLED" } });
        const undo = bulkMutation("undoCloseJobs", () => Promise.resolve({ ids: [id] }));
        return undo(world, client, actor);
      },
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    "closeJob (rejecting applications)": [
      mutation("closeJob", async (world) => ({
        id: (await world.newJob()).id,
        reason: "FILLED",
        openApplications: "REJECT",
      })),
      "401 404 404 ok 404 ok 2FA 2FA 404 403",
    ],
    saveJob: [
      mutation("saveJob", ({ job }) => ({ jobId: job.id })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    "saveJob (draft)": [
      mutation("saveJob", ({ draft }) => ({ jobId: draft.id })),
      "401 404 404 ok 404 ok ok ok 403 403",
    ],
    saveJobs: [
      mutation("saveJobs", ({ job }) => ({ jobIds: [job.id] })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    unsaveJob: [
      mutation("unsaveJob", ({ job }) => ({ jobId: job.id })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    copyJob: [
      mutation("copyJob", ({ job }) => ({ id: job.id })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    copyJobs: [
      bulkMutation("copyJobs", async ({ job }) => ({ ids: [job.id] })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    createJob: [
      mutation("createJob", ({ company }) => newJobInput(company.id)),
      "401 403 403 ok 403 ok ok ok 403 ok",
    ],
    deleteJob: [
      mutation("deleteJob", async (world) => ({ id: (await world.newDraft()).id })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    extendJob: [
      mutation("extendJob", ({ job }) => ({ id: job.id })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    extendJobs: [
      bulkMutation("extendJobs", async ({ job }) => ({ ids: [job.id] })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    relistJob: [
      mutation("relistJob", async (world) => ({ id: (await world.newClosedJob()).id })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    relistJobs: [
      bulkMutation("relistJobs", async (world) => ({ ids: [(await world.newClosedJob()).id] })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    saveJobDraft: [
      mutation("saveJobDraft", ({ draft }) => ({ id: draft.id, role: "Java Developer" })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    "saveJobDraft (new)": [
      mutation("saveJobDraft", ({ company }) => ({ companyId: company.id })),
      "401 403 403 ok 403 ok ok ok 403 ok",
    ],
    takeDownJob: [
      mutation("takeDownJob", async (world) => ({ id: (await world.newJob()).id })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    publishJob: [
      mutation("publishJob", async (world) => ({ id: (await world.newDraft()).id })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
    updateJob: [
      mutation("updateJob", ({ job }) => ({ id: job.id, role: "Java Developer" })),
      "401 404 404 ok 404 ok ok ok 404 ok",
    ],
  },
};
