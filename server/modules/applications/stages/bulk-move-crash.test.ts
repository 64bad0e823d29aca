import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { seconds } from "../../../core/clock.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { startBuiltSite, type BuiltSite } from "../../../test/built-site.js";
import { grantConsent } from "../../../test/consent.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import { TestClient } from "../../../test/test-client.js";
import { OutboxMessage } from "../../outbox/outbox.entity.js";
import { Application } from "../application.entity.js";
import { ApplicationEvent } from "./application-event.entity.js";

const MOVES = `mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) {
  results { userErrors { code } } userErrors { code } } }`;
const MANY = 200;

let app: TestApp;
let site: BuiltSite;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await site.end("SIGKILL");
  await app.close();
});

const countEvents = () => app.dataSource.manager.count(ApplicationEvent);

it("a process killed in the middle of several moves leaves each done or not, and emails go out once", async () => {
  const company = await buildCompany(app);
  const job = await buildJob(app, { company });
  const recruiter = await signedIn(app, await buildRecruiter(app, company));
  const rows: Application[] = [];
  for (let n = 0; n < MANY; n += 1) {
    const row = await buildApplication(app, job);
    await grantConsent(app, row.id);
    rows.push(row);
  }
  const moves = rows.map(({ id }) => ({ id, expectedVersion: 1 }));
  const input = { status: "INTERVIEW", moves };

  site = await startBuiltSite(app);
  const elsewhere = new TestClient(site.origin);
  recruiter.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
  // However fast the moves are, they do not come to their end.
  const holder = app.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query("SELECT id FROM applications WHERE id = ? FOR UPDATE", [rows.at(-1)?.id]);
  const answer = elsewhere.graphql(MOVES, { input }).catch(() => "cut off");
  while ((await countEvents()) < 20) await delay(1);
  await site.end("SIGKILL");
  expect(await answer).toBe("cut off");
  await holder.rollbackTransaction();
  await holder.release();

  const moved = await checkRows(rows.length);
  expect(moved).toBeGreaterThanOrEqual(20);
  expect(moved).toBeLessThan(MANY);

  const { data } = await recruiter.graphql(MOVES, { input });
  const codes = data.moveApplications.results.map(
    ({ userErrors }: { userErrors: { code: string }[] }) => userErrors[0]?.code ?? "moved",
  );
  expect(codes.filter((code: string) => code === "CONFLICT")).toHaveLength(moved);
  expect(codes.filter((code: string) => code === "moved")).toHaveLength(MANY - moved);
  expect(await checkRows(rows.length)).toBe(MANY);

  app.clock.advance(seconds(16));
  for (const { email } of rows.filter((_, n) => n % 20 === 0 || n === moved))
    expect(await app.inbox.mailsTo(email)).toHaveLength(1);
});

/** Stage, version, event, and email of each application agree. @returns how many were moved */
async function checkRows(total: number): Promise<number> {
  const { manager } = app.dataSource;
  const rows = await manager.find(Application);
  const events = new Map((await manager.find(ApplicationEvent)).map((e) => [e.applicationId, e]));
  const mails = await manager.findBy(OutboxMessage, { kind: "APPLICATION_MOVED" });
  expect(rows).toHaveLength(total);
  for (const { id, status, version } of rows) {
    const event = events.get(id);
    const isMoved = event !== undefined;
    expect({ status, version }).toEqual(
      isMoved ? { status: "INTERVIEW", version: 2 } : { status: "SUBMITTED", version: 1 },
    );
    const keyed = mails.filter(({ dedupeKey }) => dedupeKey === `stage:${event?.id}`);
    expect(keyed).toHaveLength(isMoved ? 1 : 0);
  }
  expect(await manager.count(ApplicationEvent)).toBe(events.size);
  expect(mails).toHaveLength(events.size);
  return events.size;
}
