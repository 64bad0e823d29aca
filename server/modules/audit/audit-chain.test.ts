import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { days, hours, minutes, seconds } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { runAlone } from "../../kit/db/named-lock.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { recordingLogger } from "../../test/recording-logger.js";
import type { ChainLink } from "./audit.chain.js";
import { AuditRetention } from "./audit-retention.js";
import { AuditSealer } from "./audit-sealer.js";
import { AuditVerifier } from "./audit-verifier.js";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  app.clock.hold();
  for (const table of ["audit_events", "audit_seals", "audit_anchors"])
    await app.dataSource.query(["DELETE FROM", table].join(" "));
});
afterEach(() => app.close());

interface Row {
  id: string;
  seq: string;
  eventId: string;
  hash: string;
}
const sql = (text: string, ...values: unknown[]): Promise<Row[]> =>
  app.dataSource.query(text, values);

/** Events a second apart, so that their order is known. @returns their ids in this order */
async function record(count: number): Promise<string[]> {
  const before = new Set((await sql("SELECT id FROM audit_events")).map((row) => row.id));
  for (let n = 0; n < count; n += 1) {
    app.clock.advance(seconds(1));
    await app.services.audit.record(app.dataSource.manager, {
      kind: "SIGNED_IN",
      actor: { kind: "person", id: newId() },
      details: { z: n, by: "CODE", "ä ": true, no: null },
      client: { ipAddress: "203.0.113.7", userAgent: "Mozilla/5.0 “quoted” 😀" },
    });
  }
  const rows = await sql("SELECT id FROM audit_events ORDER BY at, id");
  return rows.map((row) => row.id).filter((id) => !before.has(id));
}

const seal = () => app.services.auditSealer.run();
/** Another instance: it has looked at nothing yet. */
const newSealer = (logger = recordingLogger().logger) =>
  new AuditSealer(app.dataSource, app.clock, logger);

async function verify(known?: ChainLink) {
  const report = await new AuditVerifier(app.dataSource, app.clock).verify(known);
  if (!report) throw new Error("retention is running");
  return report;
}
const problems = async (known?: ChainLink) => (await verify(known)).problems;

const seals = async (): Promise<{ seq: number; eventId: string; hash: string }[]> =>
  (await sql("SELECT seq, eventId, hash FROM audit_seals ORDER BY seq")).map((row) => ({
    ...row,
    seq: Number(row.seq),
  }));

describe("sealing", () => {
  it("gives every event a number, in order, and finds nothing to do afterwards", async () => {
    const ids = await record(5);
    expect(await seal()).toBe(5);
    expect((await seals()).map(({ seq, eventId }) => [seq, eventId])).toEqual(
      ids.map((id, n) => [n + 1, id]),
    );
    expect(await seal()).toBe(0);
    const [last] = await record(1);
    expect(await seal()).toBe(1);
    expect((await seals()).at(-1)).toMatchObject({ seq: 6, eventId: last });
    expect(await verify()).toMatchObject({ problems: [], events: 6, head: { seq: 6 } });
  });

  it("takes more than one batch", async () => {
    const rows = Array.from({ length: 1001 }, () => [
      newId(),
      app.clock.now(),
      "ERASED",
      "SYSTEM",
      "{}",
    ]);
    await app.dataSource.query(
      "INSERT INTO audit_events (id, at, kind, actorKind, details) VALUES ?",
      [rows],
    );
    expect(await seal()).toBe(1001);
    expect(await verify()).toMatchObject({ problems: [], events: 1001 });
  });

  it("includes an event whose transaction committed after newer ones were sealed", async () => {
    await record(1);
    const late = await inTransaction(app.dataSource, async (transaction) => {
      const actor = { kind: "system" } as const;
      await app.services.audit.record(transaction, { kind: "ERASED", actor });
      app.clock.advance(minutes(2));
      await record(2);
      expect(await seal()).toBe(3);
      const [row] = await transaction.query("SELECT id FROM audit_events WHERE kind = 'ERASED'");
      return row.id;
    });
    expect(await seal()).toBe(1);
    expect((await seals()).at(-1)?.eventId).toBe(late);
    expect(await problems()).toEqual([]);
  });

  it("includes an event of an instance with a slow clock within the hour", async () => {
    await record(1);
    await seal();
    const [id] = await record(1);
    await sql("UPDATE audit_events SET at = ? WHERE id = ?", daysAgo(1), id);
    expect(await seal()).toBe(0);
    expect(await problems()).toMatchObject([{ kind: "UNSEALED", eventId: id }]);
    app.clock.advance(hours(1));
    expect(await seal()).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it("is not misled by an event of an instance with a fast clock", async () => {
    const [fast] = await record(1);
    await sql("UPDATE audit_events SET at = ? WHERE id = ?", daysAgo(-3), fast);
    expect(await seal()).toBe(1);
    await record(2);
    expect(await seal()).toBe(2);
  });

  it("by several instances at once gives each event one seal", async () => {
    await record(40);
    const sealers = [newSealer(), newSealer(), newSealer(), newSealer()];
    const counts = await Promise.all(sealers.map((sealer) => sealer.run()));
    expect(counts.reduce((a, b) => a + b, 0)).toBe(40);
    expect(await verify()).toMatchObject({ problems: [], events: 40 });
  });

  it("does nothing while another instance is sealing", async () => {
    await record(1);
    await runAlone(app.dataSource, "audit seals", async () => expect(await seal()).toBe(0));
    expect(await seal()).toBe(1);
  });

  it("logs the head at the start and once a day", async () => {
    const { logger, lines } = recordingLogger();
    const sealer = newSealer(logger);
    await record(2);
    await sealer.run();
    await record(1);
    await sealer.run();
    const [, second, third] = await seals();
    expect(lines).toMatchObject([{ seq: 2, hash: second?.hash }]);
    app.clock.advance(days(1));
    await sealer.run();
    expect(lines).toMatchObject([{ seq: 2 }, { level: "info", seq: 3, hash: third?.hash }]);
  });
});

const daysAgo = (n: number) => new Date(app.clock.now().getTime() - days(n));

describe("verifying", () => {
  let ids: string[];
  beforeEach(async () => {
    ids = await record(6);
    await seal();
  });

  it("finds a deleted event", async () => {
    await sql("DELETE FROM audit_events WHERE id = ?", ids[2]);
    expect(await problems()).toEqual([{ kind: "EVENT_MISSING", seq: 3, eventId: ids[2] }]);
  });

  it.each([
    ["at", "2020-01-01 00:00:00.000"],
    ["kind", "ERASED"],
    ["actorKind", "SYSTEM"],
    ["actorId", null],
    ["subjectId", "someone"],
    ["targetKind", "KEY"],
    ["targetId", "x"],
    ["ipAddress", "203.0.113.8"],
    ["userAgent", ""],
    ["details", '{"z":2,"by":"GOOGLE","ä ":true,"no":null}'],
    ["details", '{"z":"2","by":"CODE","ä ":true,"no":null}'],
  ])("finds a changed %s", async (column, value) => {
    await sql(["UPDATE audit_events SET", column, "= ? WHERE id = ?"].join(" "), value, ids[2]);
    expect(await problems()).toEqual([{ kind: "CHANGED", seq: 3, eventId: ids[2] }]);
  });

  it("finds two events that changed places", async () => {
    const two = "UPDATE audit_seals SET eventId = ? WHERE seq = ?";
    await sql(two, "none", 2);
    await sql(two, ids[1], 3);
    await sql(two, ids[2], 2);
    expect(await problems()).toMatchObject([
      { kind: "CHANGED", seq: 2 },
      { kind: "CHANGED", seq: 3 },
    ]);
  });

  it("finds a deleted seal, also after its event has got another one", async () => {
    await sql("DELETE FROM audit_seals WHERE seq = 3");
    app.clock.advance(minutes(2));
    expect(await problems()).toMatchObject([
      { kind: "SEALS_MISSING", from: 3, to: 3 },
      { kind: "UNSEALED", eventId: ids[2] },
    ]);
    expect(await seal()).toBe(1);
    expect(await problems()).toEqual([{ kind: "SEALS_MISSING", from: 3, to: 3 }]);
  });

  it("finds events that were deleted together with their seals, in the middle and at the start", async () => {
    for (const seq of [1, 3, 4]) {
      await sql("DELETE FROM audit_events WHERE id = ?", ids[seq - 1]);
      await sql("DELETE FROM audit_seals WHERE seq = ?", seq);
    }
    expect(await problems()).toEqual([
      { kind: "SEALS_MISSING", from: 1, to: 1 },
      { kind: "SEALS_MISSING", from: 3, to: 4 },
    ]);
  });

  it("finds an event that was added between others with a made-up seal", async () => {
    const [forged] = await record(1);
    await sql("INSERT INTO audit_seals VALUES (7, ?, ?)", forged, "0".repeat(64));
    expect(await problems()).toEqual([{ kind: "CHANGED", seq: 7, eventId: forged }]);
  });

  it("reports an event that has had no seal for more than a minute", async () => {
    const [id] = await record(1);
    app.clock.advance(seconds(59));
    expect(await problems()).toEqual([]);
    app.clock.advance(seconds(2));
    expect(await problems()).toMatchObject([{ kind: "UNSEALED", eventId: id }]);
  });

  it("finds an end that was cut off, if an earlier head is given", async () => {
    const { head } = await verify();
    expect(await problems(head)).toEqual([]);
    await sql("DELETE FROM audit_events WHERE id IN (?, ?)", ids[4], ids[5]);
    await sql("DELETE FROM audit_seals WHERE seq > 4");
    // The chain alone cannot show it.
    expect(await problems()).toEqual([]);
    expect(await problems(head)).toEqual([{ kind: "HEAD_MISSING", seq: 6 }]);
    await record(2);
    await seal();
    expect(await problems()).toEqual([]);
    expect(await problems(head)).toEqual([{ kind: "HEAD_DIFFERS", seq: 6 }]);
  });

  it("finds a chain that was written anew, if an earlier head is given", async () => {
    const { head } = await verify();
    await sql("DELETE FROM audit_seals");
    await sql("UPDATE audit_events SET kind = 'ERASED' WHERE id = ?", ids[0]);
    await newSealer().run();
    expect(await problems()).toEqual([]);
    expect(await problems(head)).toEqual([{ kind: "HEAD_DIFFERS", seq: 6 }]);
  });
});

describe("retention", () => {
  const retention = () => app.services.auditRetention.run();

  it("deletes events with their seals after 18 months, and the rest stays verifiable", async () => {
    const old = await record(3);
    await seal();
    const { head: oldHead } = await verify();
    app.clock.advance(days(100));
    const kept = await record(2);
    await seal();
    app.clock.advance(days(448) - minutes(1));
    expect(await retention()).toBe(0);
    expect((await sql("SELECT id FROM audit_events")).map((row) => row.id)).toEqual(
      expect.arrayContaining(old),
    );
    app.clock.advance(minutes(2));
    expect(await retention()).toBe(3);
    expect((await seals()).map(({ seq, eventId }) => [seq, eventId])).toEqual([
      [4, kept[0]],
      [5, kept[1]],
    ]);
    expect(await sql("SELECT id FROM audit_events")).toHaveLength(2);
    expect(await verify(oldHead)).toMatchObject({ problems: [], anchor: oldHead, events: 2 });
    expect(await problems({ seq: 2, hash: oldHead.hash })).toEqual([
      { kind: "HEAD_TOO_OLD", seq: 2 },
    ]);
  });

  it("goes on with the numbers when every event has been deleted", async () => {
    await record(3);
    await seal();
    app.clock.advance(days(549));
    expect(await retention()).toBe(3);
    expect(await verify()).toMatchObject({ problems: [], head: { seq: 3 }, since: null });
    await record(1);
    expect(await seal()).toBe(1);
    expect(await verify()).toMatchObject({ problems: [], head: { seq: 4 }, events: 1 });
    await sql("DELETE FROM audit_anchors");
    expect(await problems()).toEqual([{ kind: "SEALS_MISSING", from: 1, to: 3 }]);
  });

  it("keeps what has no seal yet", async () => {
    const [sealed] = await record(1);
    await seal();
    const [unsealed] = await record(1);
    app.clock.advance(days(549));
    expect(await retention()).toBe(1);
    expect(await sql("SELECT id FROM audit_events")).toEqual([{ id: unsealed }]);
    expect(sealed).not.toBe(unsealed);
  });

  it("does not stop at a missing event, and deletes nothing after a newer one", async () => {
    const ids = await record(3);
    app.clock.advance(days(100));
    await record(1);
    await seal();
    await sql("DELETE FROM audit_events WHERE id = ?", ids[1]);
    app.clock.advance(days(449));
    expect(await retention()).toBe(3);
    expect(await verify()).toMatchObject({ problems: [], events: 1 });
  });

  it("changes nothing if it fails halfway", async () => {
    await record(2);
    await seal();
    app.clock.advance(days(549));
    await sql("ALTER TABLE audit_anchors ADD CONSTRAINT broken CHECK (seq < 1)");
    await expect(retention()).rejects.toThrow();
    expect(await sql("SELECT id FROM audit_events")).toHaveLength(2);
    await sql("ALTER TABLE audit_anchors DROP CONSTRAINT broken");
    expect(await problems()).toEqual([]);
  });

  it("runs on one instance at a time, and not during a verification", async () => {
    await record(1);
    await seal();
    app.clock.advance(days(549));
    const { logger } = recordingLogger();
    const other = new AuditRetention(app.dataSource, app.clock, logger);
    await runAlone(app.dataSource, "audit retention", async () => {
      expect(await other.run()).toBe(0);
      expect(await new AuditVerifier(app.dataSource, app.clock).verify()).toBeNull();
    });
    expect(await other.run()).toBe(1);
  });
});
