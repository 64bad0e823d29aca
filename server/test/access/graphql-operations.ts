import { randomUUID } from "node:crypto";
import { days, later } from "../../core/clock.js";
import {
  Application,
  type ApplicationStatus,
} from "../../modules/applications/application.entity.js";
import { grantConsent } from "../consent.js";
import { buildCompany, buildUser, newEmail } from "../factories.js";
import { pdfFile } from "../applications/harness.js";
import type { GraphQLAnswer, TestClient } from "../test-client.js";
import { newJobInput, type ActorName, type World } from "./actors.js";

/** Runs one operation as one actor; `outcomeOf` in the matrix interprets the response. */
type Ask = (world: World, client: TestClient, actor: ActorName) => Promise<GraphQLAnswer>;
/** The operation, and its outcome for each actor in the order of ACTORS. */
export type GraphQLRow = [ask: Ask, outcomes: string];

const query =
  (selection: string, variables: (world: World) => object = () => ({}), types = ""): Ask =>
  (world, client) =>
    client.graphql(`query ${types} { ${selection} }`, variables(world));

/**
 * A mutation with one input; the type of `$input` is derived from the operation's name, as
 * everywhere in the schema.
 */
const mutation =
  (
    name: string,
    input: (world: World, actor: ActorName, client: TestClient) => object | Promise<object>,
  ): Ask =>
  async (world, client, actor) =>
    client.graphql(mutationText(name), { input: await input(world, actor, client) });

/** A mutation without input. */
const bareMutation =
  (name: string): Ask =>
  (_world, client) =>
    client.graphql(`mutation { ${name} { userErrors { code } } }`);

function mutationText(name: string): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;
}

/** A mutation of several jobs; the outcome is that of the only one. */
const bulkMutation =
  (name: string, input: (world: World) => Promise<object>): Ask =>
  async (world, client) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const text = `mutation ($input: ${type}!) { ${name}(input: $input) { results { userErrors { code } } } }`;
    const answer = await client.graphql(text, { input: await input(world) });
    return answer.errors ? answer : { ...answer, data: answer.data[name].results };
  };

const byJob = ({ job }: World) => ({ id: job.id });
const move = async (world: World, status: string) => ({
  id: await world.newApplication(),
  expectedVersion: 1,
  status,
});
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
const inStage = async (world: World, status: ApplicationStatus) => {
  const id = await world.newApplication();
  await world.app.dataSource.manager.update(Application, { id }, { status });
  return id;
};
const PLACEMENT = {
  ...{ clientName: "Cedar Health", startsOn: "2026-12-01", endsOn: "2027-06-01" },
  ...{ payRate: 7000, billRate: 9800, period: "HOUR" },
};
const toHire = async (world: World) => ({
  id: await inStage(world, "OFFER"),
  ...{ expectedVersion: 1, placement: PLACEMENT },
});
const hired = async (world: World) => {
  const client = await world.client("recruiter");
  const text = `mutation ($input: HireApplicationInput!) { hireApplication(input: $input) { placement { id applicationId } } }`;
  const { data } = await client.graphql(text, { input: await toHire(world) });
  return data.hireApplication.placement as { id: string; applicationId: string };
};
const ofPlacement = async (world: World, more: object = {}) => ({
  id: (await hired(world)).id,
  ...{ expectedVersion: 1, ...more },
});
const interviewDetails = ({ app }: World) => ({
  startsAt: later(app.clock.now(), days(5)).toISOString().slice(0, 16),
  ...{ timeZone: "UTC", minutes: 30, place: "Dallas", interviewer: "Ada Poe" },
});
const newInterview = async (world: World) => {
  const client = await world.client("recruiter");
  const applicationId = await inStage(world, "INTERVIEW");
  const text = `mutation ($input: ScheduleInterviewInput!) { scheduleInterview(input: $input) { interview { id } } }`;
  const input = { applicationId, ...interviewDetails(world) };
  const { data } = await client.graphql(text, { input });
  return { id: data.scheduleInterview.interview.id, expectedVersion: 0 };
};
const LETTER = { subject: "Hello", body: "Hi {{firstName}}" };
const newTemplate = async (world: World): Promise<string> => {
  const client = await world.client("recruiter");
  const input = { companyId: world.company.id, name: randomUUID(), ...LETTER };
  const text = `mutation ($input: CreateMailTemplateInput!) { createMailTemplate(input: $input) { template { id } } }`;
  return (await client.graphql(text, { input })).data.createMailTemplate.template.id;
};
const ofApplication = "401 404 404 ok 404 ok 2FA 2FA 403 403";
const byPaidSession = ({ paidSession }: World) => ({ id: paidSession });
const PRODUCT = "BRAND_MY_CV_QUATERLY";
const PROFILE = {
  name: "Ana Ortiz",
  location: "Austin, TX",
  countryCode: "+1",
  phone: "2145550134",
};

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const QUERIES: Record<string, GraphQLRow> = {
  application: [
    async (world, client) =>
      client.graphql("query ($id: ID!) { application(id: $id) { id } }", {
        id: await world.newApplication(),
      }),
    "401 ok 404 ok 404 ok 2FA 2FA 403 403",
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
  apiKeys: [query("apiKeys { id }"), "401 403 403 403 403 ok 403 2FA 403 403"],
  auditEvents: [
    query("auditEvents(first: 1) { nodes { id } }"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  factorResets: [
    query("factorResets(first: 1) { nodes { id } }"),
    "401 403 403 403 403 none 403 2FA 403 403",
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
  companies: [query("companies(first: 1) { nodes { id } }"), "ok"],
  company: [
    query("company(id: $id) { id }", ({ company }) => ({ id: company.id }), "($id: ID!)"),
    "ok",
  ],
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
  companyMembers: [
    query(
      "companyMembers(companyId: $id, first: 1) { nodes { id } }",
      ({ company }) => ({ id: company.id }),
      "($id: ID!)",
    ),
    "401 404 404 ok 404 ok 2FA 2FA 403 403",
  ],
  companyContacts: [
    async (world, client) => {
      await world.newContact();
      const text =
        "query ($id: ID!) { companyContacts(companyId: $id, first: 1) { nodes { id } } }";
      return client.graphql(text, { id: world.company.id });
    },
    "401 404 404 ok 404 ok 2FA 2FA 403 403",
  ],
  companyMergePreview: [
    async (world, client) => {
      const { id: fromId } = await buildCompany(world.app);
      const text = `query ($fromId: ID!, $intoId: ID!) {
        companyMergePreview(fromId: $fromId, intoId: $intoId) { parts { count } } }`;
      return client.graphql(text, { fromId, intoId: world.company.id });
    },
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  contactMessage: [
    async (world, client) =>
      client.graphql("query ($id: ID!) { contactMessage(id: $id) { id } }", {
        id: await world.newMessage(),
      }),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  deskCompanies: [
    query("deskCompanies(first: 1) { nodes { id } }"),
    "401 403 403 ok ok ok 2FA 2FA 403 403",
  ],
  homeContent: [query("homeContent { statistics { value } }"), "ok"],
  mailQueue: [query("mailQueue { waiting }"), "401 403 403 403 403 ok 403 2FA 403 403"],
  newsletterNumbers: [
    query("newsletterNumbers { unconfirmed }"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  queuedMails: [
    query("queuedMails(state: WAITING, first: 1) { nodes { id } }"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  soldPlans: [
    query("soldPlans(first: 1) { nodes { id buyer { name } } }"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  siteSettings: [query("siteSettings { staffMail }"), "401 403 403 403 403 ok 403 2FA 403 403"],
  contactMessages: [
    query("contactMessages(first: 1) { nodes { id } }"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  currentTerms: [query("currentTerms { version }"), "ok"],
  deletionPreview: [query("deletionPreview { runningPlans }"), "401 ok ok ok ok ok ok ok 403 403"],
  demoCheckout: [
    query("demoCheckout(sessionId: $id) { id }", byPaidSession, "($id: ID!)"),
    "401 null null null null null null null 403 403",
  ],
  demoPlan: [query("demoPlan { lookupKey }"), "ok"],
  invitation: [query('invitation(token: "forged") { state }'), "null"],
  invitations: [
    query("invitations(first: 1) { nodes { id } }"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  "invitations (of a company)": [
    query(
      "invitations(first: 1, companyId: $id) { nodes { id } }",
      ({ company }) => ({ id: company.id }),
      "($id: ID!)",
    ),
    "401 404 404 403 404 ok 403 2FA 403 403",
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
  jobs: [query("jobs(first: 1) { nodes { id } }"), "ok"],
  me: [query("me { id }"), "null ok ok ok ok ok ok ok null null"],
  "me (identities)": [
    query("me { identities(first: 1) { nodes { id viewerCanUnlink } } }"),
    "null ok ok ok ok ok ok ok null null",
  ],
  "me (own audit events)": [
    query("me { auditEvents(first: 1) { nodes { id } } }"),
    "null ok ok ok ok ok ok ok null null",
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
  myRepresentations: [
    async (world, client) => {
      await grantConsent(world.app, await world.newApplication());
      return client.graphql("{ myRepresentations(first: 1) { nodes { id } } }");
    },
    "401 ok none none none none none none 403 403",
  ],
  mySubmissions: [
    query("mySubmissions(first: 1) { nodes { id } }"),
    "401 none none none none none none none 403 403",
  ],
  representation: [query('representation(token: "forged") { id }'), "null"],
  representations: [
    async (world, client) => {
      await grantConsent(world.app, await world.newApplication());
      const text =
        "query ($id: ID!) { representations(candidateId: $id, first: 1) { nodes { id } } }";
      return client.graphql(text, { id: world.people.owner.id });
    },
    "401 403 403 ok none ok 2FA 2FA 403 403",
  ],
  "person (representations)": [
    query(
      "person(id: $id) { representations(first: 1) { nodes { id } } }",
      ({ people }) => ({ id: people.owner.id }),
      "($id: ID!)",
    ),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  "person (plans and deletion)": [
    query(
      "person(id: $id) { subscriptions { id } deletion { takesEffectAt } deletionPreview { runningPlans } }",
      ({ people }) => ({ id: people.owner.id }),
      "($id: ID!)",
    ),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  "application (representations)": [
    async (world, client) =>
      client.graphql("query ($id: ID!) { application(id: $id) { representations { id } } }", {
        id: await world.newApplication(),
      }),
    "401 ok 404 ok 404 ok 2FA 2FA 403 403",
  ],
  placements: [
    async (world, client) => {
      await hired(world);
      return client.graphql("{ placements(first: 1) { nodes { id } } }");
    },
    "401 403 403 ok none ok 2FA 2FA 403 403",
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
  myMailPreferences: [query("myMailPreferences { email }"), "401 ok ok ok ok ok ok ok 403 403"],
  mySubscriptions: [
    query("mySubscriptions { id }"),
    "401 ok none none none none none none 403 403",
  ],
  newsletterPreferences: [
    query('newsletterPreferences(token: "forged") { email }'),
    "INVALID_LINK",
  ],
  paymentsToReview: [query("paymentsToReview { id }"), "401 403 403 403 403 ok 403 2FA 403 403"],
  person: [
    query("person(id: $id) { id }", ({ people }) => ({ id: people.owner.id }), "($id: ID!)"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  plans: [query("plans { id }"), "ok"],
  searchPosts: [query('searchPosts(query: "visa") { slug }'), "none"],
  savedViews: [query("savedViews { id }"), "401 403 403 none none none 2FA 2FA 403 403"],
  staffMembers: [
    query("staffMembers(first: 1) { nodes { id } }"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  validateJob: [
    query("validateJob(input: {}) { findings { code } missing }"),
    "401 403 403 ok ok ok ok ok 403 ok",
  ],
  signInOptions: [query("signInOptions { googleUrl linkedinUrl }"), "ok"],
};

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const MUTATIONS: Record<string, GraphQLRow> = {
  addCompanyContact: [
    mutation("addCompanyContact", ({ company }) => ({ companyId: company.id, name: "Ada Poe" })),
    "401 404 404 ok 404 ok 2FA 2FA 403 403",
  ],
  updateCompanyContact: [
    mutation("updateCompanyContact", async (world) => ({
      id: await world.newContact(),
      name: "Ada Lane",
    })),
    "401 404 404 ok 404 ok 2FA 2FA 403 403",
  ],
  removeCompanyContact: [
    mutation("removeCompanyContact", async (world) => ({ id: await world.newContact() })),
    "401 404 404 ok 404 ok 2FA 2FA 403 403",
  ],
  answerContactMessage: [
    mutation("answerContactMessage", async (world) => ({
      id: await world.newMessage(),
      text: "Thank you.",
    })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  assignContactMessage: [
    mutation("assignContactMessage", async (world) => ({
      id: await world.newMessage(),
      assigneeId: world.people.admin.id,
    })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  finishContactMessage: [
    mutation("finishContactMessage", async (world) => ({ id: await world.newMessage() })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  reopenContactMessage: [
    mutation("reopenContactMessage", async (world) => ({ id: await world.newMessage() })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  createCompany: [
    mutation("createCompany", () => ({ name: `Cedar ${newEmail()}` })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  updateCompany: [
    mutation("updateCompany", ({ company }) => ({ id: company.id, location: "Austin, TX" })),
    "401 404 404 403 404 ok 403 2FA 403 403",
  ],
  setCompanyLogo: [
    mutation("setCompanyLogo", ({ company }) => ({ companyId: company.id, logo: null })),
    "401 404 404 403 404 ok 403 2FA 403 403",
  ],
  mergeCompanies: [
    mutation("mergeCompanies", async ({ app, company }) => {
      const { id: fromId, name: confirmName } = await buildCompany(app);
      return { fromId, intoId: company.id, confirmName };
    }),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  discardMail: [
    mutation("discardMail", async (world) => ({ id: await world.newDeadMail() })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  retryMail: [
    mutation("retryMail", async (world) => ({ id: await world.newDeadMail() })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  rotateApiKey: [
    mutation("rotateApiKey", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
    "401 403 403 403 403 404 403 2FA 403 403",
  ],
  updateSiteSettings: [
    mutation("updateSiteSettings", () => ({ staffMail: null })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  acceptInvitation: [
    mutation("acceptInvitation", () => ({ token: "forged", name: "Ana Ortiz" })),
    "401 INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK INVALID_LINK 403 403",
  ],
  acceptTerms: [
    mutation("acceptTerms", () => ({ productId: PRODUCT, signature: "Priya Raman", agree: true })),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  addToCart: [
    mutation("addToCart", () => ({ productId: PRODUCT })),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
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
  addNote: [mutation("addNote", (world) => aboutApplication(world, { body: "Hi" })), ofApplication],
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
  moveApplication: [
    mutation("moveApplication", (world) => move(world, "REVIEWED")),
    "401 BAD_INPUT 404 ok 404 ok 2FA 2FA 403 403",
  ],
  hireApplication: [
    mutation("hireApplication", toHire),
    "401 BAD_INPUT 404 ok 404 ok 2FA 2FA 403 403",
  ],
  updatePlacement: [
    mutation("updatePlacement", (world) => ofPlacement(world, { placement: PLACEMENT })),
    ofApplication,
  ],
  extendPlacement: [
    mutation("extendPlacement", (world) => ofPlacement(world, { endsOn: "2027-09-01" })),
    ofApplication,
  ],
  endPlacement: [
    mutation("endPlacement", (world) =>
      ofPlacement(world, { endsOn: "2027-03-01", reason: "CLIENT_ENDED" }),
    ),
    ofApplication,
  ],
  confirmPlacementEnd: [
    mutation("confirmPlacementEnd", (world) => ofPlacement(world)),
    ofApplication,
  ],
  scheduleInterview: [
    mutation("scheduleInterview", async (world) => ({
      applicationId: await inStage(world, "INTERVIEW"),
      ...interviewDetails(world),
    })),
    ofApplication,
  ],
  changeInterview: [
    mutation("changeInterview", async (world) => ({
      ...(await newInterview(world)),
      ...interviewDetails(world),
    })),
    ofApplication,
  ],
  cancelInterview: [mutation("cancelInterview", newInterview), ofApplication],
  withdrawApplication: [
    mutation("withdrawApplication", async (world) => ({ id: await world.newApplication() })),
    "401 ok 404 403 404 403 2FA 2FA 403 403",
  ],
  requestRepresentation: [
    mutation("requestRepresentation", async (world) => ({
      applicationId: await world.newApplication(),
      clientName: "Cedar Health",
      rate: { amount: 7000, period: "HOUR" },
      validUntil: later(world.app.clock.now(), days(30)),
    })),
    "401 403 404 ok 404 ok 2FA 2FA 403 403",
  ],
  answerRepresentation: [
    mutation("answerRepresentation", async (world) => ({
      id: await world.newRequest(),
      accept: false,
    })),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  "answerRepresentation (by link)": [
    mutation("answerRepresentation", () => ({ token: "forged", accept: false })),
    "INVALID_LINK",
  ],
  withdrawRepresentation: [
    mutation("withdrawRepresentation", async (world) => ({
      id: await grantConsent(world.app, await world.newApplication()),
    })),
    "401 ok 404 404 404 404 404 404 403 403",
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
  setApplicationMails: [
    mutation("setApplicationMails", () => ({ enabled: true })),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  confirmTotpEnrollment: [
    mutation("confirmTotpEnrollment", () => ({ code: "000000" })),
    "401 403 403 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
  ],
  cancelAccountDeletion: [
    mutation("cancelAccountDeletion", () => ({})),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  "cancelAccountDeletion (by mail)": [
    mutation("cancelAccountDeletion", () => ({ token: "forged" })),
    "INVALID_LINK",
  ],
  cancelFactorReset: [
    mutation("cancelFactorReset", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
    "401 404 404 404 404 404 404 404 403 403",
  ],
  "cancelFactorReset (by link)": [
    mutation("cancelFactorReset", () => ({ token: "forged" })),
    "INVALID_LINK",
  ],
  confirmFactorReset: [
    mutation("confirmFactorReset", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
    "401 403 403 403 403 404 403 2FA 403 403",
  ],
  confirmFreshProof: [
    mutation("confirmFreshProof", () => ({ code: "000000" })),
    "401 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
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
  confirmNewsletter: [mutation("confirmNewsletter", () => ({ token: "forged" })), "INVALID_LINK"],
  copyJob: [
    mutation("copyJob", ({ job }) => ({ id: job.id })),
    "401 404 404 ok 404 ok ok ok 404 ok",
  ],
  createApiKey: [
    mutation("createApiKey", () => ({ name: "Partner", scopes: ["JOBS_READ"] })),
    "401 403 403 403 403 ok 403 2FA 403 403",
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
  saveView: [
    mutation("saveView", () => ({ name: "Mine", address: "/desk/applications" })),
    "401 403 403 ok ok ok 2FA 2FA 403 403",
  ],
  deleteSavedView: [mutation("deleteSavedView", byJob), "401 403 403 404 404 404 2FA 2FA 403 403"],
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
  finishPasskeyRegistration: [
    mutation("finishPasskeyRegistration", () => ({ responseJson: "{}", name: "Phone" })),
    "401 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
  ],
  makeRecoveryCodes: [
    (_world, client) => client.graphql("mutation { makeRecoveryCodes { userErrors { code } } }"),
    "401 403 403 CONFLICT CONFLICT CONFLICT 2FA 2FA 403 403",
  ],
  disablePerson: [
    mutation("disablePerson", async ({ app }) => ({
      userId: (await buildUser(app)).id,
      reason: "LEFT",
    })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  enablePerson: [
    mutation("enablePerson", ({ people }) => ({ userId: people.owner.id })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  inviteStaff: [
    mutation("inviteStaff", ({ company }) => ({
      email: newEmail(),
      role: "RECRUITER",
      companyId: company.id,
    })),
    "401 404 404 403 404 ok 403 2FA 403 403",
  ],
  "inviteStaff (an administrator)": [
    mutation("inviteStaff", () => ({ email: newEmail(), role: "ADMIN" })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  endOtherSessions: [bareMutation("endOtherSessions"), "401 ok ok ok ok ok ok ok 403 403"],
  endSession: [
    mutation("endSession", async (world) => ({ id: await world.sessionOfOwner() })),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  openBillingPortal: [
    mutation("openBillingPortal", () => ({ returnTo: "PRICING" })),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  publishJob: [
    mutation("publishJob", async (world) => ({ id: (await world.newDraft()).id })),
    "401 404 404 ok 404 ok ok ok 404 ok",
  ],
  recordPayment: [
    mutation("recordPayment", ({ paidSession }) => ({ sessionId: paidSession })),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  provePasskey: [
    mutation("provePasskey", () => ({ responseJson: "{}" })),
    "401 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
  ],
  removePasskey: [
    mutation("removePasskey", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
    "401 404 404 404 404 404 2FA 2FA 403 403",
  ],
  removeTotp: [
    (_world, client) => client.graphql("mutation { removeTotp { userErrors { code } } }"),
    "401 403 403 404 404 404 2FA 2FA 403 403",
  ],
  removeCompanyMember: [
    mutation("removeCompanyMember", ({ company, people }) => ({
      companyId: company.id,
      userId: people.other.id,
    })),
    "401 404 404 403 404 404 403 2FA 403 403",
  ],
  renamePasskey: [
    mutation("renamePasskey", () => ({
      id: "01890000-0000-7000-8000-000000000000",
      name: "Phone",
    })),
    "401 404 404 404 404 404 404 404 403 403",
  ],
  requestPersonDeletion: [
    mutation("requestPersonDeletion", async ({ app }) => {
      const { id, email } = await buildUser(app);
      return { userId: id, email };
    }),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  cancelPersonDeletion: [
    mutation("cancelPersonDeletion", async ({ app }) => ({ userId: (await buildUser(app)).id })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  requestPersonDataExport: [
    mutation("requestPersonDataExport", async ({ app }) => {
      const { id, email } = await buildUser(app);
      return { userId: id, email };
    }),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  requestAccountDeletion: [
    async (world, client, actor) => {
      const answer = await bareMutation("requestAccountDeletion")(world, client, actor);
      // Whoever waits for the deletion can't buy a plan.
      await client.graphql("mutation { cancelAccountDeletion(input: {}) { message } }");
      return answer;
    },
    // The only administrator has to stay.
    "401 ok ok ok ok CONFLICT 2FA 2FA 403 403",
  ],
  requestDataExport: [bareMutation("requestDataExport"), "401 ok ok ok ok ok 2FA 2FA 403 403"],
  requestFactorReset: [
    mutation("requestFactorReset", () => ({ userId: "01890000-0000-7000-8000-000000000000" })),
    "401 403 403 403 403 404 403 2FA 403 403",
  ],
  requestLoginCode: [mutation("requestLoginCode", () => ({ email: newEmail() })), "ok"],
  resendInvitation: [
    mutation("resendInvitation", async (world) => ({ id: await world.newInvitation() })),
    "401 404 404 404 404 ok 404 2FA 403 403",
  ],
  revokeApiKey: [
    mutation("revokeApiKey", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
    "401 403 403 403 403 404 403 2FA 403 403",
  ],
  revokeInvitation: [
    mutation("revokeInvitation", async (world) => ({ id: await world.newInvitation() })),
    "401 404 404 404 404 ok 404 2FA 403 403",
  ],
  sendContactMessage: [
    mutation("sendContactMessage", () => ({ name: "Ana", email: newEmail(), message: "Hello" })),
    "ok",
  ],
  setCompanyRole: [
    mutation("setCompanyRole", ({ company, people }) => ({
      companyId: company.id,
      userId: people.recruiter.id,
      role: "RECRUITER",
    })),
    "401 404 404 403 404 ok 403 2FA 403 403",
  ],
  setRole: [
    mutation("setRole", async ({ app }) => ({
      userId: (await buildUser(app)).id,
      role: "RECRUITER",
    })),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  setMailPreferences: [
    mutation("setMailPreferences", () => ({ subscriptions: [] })),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  signInWithGoogle: [
    mutation("signInWithGoogle", () => ({ credential: "forged", state: "forged" })),
    "INVALID_CODE",
  ],
  signOut: [(_world, client) => client.graphql("mutation { signOut { message } }"), "ok"],
  signUp: [mutation("signUp", () => ({ ...PROFILE, email: newEmail() })), "ok"],
  startCheckout: [
    mutation("startCheckout", async (_world, _actor, client) => {
      await client.post("/api/accept-terms", { plan: PRODUCT, signature: "Priya Raman" });
      return { productId: PRODUCT };
    }),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  startDemoCheckout: [
    mutation("startDemoCheckout", () => ({ lookupKey: "starter_plan" })),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  signInWithPasskey: [
    mutation("signInWithPasskey", () => ({ responseJson: "{}" })),
    "INVALID_CODE",
  ],
  startFreshProof: [
    (_world, client) => client.graphql("mutation { startFreshProof { userErrors { code } } }"),
    "401 ok ok ok ok ok RATE_LIMITED RATE_LIMITED 403 403",
  ],
  startPasskeyProof: [
    (_world, client) => client.graphql("mutation { startPasskeyProof { userErrors { code } } }"),
    "401 404 404 404 404 404 404 404 403 403",
  ],
  startPasskeyRegistration: [
    (_world, client) =>
      client.graphql("mutation { startPasskeyRegistration { userErrors { code } } }"),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  startPasskeySignIn: [
    (_world, client) => client.graphql("mutation { startPasskeySignIn { userErrors { code } } }"),
    "ok",
  ],
  startTotpEnrollment: [
    (_world, client) => client.graphql("mutation { startTotpEnrollment { userErrors { code } } }"),
    "401 403 403 ok ok ok ok ok 403 403",
  ],
  subscribeToNewsletter: [
    mutation("subscribeToNewsletter", () => ({ email: newEmail(), topics: ["NEWS"] })),
    "ok",
  ],
  unlinkIdentity: [
    mutation("unlinkIdentity", async (world) => ({ id: await world.newIdentity() })),
    "401 ok 404 404 404 404 2FA 2FA 403 403",
  ],
  unsubscribeFromNewsletter: [
    mutation("unsubscribeFromNewsletter", () => ({ token: "forged" })),
    "INVALID_LINK",
  ],
  updateJob: [
    mutation("updateJob", ({ job }) => ({ id: job.id, role: "Java Developer" })),
    "401 404 404 ok 404 ok ok ok 404 ok",
  ],
  verifySecondFactor: [
    mutation("verifySecondFactor", () => ({ code: "000000" })),
    "401 403 403 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
  ],
  updateNewsletterPreferences: [
    mutation("updateNewsletterPreferences", () => ({ token: "forged", keep: [] })),
    "INVALID_LINK",
  ],
  updateProfile: [mutation("updateProfile", () => PROFILE), "401 ok ok ok ok ok ok ok 403 403"],
  verifyLoginCode: [
    mutation("verifyLoginCode", () => ({ email: newEmail(), otp: "000000" })),
    "INVALID_CODE",
  ],
};
