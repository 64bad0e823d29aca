import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { plusDays } from "#site/plain-day";
import { days } from "../../core/clock.js";
import { seal } from "../../core/secrets.js";
import { privacyRules } from "../../privacy-rules.js";
import { person } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { erasedAddress, User } from "../accounts/user.entity.js";
import { DataCopy } from "../privacy/data-copy.js";
import { StatusSheetRow } from "./status-sheet.entity.js";
import { statusSheetPurpose } from "./status-sheet.privacy.js";

const FIELDS =
  "status startsOn endsOn isWorking unemployedDays unemployedAsOf lastDayOfWork stemExtension";
const KEEP = `mutation ($input: KeepStatusSheetInput!) { keepStatusSheet(input: $input) {
  statusSheet { ${FIELDS} } userErrors { field code message } } }`;
const MINE = `{ myStatusSheet { ${FIELDS} savedAt } }`;
const FORGET = "mutation { forgetStatusSheet { isForgotten userErrors { code } } }";

const SHEET = {
  status: "OPT",
  startsOn: day(-181),
  endsOn: day(183),
  isWorking: false,
  unemployedDays: 60,
  unemployedAsOf: day(-9),
  lastDayOfWork: day(-28),
  stemExtension: "OPEN",
};

const US_CITIZEN = { status: "US_CITIZEN", stemExtension: "NO" } as const;

/** The day this many days from today. */
function day(after: number): string {
  return plusDays(new Date().toISOString().slice(0, 10), after);
}

let app: TestApp;
let user: User;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await buildUser(app);
  client = await signedIn(app, user);
});
afterAll(() => app.close());

const keep = async (input: object) => (await client.graphql(KEEP, { input })).data.keepStatusSheet;
const mine = async (by = client) => (await by.graphql(MINE)).data.myStatusSheet;
const row = () => app.dataSource.manager.findOneBy(StatusSheetRow, { userId: user.id });

describe("a status sheet", () => {
  it("is kept, replaced, and taken back by its owner", async () => {
    expect(await mine()).toBeNull();
    expect(await keep(SHEET)).toEqual({ statusSheet: SHEET, userErrors: [] });
    expect(await mine()).toEqual({ ...SHEET, savedAt: expect.stringMatching(/Z$/) });
    await keep({ ...SHEET, unemployedDays: 61 });
    expect(await mine()).toMatchObject({ unemployedDays: 61 });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await client.graphql(FORGET)).data.forgetStatusSheet).toEqual({
        ...{ isForgotten: true, userErrors: [] },
      });
    expect(await mine()).toBeNull();
    expect(await row()).toBeNull();
  });

  it("leaves out what its status has no use for", async () => {
    const { statusSheet } = await keep({ ...SHEET, status: "GREEN_CARD" });
    expect(statusSheet).toMatchObject({ isWorking: null, unemployedDays: null });
    expect(statusSheet).toMatchObject({ stemExtension: "NO" });
    expect((await keep(US_CITIZEN)).userErrors).toEqual([]);
  });

  it.each([
    [{ endsOn: day(-182) }, "endsOn", "The last day can’t be before the first day."],
    [{ endsOn: "3026-05-31" }, "endsOn", "Check the year: this day is too far from today."],
    [{ endsOn: "2027-02-30" }, "endsOn", "Enter a date, such as 05/31/2027."],
    [{ endsOn: "x".repeat(5000) }, "endsOn", "Enter a date, such as 05/31/2027."],
    [{ unemployedDays: 400 }, "unemployedDays", "Enter a whole number from 0 to 150."],
    [
      { isWorking: null, lastDayOfWork: null },
      "isWorking",
      "Say whether you work now: your days go on without a job.",
    ],
    [{ unemployedAsOf: day(3) }, "unemployedAsOf", "This date is in the future."],
  ])("refuses %j and keeps the one before", async (change, field, message) => {
    await keep(SHEET);
    const { statusSheet, userErrors } = await keep({ ...SHEET, ...change });
    expect(statusSheet).toBeNull();
    expect(userErrors).toEqual([{ field, code: "BAD_INPUT", message }]);
    expect(await mine()).toMatchObject(SHEET);
  });

  it("can belong to someone who has had no job yet", async () => {
    const { statusSheet, userErrors } = await keep({ ...SHEET, lastDayOfWork: null });
    expect(userErrors).toEqual([]);
    expect(statusSheet).toMatchObject({ isWorking: false, lastDayOfWork: null });
  });

  it("is read if it was sealed before people were asked whether they work", async () => {
    await keep(SHEET);
    const before = JSON.stringify({ ...SHEET, isWorking: undefined });
    const purpose = statusSheetPurpose(user.id);
    const sealedSheet = seal(app.env.SECRET_KEY, purpose, before);
    await app.dataSource.manager.update(StatusSheetRow, { userId: user.id }, { sealedSheet });
    expect(await mine()).toMatchObject({ ...SHEET, isWorking: null });
  });

  it("is saved by two tabs at once", async () => {
    const both = await Promise.all([keep(SHEET), keep({ ...SHEET, unemployedDays: 61 })]);
    expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect([60, 61]).toContain((await mine()).unemployedDays);
  });

  it("is not kept for an account that is being deleted", async () => {
    const { id } = user;
    await app.dataSource.manager.update(User, { id }, { email: erasedAddress(id) });
    const input = { ...SHEET, status: "OPT", stemExtension: "OPEN" } as const;
    const keeping = app.services.statusSheets.keep(person({ id }), input);
    await expect(keeping).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await row()).toBeNull();
  });

  it("is saved 60 times in an hour at most, by each person", async () => {
    const saveAs = (id: string) => app.services.statusSheets.keep(person({ id }), US_CITIZEN);
    for (let turn = 0; turn < 60; turn += 1) await saveAs(user.id);
    await expect(saveAs(user.id)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    const other = await buildUser(app);
    expect(await saveAs(other.id)).toMatchObject({ status: "US_CITIZEN" });
  });

  it("is encrypted for its owner, and is none once it can't be opened", async () => {
    await keep(SHEET);
    const stored = await row();
    expect(stored?.sealedSheet).not.toContain("OPT");
    const other = await buildUser(app);
    const savedAt = app.clock.now();
    const sealedSheet = stored?.sealedSheet ?? "";
    await app.dataSource.manager.insert(StatusSheetRow, { userId: other.id, sealedSheet, savedAt });
    expect(await mine(await signedIn(app, other))).toBeNull();
  });

  it("is in the copy of its owner's data, and in no one else's", async () => {
    await keep(SHEET);
    const copy = new DataCopy(app.dataSource, privacyRules, app.env.SECRET_KEY);
    const areas = async ({ id, email, stripeCustomerId }: User) => {
      const found: unknown[] = [];
      const person = { address: email, account: { id, stripeCustomerId } };
      for await (const { name, rows } of copy.areas(person))
        if (name === "my-status") found.push(...rows);
      return found;
    };
    expect(await areas(user)).toEqual([{ savedAt: expect.any(Date), sheet: SHEET }]);
    expect(await areas(await buildUser(app))).toEqual([]);
  });

  it("is forgotten a year after it was saved", async () => {
    await keep(SHEET);
    app.clock.advance(days(364));
    await app.services.retention.run();
    expect(await row()).not.toBeNull();
    app.clock.advance(days(2));
    await app.services.retention.run();
    expect(await row()).toBeNull();
  });
});

describe("staff", () => {
  it("find a sheet in no type of the schema but the owner's own", () => {
    const types = Object.values(buildSchema(readFileSync("schema.graphql", "utf8")).getTypeMap());
    const leading = types.filter(isObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === "StatusSheet")
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(leading).toEqual(["KeepStatusSheetPayload.statusSheet", "Query.myStatusSheet"]);
  });

  it("find no trace of it in the audit log or in what is to be mailed", async () => {
    await keep(SHEET);
    const sealed = (await row())?.sealedSheet ?? "";
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    expect((await admin.graphql(MINE)).data.myStatusSheet).toBeNull();
    await client.graphql(FORGET);
    for (const table of ["audit_events", "outbox"]) {
      const rows = await app.dataSource.query<unknown[]>(`SELECT * FROM ${table}`);
      expect(JSON.stringify(rows)).not.toContain("unemployedDays");
      expect(JSON.stringify(rows)).not.toContain(sealed);
    }
  });
});
