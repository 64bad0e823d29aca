import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { days, later } from "../../../core/clock.js";
import { AppError } from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import { isDeadlock } from "../../../kit/db/errors.js";
import { person } from "../../../test/actors.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, jobInput } from "../../../test/factories.js";
import { JobCopy, rowsFor } from "../../../test/job-copy.js";
import { holding, newKey } from "../../../test/keys.js";
import { JobExpiry } from "../expiry/job-expiry.js";

const WRITERS = 20;
/** Of each writer. */
const WRITES = 25;
const CLIENT = { ipAddress: "127.0.0.1", userAgent: "test" };
const admin = person({ id: newId(), role: "ADMIN", secondFactor: true, isFresh: true });

let instances: TestApp[];
let companies: string[];
beforeAll(async () => {
  instances = [await createTestApp(), await createTestApp()];
  const [app] = instances;
  if (!app) throw new Error("no instance");
  companies = [(await buildCompany(app)).id, (await buildCompany(app)).id];
});
afterAll(async () => {
  for (const app of instances) await app.close();
});

const ids: string[] = [];
const anyOf = <One>(list: readonly One[]): One => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("an empty list");
  return one;
};

/** Everything that happens to jobs and their companies. */
const writes: ((app: TestApp, id: string) => Promise<unknown>)[] = [
  ({ services }, id) => services.jobs.update(admin, { id, role: `Role ${Math.random()}` }),
  ({ services }, id) => services.jobs.publish(admin, id),
  ({ services }, id) => services.jobClose.close(admin, id, "FILLED"),
  ({ services }, id) => services.jobClose.undo(admin, id),
  ({ services }, id) => services.jobWorkspace.saveDraft(admin, { id, role: `${Math.random()}` }),
  ({ services }, id) => services.jobWorkspace.delete(admin, id),
  ({ services }, id) => services.jobWorkspace.takeDown(admin, id),
  ({ services }, id) => services.jobWorkspace.extend(admin, id),
  async ({ services }, id) => ids.push((await services.jobWorkspace.relist(admin, id, true)).id),
  async ({ services }, id) => ids.push((await services.jobWorkspace.copy(admin, id)).id),
  ({ services }) =>
    services.companyDesk.update(
      admin,
      { id: anyOf(companies), name: `Company ${Math.random()}` },
      CLIENT,
    ),
];

async function create({ services }: TestApp): Promise<void> {
  const input = jobInput(anyOf(companies), { publish: Math.random() < 0.5 });
  ids.push((await services.jobs.create(admin, input)).id);
}

/** All open jobs end at once, as if sixty days had passed. */
function expireAll({ dataSource, clock, services }: TestApp): Promise<number> {
  const ahead = { now: () => later(clock.now(), days(61)) };
  return new JobExpiry(dataSource, ahead, services.changes).run();
}

async function writeOnce(app: TestApp): Promise<void> {
  const roll = Math.random();
  try {
    if (roll < 0.01) await expireAll(app);
    else if (roll < 0.4 || ids.length === 0) await create(app);
    else await anyOf(writes)(app, anyOf(ids));
  } catch (error) {
    // Many jobs are not in a state for what is tried; and a write that met too many others was rolled back.
    if (!(error instanceof AppError || isDeadlock(error))) throw error;
  }
}

async function write(app: TestApp, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await writeOnce(app);
}

it("copies fed by jobChanges alone equal the table, for a stranger and two companies' keys, while 20 writers on two instances write", async () => {
  const [app] = instances;
  if (!app) throw new Error("no instance");
  await Promise.all(instances.map((one) => write(one, 20)));
  const secrets = await Promise.all([
    newKey(app, ["JOBS_READ"]),
    ...companies.map((id) => newKey(app, ["JOBS_WRITE"], [id])),
  ]);
  const [reads, first, second] = secrets.map((secret) =>
    instances.map((one) => holding(one, secret)),
  );
  const strangers = instances.map((one) => one.client());
  const copies = [
    new JobCopy(strangers, []),
    new JobCopy(reads ?? [], []),
    new JobCopy(first ?? [], companies.slice(0, 1)),
    new JobCopy(second ?? [], companies.slice(1)),
  ];
  const writers = Array.from({ length: WRITERS }, (_, n) => instances[n % 2] ?? app);
  let isWriting = true;
  const writing = Promise.all(writers.map((one) => write(one, WRITES))).finally(
    () => (isWriting = false),
  );
  const following = copies.map(async (copy) => {
    await copy.begin();
    while (isWriting) await copy.follow();
    await copy.follow();
  });
  await Promise.all([writing, ...following]);
  for (const copy of copies) {
    const { current, visible, published } = await rowsFor(app.dataSource, copy.draftsOf);
    expect(current.size).toBeGreaterThan(0);
    expect(copy.current()).toEqual(current);
    expect(copy.differing(visible)).toEqual([]);
    expect(copy.told.size).toBeGreaterThan(0);
    expect([...copy.told].filter((id) => !published.has(id))).toEqual([]);
  }
}, 600_000);
