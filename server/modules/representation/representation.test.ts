import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { representationErrorTexts as texts } from "#texts/representation";
import { days, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { pdfFile } from "../../test/applications/harness.js";
import { doors } from "../../test/applications/doors.js";
import { grantConsent } from "../../test/consent.js";
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
import type { Company } from "../companies/company.entity.js";
import { ClientSubmission } from "./client-submission.entity.js";
import { Representation } from "./representation.entity.js";

let app: TestApp;
let company: Company;
let rita: User;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.advanceTo(app.clock.nextNoon());
  company = await buildCompany(app, { name: "Northwind" });
  rita = await buildRecruiter(app, company);
  recruiter = await signedIn(app, rita);
});
afterAll(() => app.close());

const FIELDS = `id state clientName requisition text textSha256 candidateName typedName requestedBy
  validUntil answeredAt withdrawnAt submittedAt submittedBy viewerCanAnswer viewerCanWithdraw
  rate { amount currency period } job { role }`;
const REQUEST = `mutation ($input: RequestRepresentationInput!) { requestRepresentation(input: $input) {
  representation { ${FIELDS} } userErrors { field code message } } }`;
const ANSWER = `mutation ($input: AnswerRepresentationInput!) { answerRepresentation(input: $input) {
  representation { ${FIELDS} } userErrors { field code message } } }`;
const TAKE_BACK = `mutation ($input: WithdrawRepresentationInput!) { withdrawRepresentation(input: $input) {
  representation { ${FIELDS} } userErrors { field code message } } }`;
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) {
  application { status version } userErrors { field code message } } }`;
const UNDO = `mutation ($input: UndoMoveApplicationInput!) { undoMoveApplication(input: $input) {
  application { status version } userErrors { field code message } } }`;

interface Candidate {
  user: User;
  client: TestClient;
  applicationId: string;
}

async function applied(name = "José Ortiz", to = company): Promise<Candidate> {
  const user = await buildUser(app, { name });
  const client = await signedIn(app, user);
  return { user, client, applicationId: await apply(client, user, to) };
}

async function apply(client: TestClient, { name, email }: User, to = company): Promise<string> {
  const { id: jobId } = await buildJob(app, { company: to });
  const sent = await doors[0]?.apply(client, { jobId, email, name }, pdfFile());
  if (!sent?.id) throw new Error(sent?.message);
  return sent.id;
}

const wish = (applicationId: string, change: object = {}) => ({
  applicationId,
  clientName: "Cedar Health",
  rate: { amount: 7050, currency: "USD", period: "HOUR" },
  validUntil: later(app.clock.now(), days(60)).toISOString(),
  ...change,
});

async function ask(applicationId: string, change: object = {}, client = recruiter) {
  const { data, errors } = await client.graphql(REQUEST, { input: wish(applicationId, change) });
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data.requestRepresentation;
}

const answer = async (client: TestClient, input: object) =>
  (await client.graphql(ANSWER, { input })).data.answerRepresentation;

async function move(id: string, status: string, client = recruiter) {
  const [row] = await app.dataSource.query("SELECT version FROM applications WHERE id = ?", [id]);
  const input = { id, status, expectedVersion: row.version };
  return (await client.graphql(MOVE, { input })).data.moveApplication;
}

async function undo(id: string, client = recruiter) {
  const [row] = await app.dataSource.query("SELECT version FROM applications WHERE id = ?", [id]);
  const { data } = await client.graphql(UNDO, { input: { id, expectedVersion: row.version } });
  return data.undoMoveApplication;
}

/** The token of the newest email with a link; emails may overtake each other. */
async function tokenFor(address: string): Promise<string> {
  const links = (await app.inbox.mailsTo(address)).flatMap(({ body }) => {
    const link = /http\S+\/representation\?token=([\w-]+)/.exec(body.text ?? "");
    return link?.[1] ?? [];
  });
  const newest = links.at(-1);
  if (newest === undefined) throw new Error(`no link for ${address}`);
  return newest;
}

const submissionsOf = ({ id: userId }: User) =>
  app.dataSource.manager.findBy(ClientSubmission, { userId });
const eventsAbout = async ({ id }: User): Promise<string[]> => {
  const sql =
    "SELECT kind FROM audit_events WHERE subjectId = ? AND kind LIKE 'REPRESENTATION%' ORDER BY at, id";
  return (await app.dataSource.query<{ kind: string }[]>(sql, [id])).map(({ kind }) => kind);
};

describe("asking for consent", () => {
  it("mails the candidate a link that shows the exact text", async () => {
    const { user, applicationId } = await applied();
    const { representation, userErrors } = await ask(applicationId, {
      requisition: "REQ-77",
      message: "They’d like to talk this week.",
    });
    expect(userErrors).toEqual([]);
    expect(representation).toMatchObject({
      state: "PENDING",
      clientName: "Cedar Health",
      requisition: "REQ-77",
      requestedBy: rita.name,
      viewerCanAnswer: false,
    });
    const { text } = representation;
    expect(text).toContain("José Ortiz");
    expect(text).toContain("Cedar Health");
    expect(text).toContain("$70.50 an hour");
    expect(text).toContain("REQ-77");
    expect(representation.textSha256).toBe(createHash("sha256").update(text).digest("hex"));
    const query = `query ($token: String!) { representation(token: $token) { ${FIELDS} } }`;
    const { data } = await app.client().graphql(query, { token: await tokenFor(user.email) });
    expect(data.representation).toMatchObject({
      text,
      state: "PENDING",
      requestedBy: null,
      viewerCanAnswer: true,
      job: { role: "Senior Java Developer" },
    });
  });

  it("stores no token that opens the link", async () => {
    const { user, applicationId } = await applied();
    await ask(applicationId);
    const token = await tokenFor(user.email);
    const rows = await app.dataSource.query("SELECT * FROM representations WHERE userId = ?", [
      user.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("names the job’s company, or another one of the site, if no name is given", async () => {
    const { applicationId } = await applied();
    const own = await ask(applicationId, { clientName: " " });
    expect(own.representation.clientName).toBe("Northwind");
    const client = await buildCompany(app, { name: "Harbor Labs" });
    const other = await ask(applicationId, { clientName: null, companyId: client.id });
    expect(other.representation.clientName).toBe("Harbor Labs");
    const unknown = await ask(applicationId, { clientName: null, companyId: newId() });
    expect(unknown.userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it.each([
    ["no rate", { rate: { amount: 0, currency: "USD", period: "HOUR" } }, "rate.amount"],
    [
      "a currency that isn’t one",
      { rate: { amount: 1, currency: "ZZZ", period: "HOUR" } },
      "rate.currency",
    ],
    [
      "a rate for a month",
      { rate: { amount: 1, currency: "USD", period: "MONTH" } },
      "rate.period",
    ],
    ["a day that is over", { validUntil: "2020-01-01T00:00:00Z" }, "validUntil"],
    ["a day in ten years", { validUntil: "2036-01-01T00:00:00Z" }, "validUntil"],
    ["a client’s name of 121 letters", { clientName: "a".repeat(121) }, "clientName"],
    ["a message of 2,001 letters", { message: "a".repeat(2001) }, "message"],
  ])("refuses %s and writes nothing", async (_what, change, field) => {
    const { user, applicationId } = await applied();
    const refused = await ask(applicationId, change);
    expect(refused.representation).toBeNull();
    expect(refused.userErrors).toMatchObject([{ field, code: "BAD_INPUT" }]);
    expect(await app.dataSource.manager.countBy(Representation, { userId: user.id })).toBe(0);
  });

  it("replaces a request without an answer, whose link stops working", async () => {
    const { user, applicationId } = await applied();
    const first = await ask(applicationId);
    const token = await tokenFor(user.email);
    await ask(applicationId, { rate: { amount: 8000, currency: "USD", period: "HOUR" } });
    const late = await answer(app.client(), { token, accept: true, typedName: "José Ortiz" });
    expect(late.userErrors).toMatchObject([{ code: "INVALID_LINK", message: texts.replaced }]);
    const states = await app.dataSource.manager.findBy(Representation, { userId: user.id });
    expect(states.find(({ id }) => id === first.representation.id)?.state).toBe("REPLACED");
    expect(states.filter(({ state }) => state === "PENDING")).toHaveLength(1);
  });

  it("refuses while a consent is valid, or once the application is closed", async () => {
    const { user, client, applicationId } = await applied();
    const { representation } = await ask(applicationId);
    await answer(client, { id: representation.id, accept: true, typedName: user.name });
    expect((await ask(applicationId)).userErrors).toMatchObject([{ code: "CONFLICT" }]);
    const other = await applied();
    await move(other.applicationId, "REJECTED");
    const refused = await ask(other.applicationId);
    expect(refused.userErrors).toMatchObject([{ code: "CONFLICT", message: texts.notOpen }]);
  });
});

describe("answering", () => {
  it.each(["jose ortiz", "JOSÉ  ORTIZ", " José Ortiz "])(
    "accepts the name as %j",
    async (typedName) => {
      const { user, applicationId } = await applied();
      await ask(applicationId);
      const token = await tokenFor(user.email);
      const { representation, userErrors } = await answer(app.client(), {
        token,
        accept: true,
        typedName,
      });
      expect(userErrors).toEqual([]);
      expect(representation).toMatchObject({ state: "GRANTED", typedName: typedName.trim() });
      const row = await app.dataSource.manager.findOneByOrFail(Representation, { userId: user.id });
      expect(row).toMatchObject({ answeredBy: "LINK", ipAddress: expect.stringMatching(/./) });
      expect(createHash("sha256").update(row.text).digest("hex")).toBe(row.textSha256);
      expect(await eventsAbout(user)).toEqual([
        "REPRESENTATION_REQUESTED",
        "REPRESENTATION_ANSWERED",
      ]);
    },
  );

  it.each([null, "", "Jose", "Jose Ortis"])("does not accept the name %j", async (typedName) => {
    const { user, client, applicationId } = await applied();
    const { representation } = await ask(applicationId);
    const refused = await answer(client, { id: representation.id, accept: true, typedName });
    expect(refused.userErrors).toMatchObject([{ field: "typedName", code: "BAD_INPUT" }]);
    const row = await app.dataSource.manager.findOneByOrFail(Representation, { userId: user.id });
    expect(row.state).toBe("PENDING");
  });

  it("works once, and tells whoever asked", async () => {
    const { user, applicationId } = await applied("Ana Nowak");
    await ask(applicationId);
    const input = { token: await tokenFor(user.email), accept: false };
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(app.client(), input)));
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1);
    const refused = answers.filter(({ userErrors }) => userErrors[0]?.code === "INVALID_LINK");
    expect(refused).toHaveLength(4);
    const mails = await app.inbox.mailsTo(rita.email);
    expect(mails.filter(({ subject }) => subject === "Ana Nowak said no")).toHaveLength(1);
  });

  it("ends with the request’s time", async () => {
    const { user, applicationId } = await applied();
    const { representation } = await ask(applicationId);
    const token = await tokenFor(user.email);
    app.clock.advance(days(14));
    const input = { accept: true, typedName: user.name };
    expect((await answer(app.client(), { token, ...input })).userErrors).toMatchObject([
      { code: "INVALID_LINK" },
    ]);
    const client = await signedIn(app, user);
    const late = await answer(client, { id: representation.id, ...input });
    expect(late.userErrors).toMatchObject([{ code: "CONFLICT" }]);
    const { data } = await client.graphql(
      `{ myRepresentations(first: 2) { nodes { ${FIELDS} } } }`,
    );
    expect(data.myRepresentations.nodes).toMatchObject([
      { id: representation.id, state: "EXPIRED", answeredAt: null, typedName: null },
    ]);
    recruiter = await signedIn(app, rita);
  });

  it("reminds once after two days, and both links work until one is used", async () => {
    const { user, applicationId } = await applied();
    await ask(applicationId);
    const first = await tokenFor(user.email);
    const count = async () =>
      (await app.inbox.mailsTo(user.email)).filter(({ subject }) => subject.startsWith("Reminder"))
        .length;
    await app.services.representations.remindDue();
    expect(await count()).toBe(0);
    app.clock.advance(days(2) + 1000);
    await Promise.all([1, 2, 3].map(() => app.services.representations.remindDue()));
    expect(await count()).toBe(1);
    app.clock.advance(days(3));
    await app.services.representations.remindDue();
    expect(await count()).toBe(1);
    const second = await tokenFor(user.email);
    expect(second).not.toBe(first);
    const given = await answer(app.client(), { token: first, accept: true, typedName: user.name });
    expect(given.userErrors).toEqual([]);
    const again = await answer(app.client(), { token: second, accept: false });
    expect(again.userErrors).toMatchObject([{ code: "INVALID_LINK" }]);
    recruiter = await signedIn(app, rita);
  });

  it("is up to the candidate alone", async () => {
    const { applicationId } = await applied();
    const { representation } = await ask(applicationId);
    const input = { id: representation.id, accept: true, typedName: "José Ortiz" };
    for (const client of [recruiter, (await applied()).client])
      expect((await answer(client, input)).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
    const none = await answer(recruiter, { accept: true });
    expect(none.userErrors).toMatchObject([{ code: "BAD_INPUT", message: texts.chooseOne }]);
  });
});

describe("sending a resume to a client", () => {
  it.each([["SUBMITTED_TO_CLIENT"], ["INTERVIEW"]])(
    "is refused without consent, by moving to %s too",
    async (stage) => {
      const { user, applicationId } = await applied();
      const none = await move(applicationId, stage);
      expect(none.userErrors).toEqual([
        { field: null, code: "CONSENT_REQUIRED", message: texts.consentNeeded("José Ortiz") },
      ]);
      expect(none.application.status).toBe("SUBMITTED");
      const { representation } = await ask(applicationId);
      const waiting = await move(applicationId, stage);
      expect(waiting.userErrors[0]).toMatchObject({ code: "CONSENT_REQUIRED" });
      expect(waiting.userErrors[0].message).toContain("hasn’t answered yet");
      const client = await signedIn(app, user);
      await answer(client, { id: representation.id, accept: true, typedName: user.name });
      expect(await move(applicationId, stage)).toMatchObject({
        application: { status: stage },
        userErrors: [],
      });
      expect(await submissionsOf(user)).toMatchObject([
        {
          clientName: "Cedar Health",
          submittedById: rita.id,
          resumeFileName: "Priya Raman.pdf",
          representationId: representation.id,
        },
      ]);
      expect(await eventsAbout(user)).toContain("REPRESENTATION_SUBMITTED");
    },
  );

  it("is refused after a no, after the consent has ended, and after it was taken back", async () => {
    const declined = await applied();
    const asked = await ask(declined.applicationId);
    await answer(declined.client, { id: asked.representation.id, accept: false });
    const no = await move(declined.applicationId, "SUBMITTED_TO_CLIENT");
    expect(no.userErrors[0].message).toContain("said no");

    const ended = await applied();
    const consent = await grantConsent(app, ended.applicationId);
    const validUntil = app.clock.now();
    await app.dataSource.manager.update(Representation, { id: consent }, { validUntil });
    const late = await move(ended.applicationId, "SUBMITTED_TO_CLIENT");
    expect(late.userErrors[0].message).toContain("ended on");

    const undecided = await applied();
    const id = await grantConsent(app, undecided.applicationId);
    const { data } = await undecided.client.graphql(TAKE_BACK, { input: { id } });
    expect(data.withdrawRepresentation).toMatchObject({
      representation: { state: "WITHDRAWN", withdrawnAt: expect.any(String) },
      userErrors: [],
    });
    const back = await move(undecided.applicationId, "SUBMITTED_TO_CLIENT");
    expect(back.userErrors[0].message).toBe(texts.consentWithdrawn("José Ortiz"));
  });

  it("can’t be stopped by the candidate once it is done", async () => {
    const { client, applicationId } = await applied();
    const id = await grantConsent(app, applicationId);
    await move(applicationId, "SUBMITTED_TO_CLIENT");
    const { data } = await client.graphql(TAKE_BACK, { input: { id } });
    expect(data.withdrawRepresentation.userErrors).toMatchObject([
      { code: "CONFLICT", message: texts.sent },
    ]);
  });

  it("forgets the submission if the move is undone at once", async () => {
    const { user, applicationId } = await applied();
    await grantConsent(app, applicationId);
    await move(applicationId, "SUBMITTED_TO_CLIENT");
    await undo(applicationId);
    expect(await submissionsOf(user)).toEqual([]);
    await move(applicationId, "SUBMITTED_TO_CLIENT");
    await move(applicationId, "REVIEWED");
    await move(applicationId, "INTERVIEW");
    await undo(applicationId);
    expect(await submissionsOf(user)).toHaveLength(1);
  });

  it("is refused for a colleague who does it again, with who did it first", async () => {
    const { user, applicationId } = await applied();
    await grantConsent(app, applicationId);
    await move(applicationId, "SUBMITTED_TO_CLIENT");
    await move(applicationId, "REVIEWED");
    const colleague = await signedIn(app, await buildRecruiter(app, company));
    const second = await move(applicationId, "SUBMITTED_TO_CLIENT", colleague);
    expect(second.userErrors).toEqual([
      {
        field: null,
        code: "ALREADY_SUBMITTED",
        message: texts.submittedBy(rita.name, "Cedar Health", app.clock.now()),
      },
    ]);
    // Going on with what the first has begun is no second submission.
    expect((await move(applicationId, "INTERVIEW", colleague)).userErrors).toEqual([]);
    expect((await move(applicationId, "SUBMITTED_TO_CLIENT", colleague)).userErrors).toEqual([]);
    expect(await submissionsOf(user)).toHaveLength(1);
    expect((await ask(applicationId)).userErrors).toMatchObject([{ code: "ALREADY_SUBMITTED" }]);
  });

  it("happens once for the same requisition of a client, however many try", async () => {
    const user = await buildUser(app, { name: "Mei Lin" });
    const client = await signedIn(app, user);
    const tries: { id: string; by: TestClient }[] = [];
    for (let n = 0; n < 20; n += 1) {
      const owner = n % 2 === 0 ? company : await buildCompany(app);
      const id = await applyQuietly(user, client, owner, n === 0);
      const spelling = n % 2 === 0 ? "Cedar Health" : "CEDAR HEALTH, Inc.";
      const { clientKey } = await import("./spellings.js");
      await grantConsent(app, id, {
        clientName: spelling,
        clientKey: clientKey(spelling),
        requisition: n % 3 === 0 ? "REQ-9" : "req 9",
      });
      const by =
        owner === company ? recruiter : await signedIn(app, await buildRecruiter(app, owner));
      tries.push({ id, by });
    }
    const results = await Promise.all(
      tries.map(({ id, by }) => move(id, "SUBMITTED_TO_CLIENT", by)),
    );
    const codes = results.map(({ userErrors }) => userErrors[0]?.code ?? "ok").sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => "ALREADY_SUBMITTED"), "ok"]);
    expect(await submissionsOf(user)).toHaveLength(1);
    const statuses = await app.dataSource.query<{ status: string }[]>(
      "SELECT status FROM applications WHERE userId = ? AND status <> 'SUBMITTED'",
      [user.id],
    );
    expect(statuses).toEqual([{ status: "SUBMITTED_TO_CLIENT" }]);
  });
});

/** Twenty applications of one person, past the limit for sending them: the others copy the first. */
async function applyQuietly(user: User, client: TestClient, owner: Company, isFirst: boolean) {
  if (isFirst) return apply(client, user, owner);
  const { id: jobId } = await buildJob(app, { company: owner });
  const id = newId();
  await app.dataSource.query(
    `INSERT INTO applications (id, userId, jobId, companyId, resumeId, status, name, email, phone,
       countryCode, location, visaType, relocation, appliedAt, updatedAt)
     SELECT ?, userId, ?, ?, resumeId, 'SUBMITTED', name, email, phone, countryCode, location,
       visaType, relocation, appliedAt, updatedAt FROM applications WHERE userId = ? LIMIT 1`,
    [id, jobId, owner.id, user.id],
  );
  return id;
}

describe("what the candidate sees", () => {
  it("is every place the resume went, without names of staff", async () => {
    const { user, client, applicationId } = await applied();
    await grantConsent(app, applicationId);
    await move(applicationId, "SUBMITTED_TO_CLIENT");
    const query = `{ mySubmissions(first: 10) { nodes { clientName resumeFileName submittedAt job { role } } totalCount }
      myRepresentations(first: 10) { nodes { ${FIELDS} } }
      myApplications(first: 10) { nodes { id status representations { state requestedBy submittedBy } } totalCount } }`;
    const { data, errors } = await client.graphql(query);
    expect(errors).toBeUndefined();
    expect(data.mySubmissions).toMatchObject({
      nodes: [{ clientName: "Cedar Health", job: { role: "Senior Java Developer" } }],
      totalCount: 1,
    });
    expect(data.myRepresentations.nodes).toMatchObject([
      { state: "GRANTED", submittedBy: null, requestedBy: null, viewerCanWithdraw: false },
    ]);
    expect(data.myApplications.nodes[0]).toMatchObject({ status: "SUBMITTED_TO_CLIENT" });
    expect(JSON.stringify(data)).not.toContain(rita.name);
    const staff = await recruiter.graphql(
      `query ($id: ID!) { representations(candidateId: $id, first: 10) { nodes { ${FIELDS} } totalCount } }`,
      { id: user.id },
    );
    expect(staff.data.representations.nodes).toMatchObject([{ submittedBy: rita.name }]);
  });
});

describe("withdrawing an application", () => {
  it("closes its requests", async () => {
    const { user, client, applicationId } = await applied();
    await ask(applicationId);
    const token = await tokenFor(user.email);
    await client.graphql(
      `mutation ($input: WithdrawApplicationInput!) { withdrawApplication(input: $input) { userErrors { code } } }`,
      { input: { id: applicationId } },
    );
    const late = await answer(app.client(), { token, accept: true, typedName: user.name });
    expect(late.userErrors).toMatchObject([{ code: "INVALID_LINK", message: texts.withdrawn }]);
  });
});

describe("what staff see of a person", () => {
  const PERSON = `query ($id: ID!) { representations(candidateId: $id, first: 10) { nodes { requestedBy } totalCount } }`;

  it("is what their own companies asked; administrators see all, also on the account", async () => {
    const { user, client, applicationId } = await applied();
    const rivals = await buildCompany(app);
    const rival = await signedIn(app, await buildRecruiter(app, rivals));
    await ask(applicationId);
    await ask(await apply(client, user, rivals), {}, rival);
    const seen = async (by: TestClient) =>
      (await by.graphql(PERSON, { id: user.id })).data.representations.totalCount;
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    expect([await seen(recruiter), await seen(rival), await seen(admin)]).toEqual([1, 1, 2]);
    const { data } = await admin.graphql(
      `query ($id: ID!) { person(id: $id) { representations(first: 1) {
         nodes { clientName requestedBy } totalCount pageInfo { hasNextPage } } } }`,
      { id: user.id },
    );
    expect(data.person.representations).toMatchObject({
      nodes: [{ clientName: "Cedar Health", requestedBy: expect.any(String) }],
      totalCount: 2,
      pageInfo: { hasNextPage: true },
    });
  });

  it("names no colleagues to staff who applied themselves", async () => {
    const { user, applicationId } = await applied();
    await ask(applicationId);
    const { manager } = app.dataSource;
    await manager.update(User, { id: user.id }, { role: "ADMIN" });
    const self = await signedIn(app, await manager.findOneByOrFail(User, { id: user.id }));
    const { data } = await self.graphql(PERSON, { id: user.id });
    expect(data.representations.nodes).toEqual([{ requestedBy: null }]);
  });
});
