import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../core/clock.js";
import { createLogger } from "../../core/logger.js";
import { newId } from "../../core/ids.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany } from "../../test/factories.js";
import { Company } from "../companies/company.entity.js";
import { ChangeFeed } from "./change-feed.js";
import { companyWrite, unseenWrite, type Change } from "./change.types.js";
import { ChangeFollower } from "./change-follower.js";

let app: TestApp;
let feed: ChangeFeed;
beforeAll(async () => {
  app = await createTestApp();
  feed = app.services.changes;
});
afterAll(() => app.close());

/** A transaction that has appended, and waits. */
async function openWrite(subjectId: string) {
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction("READ COMMITTED");
  await feed.append(runner.manager, [unseenWrite(subjectId)]);
  return {
    commit: async () => {
      await runner.commitTransaction();
      await runner.release();
    },
    runner,
  };
}
const append = (...ids: string[]) =>
  inTransaction(app.dataSource, (transaction) => feed.append(transaction, ids.map(unseenWrite)));
const idsAfter = async (seq: number, limit = 100) =>
  (await feed.read(seq, limit))?.map(({ subjectId }) => subjectId) ?? null;

describe("the feed of changes", () => {
  it("numbers what is committed without gaps, also what was begun earlier and committed later", async () => {
    const start = await feed.seal();
    const slow = await openWrite("slow");
    await append("fast", "fast too");
    expect(await feed.read(start, 10)).toEqual([]);
    expect(await feed.seal()).toBe(start + 2);
    expect(await idsAfter(start)).toEqual(["fast", "fast too"]);
    await slow.commit();
    expect(await idsAfter(start + 2)).toEqual([]);
    expect(await feed.seal()).toBe(start + 3);
    expect(await feed.read(start, 10)).toEqual([
      { seq: start + 1, subject: "JOB", subjectId: "fast" },
      { seq: start + 2, subject: "JOB", subjectId: "fast too" },
      { seq: start + 3, subject: "JOB", subjectId: "slow" },
    ]);
    expect(await idsAfter(start, 1)).toEqual(["fast"]);
  });

  it("numbers thousands, by several instances at once, each exactly once", async () => {
    const start = await feed.seal();
    const ids = Array.from({ length: 1300 }, (_, n) => `many ${n}`);
    await append(...ids);
    const sealed = await Promise.all([feed.seal(), feed.seal(), feed.seal(), feed.seal()]);
    expect(Math.max(...sealed)).toBe(start + 1300);
    expect(await idsAfter(start, 2000)).toEqual(ids);
  });

  it("has nothing of a write that failed, or whose connection was killed", async () => {
    const start = await feed.seal();
    const heard: Change[] = [];
    feed.onCommit((changes) => heard.push(...changes));
    const id = newId();
    const failing = inTransaction(app.dataSource, async (transaction) => {
      await feed.append(transaction, [companyWrite(id)]);
      throw new Error("the write failed");
    });
    await expect(failing).rejects.toThrow("the write failed");

    const company = await buildCompany(app, { location: "Before" });
    const { runner } = await openWrite("killed");
    await runner.manager.update(Company, { id: company.id }, { location: "After" });
    const [{ thread }] = await runner.query("SELECT CONNECTION_ID() AS thread");
    await app.dataSource.query(`KILL CONNECTION ${Number(thread)}`);
    await expect(runner.commitTransaction()).rejects.toThrow();
    await runner.release().catch(() => undefined);

    expect(await feed.seal()).toBe(start);
    expect(await idsAfter(start)).toEqual([]);
    expect(heard).toEqual([]);
    const stored = await app.dataSource.manager.findOneByOrFail(Company, { id: company.id });
    expect(stored.location).toBe("Before");
    await append("heard");
    expect(heard).toEqual([{ subject: "JOB", subjectId: "heard" }]);
  });

  it("returns null if changes after the given number were deleted, or the number is not reached yet", async () => {
    await append("1", "2", "3", "4");
    const last = await feed.seal();
    expect(await feed.read(last + 1, 10)).toBeNull();
    const start = last - 4;
    const drop = (seq: number) => app.dataSource.query("DELETE FROM changes WHERE seq = ?", [seq]);
    await drop(start + 2);
    expect(await feed.read(start, 10)).toBeNull();
    expect(await feed.read(start + 1, 10)).toBeNull();
    expect(await idsAfter(start + 2)).toEqual(["3", "4"]);
    await drop(start + 3);
    await drop(start + 4);
    expect(await feed.read(start + 3, 10)).toBeNull();
    expect(await feed.read(last, 10)).toEqual([]);
  });

  it("keeps numbered changes for 90 days, and goes on from its last number", async () => {
    await append("old");
    const last = await feed.seal();
    const early = await openWrite("without a number");
    await early.commit();
    app.clock.advance(days(89));
    await app.services.housekeeping.run();
    expect(await idsAfter(last - 1)).toEqual(["old"]);
    app.clock.advance(days(1.1));
    await app.services.housekeeping.run();
    expect(await feed.read(last - 1, 10)).toBeNull();
    expect(await feed.position()).toBe(last);
    expect(await feed.seal()).toBe(last + 1);
    expect(await idsAfter(last)).toEqual(["without a number"]);
  });
});

describe("a follower", () => {
  const follow = () => {
    const follower = new ChangeFollower(
      new ChangeFeed(app.dataSource, app.clock),
      createLogger("silent"),
    );
    const heard: string[] = [];
    follower.onChanges((changes) => heard.push(...changes.map(({ subjectId }) => subjectId)));
    follower.onGap(() => heard.push("gap"));
    const poll = async () => {
      await follower.poll();
      return heard.splice(0);
    };
    return { follower, poll };
  };

  it("hears of a gap first, then of every change in order", async () => {
    await append("before");
    const { poll } = follow();
    expect(await poll()).toEqual(["gap"]);
    expect(await poll()).toEqual([]);
    await append("a", "b");
    await append("c");
    expect(await poll()).toEqual(["a", "b", "c"]);
    expect(await poll()).toEqual([]);
  });

  it("is told of a gap if unread changes were deleted, or if the database was restored from a backup", async () => {
    const { poll } = follow();
    await poll();
    await append("missed");
    await feed.seal();
    await app.dataSource.query("DELETE FROM changes");
    expect(await poll()).toEqual(["gap"]);
    await app.dataSource.query("UPDATE change_counter SET lastSeq = lastSeq - 5");
    expect(await poll()).toEqual(["gap"]);
    await append("next");
    expect(await poll()).toEqual(["next"]);
  });

  it("tells the other listeners when one fails", async () => {
    const { follower, poll } = follow();
    await poll();
    follower.onChanges(() => {
      throw new Error("a listener broke");
    });
    const after: string[] = [];
    follower.onChanges((changes) => after.push(...changes.map(({ subjectId }) => subjectId)));
    await append("x");
    expect(await poll()).toEqual(["x"]);
    expect(after).toEqual(["x"]);
  });

  it("is told of its own commits at once, and woken to number them", async () => {
    const { changeFollower } = app.services;
    const heard: string[] = [];
    let nudges = 0;
    changeFollower.onChanges((changes) => heard.push(...changes.map(({ subject }) => subject)));
    changeFollower.onNudge(() => (nudges += 1));
    await append("own");
    expect([heard, nudges]).toEqual([["JOB"], 1]);
  });
});
