import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { hours, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser } from "../../test/factories.js";
import { recordingLogger } from "../../test/recording-logger.js";
import { RESUME_PREFIX, Resume } from "./resume.entity.js";
import { ResumeSweep } from "./resume-sweep.js";

const WITH_ROW = 1_050;

let app: TestApp;
let known: string[];

beforeAll(async () => {
  app = await createTestApp();
  const user = await buildUser(app);
  const rows = Array.from({ length: WITH_ROW }, () => ({
    id: newId(),
    userId: user.id,
    storageKey: `${RESUME_PREFIX}${newId()}.pdf`,
    fileName: "resume.pdf",
    contentType: "application/pdf",
    sizeBytes: 1,
    sha256: "0".repeat(64),
    scanStatus: "NOT_SCANNED" as const,
    uploadedAt: app.clock.now(),
  }));
  await app.dataSource.manager.insert(Resume, rows);
  known = rows.map(({ storageKey }) => storageKey);
});
afterAll(() => app.close());

/** A store that lists these keys, all two days old; creating a thousand real files would take a minute. */
function storeOf(keys: string[]) {
  const removed: string[] = [];
  const storedAt = later(app.clock.now(), -hours(48));
  const store: Pick<ObjectStore, "list" | "remove"> = {
    list: () => Readable.from(keys.map((key) => ({ key, storedAt }))),
    remove: async (key) => void removed.push(key),
  };
  return { store: store as ObjectStore, removed };
}

const orphans = (count: number) =>
  Array.from({ length: count }, (_, i) => `${RESUME_PREFIX}orphan-${i}.pdf`);

// With 55, 5 % of the 1,105 files is 55.25; with 57, 5 % of the 1,107 files is 55.35.
it.each([
  [1, 1],
  [50, 50],
  [55, 55],
  [57, 0],
  [300, 0],
])("of %d files without a row next to 1,050 with one, %d are removed", async (count, wanted) => {
  const { store, removed } = storeOf([...known, ...orphans(count)]);
  const { logger, lines } = recordingLogger();
  const sweep = new ResumeSweep(app.dataSource, store, app.clock, logger, () => "FALSE");
  expect(await sweep.sweepOrphans()).toBe(wanted);
  expect(removed).toEqual(orphans(wanted));
  expect(lines.map(({ level }) => level)).toEqual([wanted > 0 ? "info" : "error"]);
});
