import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { builtInTemplates, candidateMailTexts } from "#texts/candidate-mails";
import { days, minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import { Harness, pdfFile, type Person } from "../../test/applications/harness.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { CompanyRecruiter, type Company } from "../companies/company.entity.js";
import type { Job } from "../jobs/record/job.entity.js";
import { OutboxMessage } from "../outbox/outbox.entity.js";
import { Note } from "./notes/note.entity.js";

let app: TestApp;
let harness: Harness;
let company: Company;
let job: Job;
let recruiter: User;
let desk: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  harness = new Harness(app);
  company = await buildCompany(app, { name: "Cedar & Sons" });
  job = await buildJob(app, { company, role: "Nurse <ICU>" });
  recruiter = await buildRecruiter(app, company);
});
beforeEach(async () => {
  desk = await signedIn(app, recruiter);
});
afterAll(() => app.close());

interface Applied extends Person {
  id: string;
}

async function apply(to = job, person?: Person): Promise<Applied> {
  const candidate = person ?? (await harness.person());
  const form = new FormData();
  const fields = { jobId: to.code, name: "Ana Maria Ortiz", email: candidate.email };
  for (const [name, value] of Object.entries({
    ...fields,
    location: "Dallas, TX",
    visaType: "H-1B",
  }))
    form.set(name, value);
  form.set("resume", pdfFile());
  const { body } = await candidate.client.postForm("/api/apply-jobs", form);
  return { ...candidate, id: body._id };
}

/** Runs a mutation with one input. */
async function run(client: TestClient, name: string, input: object, selection = "") {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { field code message } } }`;
  const { data, errors } = await client.graphql(text, { input });
  return data?.[name] ?? { userErrors: [{ code: errors?.[0]?.extensions.code }] };
}

async function records(client: TestClient, id: string, selection: string) {
  const text = `query ($id: ID!) { application(id: $id) { records { ${selection} } } }`;
  const { data, errors } = await client.graphql(text, { id });
  expect(errors).toBeUndefined();
  return data.application.records;
}

/** A second recruiter of the company. */
const colleague = async (name: string) => {
  const user = await buildRecruiter(app, company);
  await app.dataSource.manager.update(User, { id: user.id }, { name });
  return { ...user, name, client: await signedIn(app, user) };
};

const codes = (payload: { userErrors: { code: string }[] }) =>
  payload.userErrors.map(({ code }) => code);

describe("notes", () => {
  const NOTE =
    "note { id body author { name } mentions { name } editedAt deletedAt deletedBy { name } viewerCanEdit viewerCanDelete }";

  it("keeps text as it was typed, for staff only", async () => {
    const { id, client } = await apply();
    const body = "Speaks well.\r\n<script>alert(1)</script> https://example.com";
    const { note } = await run(desk, "addNote", { applicationId: id, body }, NOTE);
    expect(note).toMatchObject({
      body: "Speaks well.\n<script>alert(1)</script> https://example.com",
      author: { name: "Rita Recruiter" },
      viewerCanEdit: true,
      viewerCanDelete: true,
    });
    const { notes } = await records(desk, id, "notes(first: 5) { totalCount nodes { id } }");
    expect(notes).toEqual({ totalCount: 1, nodes: [{ __typename: undefined, id: note.id }] });
    expect(await records(client, id, "viewerCanAdd")).toBeNull();
  });

  it("sends a mentioned colleague one email, without the note", async () => {
    const { id } = await apply();
    const nora = await colleague("Nora Lind");
    const input = { applicationId: id, body: "@Nora Lind, secret words", mentionIds: [nora.id] };
    const { note } = await run(desk, "addNote", input, NOTE);
    expect(note.mentions).toEqual([{ name: "Nora Lind" }]);
    const edit = { id: note.id, body: "@Nora Lind, other words", mentionIds: [nora.id] };
    expect(codes(await run(desk, "editNote", edit))).toEqual([]);
    const mails = await app.inbox.mailsTo(nora.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Rita Recruiter mentioned you: Nurse <ICU>");
    expect(mails[0]?.body.text).toContain(`/desk/applications/${id}`);
    expect(mails[0]?.body.text).not.toContain("words");
  });

  it("does not mention people of another company or candidates", async () => {
    const { id, user } = await apply();
    const rival = await buildRecruiter(app, await buildCompany(app));
    for (const mentionIds of [[rival.id], [user.id], [recruiter.id, randomUUID()]]) {
      const refused = await run(desk, "addNote", { applicationId: id, body: "Hi", mentionIds });
      expect(refused.userErrors).toMatchObject([{ code: "BAD_INPUT", field: "mentionIds" }]);
    }
  });

  it("can be changed by its author for 15 minutes", async () => {
    const { id } = await apply();
    const { note } = await run(desk, "addNote", { applicationId: id, body: "One" }, NOTE);
    const nora = await colleague("Nora");
    expect(codes(await run(nora.client, "editNote", { id: note.id, body: "Two" }))).toEqual([
      "FORBIDDEN",
    ]);
    app.clock.advance(minutes(14));
    const edited = await run(desk, "editNote", { id: note.id, body: "Two" }, NOTE);
    expect(edited.note).toMatchObject({ body: "Two", viewerCanEdit: true });
    app.clock.advance(minutes(1));
    expect(codes(await run(desk, "editNote", { id: note.id, body: "Three" }))).toEqual([
      "CONFLICT",
    ]);
    expect(codes(await run(nora.client, "deleteNote", { id: note.id }))).toEqual(["FORBIDDEN"]);
    const { note: gone } = await run(desk, "deleteNote", { id: note.id }, NOTE);
    expect(gone).toMatchObject({
      ...{ body: "", deletedBy: { name: "Rita Recruiter" } },
      ...{ viewerCanEdit: false, viewerCanDelete: false },
    });
    expect(await app.dataSource.manager.findOneBy(Note, { id: note.id })).toMatchObject({
      body: "",
    });
    expect(codes(await run(desk, "deleteNote", { id: note.id }))).toEqual(["NOT_FOUND"]);
  });
});

describe("tags", () => {
  const tag = (applicationId: string, name: string) =>
    run(desk, "tagApplication", { applicationId, name }, "tags { id name }");

  it("finds an existing tag in any case, and suggests it", async () => {
    const [one, two] = [await apply(), await apply()];
    await tag(one.id, "Night  shifts");
    const { tags } = await tag(two.id, "night shifts");
    expect(tags).toMatchObject([{ name: "Night shifts" }]);
    expect((await tag(two.id, "NIGHT SHIFTS")).tags).toHaveLength(1);
    const text = "query ($id: ID!, $q: String) { companyTags(companyId: $id, query: $q) { name } }";
    const found = await desk.graphql(text, { id: company.id, q: "nig" });
    expect(found.data.companyTags).toEqual([{ name: "Night shifts" }]);
    expect((await desk.graphql(text, { id: company.id, q: "%" })).data.companyTags).toEqual([]);
    for (const { id } of [one, two])
      await run(desk, "untagApplication", { applicationId: id, tagId: tags[0].id });
    expect((await desk.graphql(text, { id: company.id, q: "nig" })).data.companyTags).toEqual([]);
  });

  it("allows 20 tags of 40 characters, also when they come at once", async () => {
    const { id } = await apply();
    expect((await tag(id, "x".repeat(41))).userErrors).toMatchObject([{ field: "name" }]);
    for (let n = 1; n < 20; n += 1) await tag(id, `Tag ${n}`.padEnd(40, "."));
    const both = await Promise.all([tag(id, "A"), tag(id, "B")]);
    expect(both.map(codes).sort()).toEqual([[], ["BAD_INPUT"]]);
    expect((await records(desk, id, "tags { id }")).tags).toHaveLength(20);
  });
});

describe("ratings", () => {
  const RATING =
    "rating { average raterCount sheetVersion criteria { criterion { id name } average viewerScore scores { score rater { name } } } }";
  const rate = (client: TestClient, applicationId: string, scores: object[]) =>
    run(client, "rateApplication", { applicationId, scores }, RATING);

  it("averages the recruiters' scores", async () => {
    const { id } = await apply();
    const nora = await colleague("Nora Lind");
    await rate(desk, id, [
      { criterionId: "skills", score: 5 },
      { criterionId: "interest", score: 1 },
    ]);
    const { rating } = await rate(nora.client, id, [{ criterionId: "skills", score: 2 }]);
    expect(rating).toMatchObject({ average: 2.25, raterCount: 2, sheetVersion: 0 });
    expect(rating.criteria[0]).toMatchObject({
      ...{ average: 3.5, viewerScore: 2 },
      scores: [
        { score: 5, rater: { name: "Rita Recruiter" } },
        { score: 2, rater: { name: "Nora Lind" } },
      ],
    });
    const { rating: less } = await rate(nora.client, id, [{ criterionId: "skills", score: null }]);
    expect(less).toMatchObject({ average: 3, raterCount: 1 });
  });

  it.each([0, 6])("refuses %d", async (score) => {
    const { id } = await apply();
    const refused = await rate(desk, id, [{ criterionId: "skills", score }]);
    expect(refused.userErrors).toMatchObject([{ code: "BAD_INPUT", field: "scores.0.score" }]);
  });

  it("uses the job's own criteria, and forgets the scores of those that are dropped", async () => {
    const own = await buildJob(app, { company });
    const { id } = await apply(own);
    await rate(desk, id, [
      { criterionId: "skills", score: 4 },
      { criterionId: "interest", score: 1 },
    ]);
    const criteria = [{ name: "Java" }, { id: "skills", name: "All skills" }];
    const input = { jobId: own.id, criteria, expectedVersion: 0 };
    const { sheet } = await run(
      desk,
      "setRatingCriteria",
      input,
      "sheet { version criteria { id name } }",
    );
    expect(sheet.version).toBe(1);
    expect(sheet.criteria.map(({ name }: { name: string }) => name)).toEqual([
      "Java",
      "All skills",
    ]);
    expect(codes(await run(desk, "setRatingCriteria", input))).toEqual(["CONFLICT"]);
    const { rating } = await records(desk, id, RATING);
    expect(rating).toMatchObject({ average: 4, sheetVersion: 1 });
    expect(codes(await rate(desk, id, [{ criterionId: "interest", score: 1 }]))).toEqual([
      "BAD_INPUT",
    ]);
    const twice = { ...input, criteria: [{ name: "Java" }, { name: "java" }], expectedVersion: 1 };
    expect((await run(desk, "setRatingCriteria", twice)).userErrors).toMatchObject([
      { field: "criteria.1.name" },
    ]);
  });
});

describe("taking care", () => {
  it("assigns an application to a colleague only", async () => {
    const { id, user } = await apply();
    const nora = await colleague("Nora Lind");
    const { assignee } = await run(
      desk,
      "assignApplication",
      { id, assigneeId: nora.id },
      "assignee { name }",
    );
    expect(assignee).toEqual({ name: "Nora Lind" });
    expect((await records(desk, id, "assignee { id }")).assignee).toEqual({ id: nora.id });
    expect(codes(await run(desk, "assignApplication", { id, assigneeId: user.id }))).toEqual([
      "BAD_INPUT",
    ]);
    await run(desk, "assignApplication", { id, assigneeId: null });
    expect((await records(desk, id, "assignee { id }")).assignee).toBeNull();
  });

  it("lists open steps by when they are due", async () => {
    const other = await buildRecruiter(app, await buildCompany(app));
    const { id } = await apply();
    const nora = await colleague("Nora Lind");
    const STEP = "step { id text doneAt owner { name } candidateName jobRole }";
    const [soon, late] = [days(1), days(9)].map((ms) => new Date(app.clock.now().getTime() + ms));
    const add = (text: string, dueAt: unknown, ownerId: string | null) =>
      run(nora.client, "addNextStep", { applicationId: id, text, dueAt, ownerId }, STEP);
    const { step } = await add("Send contract", late, null);
    expect(step).toMatchObject({
      owner: { name: "Nora Lind" },
      candidateName: "Ana Maria Ortiz",
      jobRole: job.role,
    });
    await add("Call", soon, recruiter.id);
    const list = async (client: TestClient, filter: object) => {
      const text = `query ($mine: Boolean, $dueBefore: DateTime) {
        nextSteps(first: 20, mine: $mine, dueBefore: $dueBefore) { nodes { text applicationId } } }`;
      const { data } = await client.graphql(text, filter);
      const nodes: { text: string; applicationId: string }[] = data.nextSteps.nodes;
      return nodes.filter((node) => node.applicationId === id).map((node) => node.text);
    };
    expect(await list(desk, {})).toEqual(["Call", "Send contract"]);
    expect(await list(desk, { mine: true })).toEqual(["Call"]);
    expect(await list(desk, { dueBefore: late })).toEqual(["Call"]);
    expect(await list(await signedIn(app, other), {})).toEqual([]);
    const { step: done } = await run(desk, "updateNextStep", { id: step.id, done: true }, STEP);
    expect(done.doneAt).not.toBeNull();
    expect(await list(desk, {})).toEqual(["Call"]);
    expect(codes(await add("Call", soon, other.id))).toEqual(["BAD_INPUT"]);
    expect(codes(await run(desk, "deleteNextStep", { id: step.id }))).toEqual([]);
    expect(codes(await run(desk, "deleteNextStep", { id: step.id }))).toEqual(["NOT_FOUND"]);
  });
});

describe("templates", () => {
  it("lists the company's own, then the built-in ones", async () => {
    const fields = { name: "Second round", subject: "{{jobRole}}", body: "Hi {{firstName}}" };
    const input = { companyId: company.id, ...fields };
    const { template } = await run(desk, "createMailTemplate", input, "template { id version }");
    expect((await run(desk, "createMailTemplate", input)).userErrors).toMatchObject([
      { field: "name" },
    ]);
    const update = { id: template.id, ...fields, name: "Third round", expectedVersion: 1 };
    expect(codes(await run(desk, "updateMailTemplate", update))).toEqual([]);
    expect(codes(await run(desk, "updateMailTemplate", update))).toEqual(["CONFLICT"]);
    const { data } = await desk.graphql(
      "query ($id: ID!) { mailTemplates(companyId: $id) { name isBuiltIn viewerCanEdit } }",
      { id: company.id },
    );
    expect(data.mailTemplates[0]).toEqual({
      name: "Third round",
      isBuiltIn: false,
      viewerCanEdit: true,
    });
    expect(data.mailTemplates[1]).toMatchObject({ isBuiltIn: true, viewerCanEdit: false });
    expect(codes(await run(desk, "deleteMailTemplate", { id: template.id }))).toEqual([]);
  });

  it("names the field it does not know", async () => {
    const fields = { name: "Bad", subject: "{{salary}}", body: "Hi {{firstName}" };
    const { userErrors } = await run(desk, "createMailTemplate", {
      companyId: company.id,
      ...fields,
    });
    expect(userErrors).toMatchObject([
      { field: "subject", message: expect.stringContaining("{{salary}}") },
      { field: "body", message: expect.stringContaining("two braces") },
    ]);
  });
});

describe("emails to candidates", () => {
  const LETTER = {
    subject: "{{jobRole}} at {{company}}",
    body: "Hi {{firstName}},\n\nSee https://example.com/a?b=1.\n\n{{recruiterName}}",
  };
  const MAIL = "mail { id subject body state sender { name } }";
  const send = (applicationId: string, sendId = randomUUID()) =>
    run(desk, "sendCandidateMail", { applicationId, sendId, ...LETTER }, MAIL);
  const sendAll = (applicationIds: string[], sendId = randomUUID()) =>
    run(
      desk,
      "sendCandidateMails",
      { applicationIds, sendId, ...LETTER },
      "results { applicationId mail { id state } userErrors { code } }",
    );

  it("arrives exactly as previewed, also for those who turned off automatic emails", async () => {
    const { id, user, email } = await apply();
    await app.dataSource.manager.update(User, { id: user.id }, { applicationMails: false });
    const text = `query ($input: CandidateMailPreviewInput!) { candidateMailPreview(input: $input) {
      preview { to replyTo subject text } userErrors { code } } }`;
    const { data } = await desk.graphql(text, { input: { applicationId: id, ...LETTER } });
    const { mail } = await send(id);
    expect(mail).toMatchObject({
      state: "QUEUED",
      subject: "Nurse <ICU> at Cedar & Sons",
      sender: { name: "Rita Recruiter" },
    });
    const { preview } = data.candidateMailPreview;
    // The receipt of the application may arrive after it.
    const mails = await app.inbox.mailsTo(email);
    const received = mails.find(({ subject }) => subject === preview.subject);
    expect(preview).toMatchObject({ to: email, replyTo: recruiter.email });
    expect([received?.subject, received?.body.text]).toEqual([preview.subject, preview.text]);
    expect(received?.replyTo).toEqual([recruiter.email]);
    expect(received?.body.text).toContain("Hi Ana,\n\nSee");
    expect(received?.body.html).toContain('href="https://example.com/a?b=1"');
    expect(received?.body.html).toContain("Nurse &lt;ICU&gt;");
    expect(received?.body.html).not.toContain("<ICU>");
    const kept = await records(desk, id, "mails(first: 5) { nodes { state sentAt subject } }");
    expect(kept.mails.nodes).toMatchObject([{ state: "SENT", subject: preview.subject }]);
  });

  it("sends nothing twice when a request is repeated", async () => {
    const { id, email } = await apply();
    const before = (await app.inbox.mailsTo(email)).length;
    const sendId = randomUUID();
    const sent = await Promise.all([send(id, sendId), send(id, sendId), send(id, sendId)]);
    expect(new Set(sent.map(({ mail }) => mail.id)).size).toBe(1);
    expect(await app.inbox.mailsTo(email)).toHaveLength(before + 1);
  });

  it("sends a person one email of a bulk, and says what happened to each row", async () => {
    const person = await harness.person();
    const second = await buildJob(app, { company });
    const foreign = await apply(await buildJob(app));
    const [one, two, three] = [
      await apply(job, person),
      await apply(second, person),
      await apply(),
    ];
    const before = (await app.inbox.mailsTo(person.email)).length;
    const ids = [one.id, two.id, three.id, foreign.id, "nonsense"];
    const sendId = randomUUID();
    const { results } = await sendAll(ids, sendId);
    expect(results.map(codes)).toEqual([[], ["CONFLICT"], [], ["NOT_FOUND"], ["NOT_FOUND"]]);
    expect(results.map((row: { applicationId: string }) => row.applicationId)).toEqual(ids);
    const { results: again } = await sendAll(ids, sendId);
    expect(again[0].mail.id).toBe(results[0].mail.id);
    expect(await app.inbox.mailsTo(person.email)).toHaveLength(before + 1);
    expect((await app.inbox.mailsTo(foreign.email)).map(({ subject }) => subject)).not.toContain(
      "Nurse <ICU> at Cedar & Sons",
    );
  });

  it("is refused while a line of its template is empty, at the field, and nothing is kept", async () => {
    const { id } = await apply();
    const template = builtInTemplates.find((each) => each.id === "interview");
    const { subject = "", body = "" } = template ?? {};
    const input = { applicationId: id, subject, body };
    const refused = [
      { code: "BAD_INPUT", field: "body", message: candidateMailTexts.emptyLines(3) },
    ];
    const text = `query ($input: CandidateMailPreviewInput!) { candidateMailPreview(input: $input) {
      preview { text } userErrors { field code message } } }`;
    const { data } = await desk.graphql(text, { input });
    expect(data.candidateMailPreview).toMatchObject({ preview: null, userErrors: refused });
    const sendId = randomUUID();
    expect((await run(desk, "sendCandidateMail", { ...input, sendId })).userErrors).toMatchObject(
      refused,
    );
    const { applicationId, ...draft } = input;
    const all = { ...draft, sendId, applicationIds: [applicationId] };
    expect((await run(desk, "sendCandidateMails", all)).userErrors).toMatchObject(refused);
    expect((await records(desk, id, "mails(first: 5) { nodes { id } }")).mails.nodes).toEqual([]);
    // The template itself may be kept with its gaps.
    const own = { companyId: company.id, name: "Our times", subject, body };
    expect(codes(await run(desk, "createMailTemplate", own, "template { id }"))).toEqual([]);
    const times = body.replace(/- $/gm, "- Tuesday at 10 AM");
    expect(codes(await run(desk, "sendCandidateMail", { ...input, sendId, body: times }))).toEqual(
      [],
    );
  });

  it("takes 1 to 200 applications", async () => {
    for (const ids of [[], Array.from({ length: 201 }, () => randomUUID())])
      expect((await sendAll(ids)).userErrors).toMatchObject([
        { code: "BAD_INPUT", field: "applicationIds" },
      ]);
  });

  it("shows when an email was given up", async () => {
    const { id } = await apply();
    const { mail } = await send(id);
    const dedupeKey = `candidate-mail:${mail.id}`;
    await app.dataSource.manager.update(OutboxMessage, { dedupeKey }, { deadAt: app.clock.now() });
    const states = async () =>
      (await records(desk, id, "mails(first: 5) { nodes { state } }")).mails.nodes;
    expect(await states()).toEqual([{ state: "FAILED" }]);
    await app.dataSource.manager.delete(OutboxMessage, { dedupeKey });
    expect(await states()).toEqual([{ state: "FAILED" }]);
  });

  it("limits a recruiter to 500 a day", async () => {
    const { id } = await apply();
    const busy = await colleague("Busy");
    const limit = { name: "candidate-mail", points: 500, seconds: 86_400 };
    for (let n = 0; n < 500; n += 1) await app.services.limits.consume(limit, busy.id);
    const input = { applicationId: id, sendId: randomUUID(), ...LETTER };
    expect(codes(await run(busy.client, "sendCandidateMail", input))).toEqual(["RATE_LIMITED"]);
  });
});

describe("who may", () => {
  it("keeps the records from a recruiter who applied", async () => {
    const { user, client, id } = await apply();
    await app.dataSource.manager.update(User, { id: user.id }, { role: "RECRUITER" });
    await app.dataSource.manager.insert(CompanyRecruiter, {
      companyId: company.id,
      userId: user.id,
    });
    const own = await signedIn(app, { ...user, role: "RECRUITER" } as User);
    await run(desk, "addNextStep", { applicationId: id, text: "Reject", dueAt: app.clock.now() });
    expect(await records(own, id, "viewerCanAdd")).toBeNull();
    expect(codes(await run(own, "addNote", { applicationId: id, body: "Hire me" }))).toEqual([
      "NOT_FOUND",
    ]);
    const { data } = await own.graphql("{ nextSteps(first: 50) { nodes { applicationId } } }");
    expect(JSON.stringify(data)).not.toContain(id);
    // The login from before the new role.
    expect(await records(client, id, "viewerCanAdd")).toBeNull();
  });

  it("lets viewers read, but not write", async () => {
    const { id } = await apply();
    const user = await buildUser(app, { role: "RECRUITER" });
    await app.dataSource.manager.insert(CompanyRecruiter, {
      companyId: company.id,
      userId: user.id,
      role: "VIEWER",
    });
    const viewer = await signedIn(app, user);
    expect(await records(viewer, id, "viewerCanAdd")).toEqual({ viewerCanAdd: false });
    expect(codes(await run(viewer, "addNote", { applicationId: id, body: "Hi" }))).toEqual([
      "FORBIDDEN",
    ]);
    const letter = { applicationIds: [id], sendId: randomUUID(), subject: "a", body: "b" };
    const { results } = await run(
      viewer,
      "sendCandidateMails",
      letter,
      "results { userErrors { code } }",
    );
    expect(results.map(codes)).toEqual([["FORBIDDEN"]]);
  });
});
