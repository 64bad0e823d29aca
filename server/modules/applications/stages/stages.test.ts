import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { stageTexts } from "#texts/stages";
import { minutes, seconds } from "../../../core/clock.js";
import { AppError } from "../../../core/errors.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { pdfFile } from "../../../test/applications/harness.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { User } from "../../accounts/user.entity.js";
import { CompanyRecruiter, type Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { OutboxMessage } from "../../outbox/outbox.entity.js";
import { Application, type ApplicationStatus } from "../application.entity.js";
import { ApplicationEvent } from "./application-event.entity.js";
import { StageService } from "./stage.service.js";

const FIELDS = "application { id status version allowedMoves } userErrors { field code message }";
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { ${FIELDS} } }`;
const UNDO = `mutation ($input: UndoMoveApplicationInput!) { undoMoveApplication(input: $input) { ${FIELDS} } }`;
const MOVES = `mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) {
  results { id ${FIELDS} } userErrors { field code } } }`;
const UNDOS = `mutation ($input: UndoMoveApplicationsInput!) { undoMoveApplications(input: $input) {
  results { id ${FIELDS} } userErrors { field code message } } }`;
const HISTORY = `query ($id: ID!) { application(id: $id) { status version visaType viewerCanMove viewerCanWithdraw
  history(first: 10) { totalCount nodes { kind fromStatus toStatus isByCandidate actorName } } } }`;

let app: TestApp;
let company: Company;
let job: Job;
let rita: User;
let recruiter: TestClient;

beforeAll(async () => {
  // Other modules test what they ask of a move.
  const gates = jest.spyOn(StageService.prototype, "addGates").mockReturnValue();
  app = await createTestApp();
  gates.mockRestore();
  app.clock.hold();
  company = await buildCompany(app);
  job = await buildJob(app, { company });
  rita = await buildRecruiter(app, company);
});
beforeEach(async () => {
  recruiter = await signedIn(app, rita);
});
afterAll(() => app.close());

const move = async (
  client: TestClient,
  { id, version }: Pick<Application, "id" | "version">,
  status: ApplicationStatus,
) => {
  const { data, errors } = await client.graphql(MOVE, {
    input: { id, status, expectedVersion: version },
  });
  return { ...data?.moveApplication, errors };
};
const undo = async (client: TestClient, { id, version }: Pick<Application, "id" | "version">) =>
  (await client.graphql(UNDO, { input: { id, expectedVersion: version } })).data
    .undoMoveApplication;
const seenOf = (rows: Pick<Application, "id" | "version">[]) =>
  rows.map(({ id, version }) => ({ id, expectedVersion: version }));
const moveAll = async (rows: Pick<Application, "id" | "version">[], status: ApplicationStatus) => {
  const input = { status, moves: seenOf(rows) };
  return (await recruiter.graphql(MOVES, { input })).data?.moveApplications;
};
const undoAll = async (client: TestClient, rows: Pick<Application, "id" | "version">[]) =>
  (await client.graphql(UNDOS, { input: { moves: seenOf(rows) } })).data?.undoMoveApplications;
interface Row {
  id: string;
  application: Application | null;
  userErrors: { code: string }[];
}
const brief = ({ application, userErrors }: Row) => [
  userErrors[0]?.code ?? "ok",
  application?.status ?? null,
];
const rowOf = ({ id }: Pick<Application, "id">) =>
  app.dataSource.manager.findOneByOrFail(Application, { id });
const eventsOf = ({ id: applicationId }: Pick<Application, "id">) =>
  app.dataSource.manager.find(ApplicationEvent, {
    where: { applicationId },
    order: { at: "ASC", id: "ASC" },
  });
const waitingMails = () =>
  app.dataSource.manager.countBy(OutboxMessage, { kind: "APPLICATION_MOVED" });
const subjectsTo = async ({ email }: Pick<Application, "email">) =>
  (await app.inbox.mailsTo(email)).map(({ subject }) => subject);
const colleague = async (role: "OWNER" | "VIEWER" = "OWNER") => {
  const user = await buildUser(app, { role: "RECRUITER", name: "Omar Owner" });
  const member = { companyId: company.id, userId: user.id, role };
  await app.dataSource.manager.insert(CompanyRecruiter, member);
  return signedIn(app, user);
};

describe("a move", () => {
  it("changes the stage, counts the version, and is in the history", async () => {
    const application = await buildApplication(app, job);
    const { application: moved, userErrors } = await move(recruiter, application, "INTERVIEW");
    expect(userErrors).toEqual([]);
    expect(moved).toMatchObject({ id: application.id, status: "INTERVIEW", version: 2 });
    expect(moved.allowedMoves).toContain("OFFER");
    const { data } = await recruiter.graphql(HISTORY, { id: application.id });
    expect(data.application).toMatchObject({
      status: "INTERVIEW",
      version: 2,
      visaType: "H1B",
      viewerCanMove: true,
      viewerCanWithdraw: false,
      history: {
        totalCount: 1,
        nodes: [
          {
            kind: "MOVED",
            fromStatus: "SUBMITTED",
            toStatus: "INTERVIEW",
            isByCandidate: false,
            actorName: "Rita Recruiter",
          },
        ],
      },
    });
    const { movedAt } = await rowOf(application);
    expect(movedAt).toEqual((await eventsOf(application))[0]?.at);
  });

  it("to a stage that may not follow is refused, with the application as it is", async () => {
    const application = await buildApplication(app, job);
    const refused = await move(recruiter, application, "HIRED");
    const message = stageTexts.notAllowed("SUBMITTED", "HIRED");
    expect(refused.userErrors).toEqual([{ field: "status", code: "BAD_INPUT", message }]);
    expect(refused.application).toMatchObject({ status: "SUBMITTED", version: 1 });
    expect(await eventsOf(application)).toEqual([]);
  });

  it("of an outdated card says who moved it, where to, and when", async () => {
    const application = await buildApplication(app, job);
    await move(recruiter, application, "REVIEWED");
    const refused = await move(await colleague(), application, "INTERVIEW");
    const [event] = await eventsOf(application);
    const message = stageTexts.movedBy("Rita Recruiter", "REVIEWED", event?.at ?? new Date(0));
    expect(refused.userErrors).toEqual([{ field: null, code: "CONFLICT", message }]);
    expect(message).toMatch(/^Rita Recruiter moved this application to Reviewed on \w+ \d/);
    expect(refused.application).toMatchObject({ status: "REVIEWED", version: 2 });
    const own = await move(recruiter, application, "INTERVIEW");
    expect(own.userErrors[0].message).toMatch(/^You moved/);
  });

  it("is made once when 20 arrive together", async () => {
    const application = await buildApplication(app, job);
    const stages = ["REVIEWED", "INTERVIEW", "SUBMITTED_TO_CLIENT", "REJECTED"] as const;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        move(recruiter, application, stages[n % stages.length] ?? "REVIEWED"),
      ),
    );
    const codes = answers.map(({ userErrors }) => userErrors[0]?.code ?? "moved");
    expect(codes.filter((code) => code === "moved")).toHaveLength(1);
    expect(codes.filter((code) => code === "CONFLICT")).toHaveLength(19);
    const [event, ...more] = await eventsOf(application);
    expect(more).toEqual([]);
    expect(await rowOf(application)).toMatchObject({ status: event?.toStatus, version: 2 });
  });

  it("is for members who may, and only they learn that the application exists", async () => {
    const application = await buildApplication(app, job);
    const viewer = await colleague("VIEWER");
    expect((await move(viewer, application, "REVIEWED")).errors[0].extensions.code).toBe(
      "FORBIDDEN",
    );
    const { data } = await viewer.graphql(HISTORY, { id: application.id });
    expect(data.application).toMatchObject({ viewerCanMove: false });
    const rival = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
    for (const id of [application.id, "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b", "x"])
      expect(await move(rival, { id, version: 1 }, "REVIEWED")).toMatchObject({
        application: null,
        userErrors: [{ code: "NOT_FOUND" }],
      });
    expect(await rowOf(application)).toMatchObject({ status: "SUBMITTED", version: 1 });
  });

  it("works for an application of an earlier release, which has no company yet", async () => {
    const application = await buildApplication(app, job, { companyId: null });
    expect((await move(recruiter, application, "REVIEWED")).userErrors).toEqual([]);
  });
});

describe("the candidate", () => {
  it("withdraws, sees the history without names of staff, and applies again", async () => {
    const ana = await buildUser(app, { name: "Ana Ortiz" });
    const client = await signedIn(app, ana);
    const application = await buildApplication(app, job, { by: ana });
    await move(recruiter, application, "INTERVIEW");
    expect((await move(client, { ...application, version: 1 }, "WITHDRAWN")).userErrors).toEqual([
      { field: null, code: "CONFLICT", message: stageTexts.changed },
    ]);
    const { application: withdrawn } = await move(
      client,
      { ...application, version: 2 },
      "WITHDRAWN",
    );
    expect(withdrawn).toMatchObject({ status: "WITHDRAWN", version: 3, allowedMoves: [] });
    const late = await move(recruiter, { ...application, version: 2 }, "OFFER");
    expect(late.userErrors[0].message).toMatch(/^Ana Ortiz withdrew/);
    expect(
      (await move(recruiter, { ...application, version: 3 }, "REVIEWED")).userErrors[0],
    ).toMatchObject({ code: "BAD_INPUT", field: "status" });
    const form = new FormData();
    for (const [name, value] of Object.entries({ jobId: job.code, email: ana.email }))
      form.set(name, value);
    form.set("resume", pdfFile());
    expect((await client.postForm("/api/apply-jobs", form)).status).toBe(200);
    const { data } = await client.graphql(HISTORY, { id: application.id });
    expect(data.application).toMatchObject({
      status: "SUBMITTED",
      version: 4,
      viewerCanWithdraw: true,
    });
    const { nodes } = data.application.history;
    expect(
      nodes.map(({ kind, actorName }: { kind: string; actorName: string }) => [kind, actorName]),
    ).toEqual([
      ["REAPPLIED", "Ana Ortiz"],
      ["WITHDRAWN", "Ana Ortiz"],
      ["MOVED", null],
    ]);
  });

  it("does not see moves that were taken back", async () => {
    const ana = await buildUser(app);
    const application = await buildApplication(app, job, { by: ana });
    await move(recruiter, application, "REJECTED");
    await undo(recruiter, { ...application, version: 2 });
    const kinds = async (client: TestClient) =>
      (await client.graphql(HISTORY, { id: application.id })).data.application.history.nodes.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await kinds(await signedIn(app, ana))).toEqual([]);
    expect(await kinds(recruiter)).toEqual(["UNDONE", "MOVED"]);
  });
});

describe("an undone move", () => {
  it("goes back, and the email that waited is not sent", async () => {
    const application = await buildApplication(app, job);
    const before = await waitingMails();
    await move(recruiter, application, "INTERVIEW");
    expect(await waitingMails()).toBe(before + 1);
    const undone = await undo(recruiter, { ...application, version: 2 });
    expect(undone).toMatchObject({
      application: { status: "SUBMITTED", version: 3 },
      userErrors: [],
    });
    expect(await waitingMails()).toBe(before);
    app.clock.advance(minutes(1));
    expect(await subjectsTo(application)).toEqual([]);
    expect((await undo(recruiter, { ...application, version: 3 })).userErrors[0]).toMatchObject({
      code: "CONFLICT",
      message: stageTexts.notYourMove,
    });
  });

  it("must be one's own, and no older than a minute", async () => {
    const application = await buildApplication(app, job);
    await move(recruiter, application, "REVIEWED");
    const seen = { ...application, version: 2 };
    expect((await undo(await colleague(), seen)).userErrors[0].message).toBe(
      stageTexts.notYourMove,
    );
    app.clock.advance(seconds(61));
    expect((await undo(recruiter, seen)).userErrors[0].message).toBe(stageTexts.tooLate);
    expect(await rowOf(application)).toMatchObject({ status: "REVIEWED", version: 2 });
  });
});

describe("emails about moves", () => {
  it("go out once, after 15 seconds, for the stages that are news", async () => {
    const application = await buildApplication(app, job);
    await move(recruiter, application, "REVIEWED");
    app.clock.advance(seconds(16));
    expect(await subjectsTo(application)).toEqual([]);
    await move(recruiter, { ...application, version: 2 }, "INTERVIEW");
    expect(await subjectsTo(application)).toEqual([]);
    app.clock.advance(seconds(16));
    const subject = [`They want to meet you: ${job.role}`];
    expect(await subjectsTo(application)).toEqual(subject);
    expect(await subjectsTo(application)).toEqual(subject);
    const [mail] = await app.inbox.mailsTo(application.email);
    expect(mail?.replyTo).toEqual([rita.email]);
  });

  it("tell the newest stage only, if another move follows at once", async () => {
    const application = await buildApplication(app, job);
    await move(recruiter, application, "INTERVIEW");
    await move(recruiter, { ...application, version: 2 }, "OFFER");
    app.clock.advance(seconds(16));
    expect(await subjectsTo(application)).toEqual([`You have an offer: ${job.role}`]);
  });

  it("can be turned off", async () => {
    const ana = await buildUser(app);
    const client = await signedIn(app, ana);
    const { data } = await client.graphql(
      `mutation { setApplicationMails(input: { enabled: false }) { user { applicationMails } userErrors { code } } }`,
    );
    expect(data.setApplicationMails).toEqual({ user: { applicationMails: false }, userErrors: [] });
    const application = await buildApplication(app, job, { by: ana });
    await move(recruiter, application, "REJECTED");
    app.clock.advance(seconds(16));
    expect(await subjectsTo(application)).toEqual([]);
  });
});

describe("several moves", () => {
  it("are made one by one, each with its own result", async () => {
    const [one, two, hired] = [
      await buildApplication(app, job),
      await buildApplication(app, job),
      await buildApplication(app, job, { status: "HIRED" }),
    ];
    const foreign = await buildApplication(app, await buildJob(app));
    const { results, userErrors } = await moveAll(
      [one, { ...two, version: 7 }, hired, foreign, one],
      "REJECTED",
    );
    expect(userErrors).toEqual([]);
    expect(results.map(brief)).toEqual([
      ["ok", "REJECTED"],
      ["CONFLICT", "SUBMITTED"],
      ["BAD_INPUT", "HIRED"],
      ["NOT_FOUND", null],
      ["CONFLICT", "REJECTED"],
    ]);
    expect(results.map(({ id }: { id: string }) => id)).toEqual(
      [one, two, hired, foreign, one].map(({ id }) => id),
    );
    expect(await eventsOf(one)).toHaveLength(1);
  });

  it("must be 1 to 200", async () => {
    const application = await buildApplication(app, job);
    expect((await moveAll([], "REVIEWED")).userErrors).toEqual([
      { field: "moves", code: "BAD_INPUT" },
    ]);
    const many = await recruiter.graphql(
      `mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) { userErrors { field code } } }`,
      {
        input: {
          status: "REVIEWED",
          moves: Array.from({ length: 201 }, () => ({ id: application.id, expectedVersion: 1 })),
        },
      },
    );
    expect(many.data.moveApplications.userErrors).toEqual([{ field: "moves", code: "BAD_INPUT" }]);
    expect(await rowOf(application)).toMatchObject({ version: 1 });
  });
});

describe("several undone moves", () => {
  it("go back one by one, and only the emails of those that were refused are sent", async () => {
    const rows = [
      await buildApplication(app, job),
      await buildApplication(app, job),
      await buildApplication(app, job),
    ] as const;
    const [one, two, three] = rows;
    const foreign = await buildApplication(app, await buildJob(app));
    await moveAll([...rows], "INTERVIEW");
    const moved = rows.map(({ id }) => ({ id, version: 2 }));
    await move(await colleague(), { id: two.id, version: 2 }, "OFFER");
    const asked = [...moved, foreign, { id: "x", version: 1 }, { id: one.id, version: 3 }];
    const { results, userErrors } = await undoAll(recruiter, asked);
    expect(userErrors).toEqual([]);
    expect(results.map(({ id }: Row) => id)).toEqual(asked.map(({ id }) => id));
    expect(results.map(brief)).toEqual([
      ["ok", "SUBMITTED"],
      ["CONFLICT", "OFFER"],
      ["ok", "SUBMITTED"],
      ["NOT_FOUND", null],
      ["NOT_FOUND", null],
      ["CONFLICT", "SUBMITTED"],
    ]);
    const [event] = (await eventsOf(two)).slice(-1);
    const message = stageTexts.movedBy("Omar Owner", "OFFER", event?.at ?? new Date(0));
    expect(results[1].userErrors).toEqual([{ field: null, code: "CONFLICT", message }]);
    app.clock.advance(minutes(1));
    expect(await subjectsTo(one)).toEqual([]);
    expect(await subjectsTo(three)).toEqual([]);
    expect(await subjectsTo(two)).toEqual([`You have an offer: ${job.role}`]);
    expect(await rowOf(foreign)).toMatchObject({ status: "SUBMITTED", version: 1 });
  });

  it("are one's own", async () => {
    const application = await buildApplication(app, job);
    await move(recruiter, application, "REVIEWED");
    const { results } = await undoAll(await colleague(), [{ ...application, version: 2 }]);
    expect(results).toMatchObject([
      {
        application: { status: "REVIEWED", version: 2 },
        userErrors: [{ code: "CONFLICT", message: stageTexts.notYourMove }],
      },
    ]);
  });

  it("must be 1 to 200", async () => {
    const application = await buildApplication(app, job);
    await move(recruiter, application, "REVIEWED");
    const seen = { ...application, version: 2 };
    const message = stageTexts.chooseApplications(200);
    const refused = { results: [], userErrors: [{ field: "moves", code: "BAD_INPUT", message }] };
    expect(await undoAll(recruiter, [])).toEqual(refused);
    const text = `mutation ($input: UndoMoveApplicationsInput!) { undoMoveApplications(input: $input) {
      results { id } userErrors { field code message } } }`;
    const input = { moves: seenOf(Array.from({ length: 201 }, () => seen)) };
    const { data } = await recruiter.graphql(text, { input });
    expect(data.undoMoveApplications).toEqual(refused);
    expect(await rowOf(application)).toMatchObject({ status: "REVIEWED", version: 2 });
  });
});

describe("a gate", () => {
  it("refuses a move into its stage, and nothing is written", async () => {
    const application = await buildApplication(app, job);
    const check = () => Promise.reject(new AppError("CONFLICT", "Ask for consent first."));
    app.services.stages.addGates([{ stage: "SUBMITTED_TO_CLIENT", check }]);
    const refused = await move(recruiter, application, "SUBMITTED_TO_CLIENT");
    expect(refused).toMatchObject({
      application: { status: "SUBMITTED", version: 1 },
      userErrors: [{ code: "CONFLICT", message: "Ask for consent first." }],
    });
    expect(await eventsOf(application)).toEqual([]);
    expect((await move(recruiter, application, "INTERVIEW")).userErrors).toEqual([]);
  });
});
