import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Unchecked } from "../../core/input.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { person } from "../../test/actors.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { erasedAddress, User } from "./user.entity.js";

const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  user { name countryCode phone location linkedin isProfileComplete } message userErrors { field code message } } }`;

const details = {
  name: "Ana Ortiz",
  countryCode: "+1",
  phone: "(214) 555-0134",
  location: "Austin, TX",
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** An account made by a first code. */
const newcomer = (change: Partial<User> = {}) =>
  buildUser(app, { name: "ana", phone: "", location: "", ...change });

async function update(user: User, input: object) {
  const client = await signedIn(app, user);
  return (await client.graphql(UPDATE, { input })).data.updateProfile;
}

const changesOf = (user: User): Promise<{ details: object }[]> =>
  app.dataSource.query(
    "SELECT details FROM audit_events WHERE kind = 'PROFILE_CHANGED' AND subjectId = ?",
    [user.id],
  );

it("changes nothing in an account that was deleted meanwhile", async () => {
  const user = await newcomer();
  const actor = person({ id: user.id, email: user.email });
  const { manager } = app.dataSource;
  await manager.update(User, user.id, { email: erasedAddress(user.id), name: "Erased" });
  const client = { ipAddress: "203.0.113.9", userAgent: "test" };
  const late = app.services.profiles.update(actor, new Unchecked(details), client);
  await expect(late).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await manager.findOneByOrFail(User, { id: user.id })).name).toBe("Erased");
});

describe("a person's details", () => {
  it("are complete once given, and the log names the fields", async () => {
    const user = await newcomer();
    expect(user.isProfileComplete).toBe(false);
    expect(await update(user, details)).toEqual({
      user: { ...details, phone: "2145550134", linkedin: "", isProfileComplete: true },
      message: "Your details are saved.",
      userErrors: [],
    });
    expect(await changesOf(user)).toEqual([{ details: { fields: "name, phone, location" } }]);
  });

  it.each([
    ["name", { name: "" }],
    ["phone", { phone: "" }],
    ["location", { location: "" }],
  ])("are incomplete without a %s", async (_name, missing) => {
    expect((await buildUser(app, missing)).isProfileComplete).toBe(false);
  });

  it("leave no trace in the log when nothing changes", async () => {
    const user = await buildUser(app);
    await update(user, {
      name: user.name,
      countryCode: user.countryCode,
      phone: user.phone,
      location: user.location,
    });
    expect(await changesOf(user)).toEqual([]);
  });

  it("are those of the caller only", async () => {
    const [user, other] = [await newcomer(), await newcomer()];
    await update(user, details);
    expect(await app.services.accounts.get(other.id)).toMatchObject({ name: "ana", phone: "" });
  });

  it("are refused as at sign-up, each with its reason", async () => {
    const user = await newcomer();
    const input = { name: " ", countryCode: "+7", phone: "1", location: "x".repeat(101) };
    const { user: changed, userErrors } = await update(user, input);
    expect(changed).toBeNull();
    expect(userErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
      "countryCode",
      "location",
      "name",
    ]);
    expect(await app.services.accounts.get(user.id)).toMatchObject({ name: "ana", location: "" });
  });

  it.each(["1", "21455501345550134", "abc"])("refuse the phone number %j", async (phone) => {
    const { userErrors } = await update(await newcomer(), { ...details, phone });
    expect(userErrors).toMatchObject([{ field: "phone", code: "BAD_INPUT" }]);
  });
});

describe("the LinkedIn address", () => {
  it.each([
    ["linkedin.com/in/ana", "https://linkedin.com/in/ana"],
    ["  https://www.linkedin.com/in/ana?x=1 ", "https://www.linkedin.com/in/ana?x=1"],
    ["https://mx.linkedin.com/in/ana", "https://mx.linkedin.com/in/ana"],
    [`linkedin.com/in/${"a".repeat(200 - 24)}`, `https://linkedin.com/in/${"a".repeat(200 - 24)}`],
  ])("%j is stored as %j", async (linkedin, stored) => {
    const { user } = await update(await newcomer(), { ...details, linkedin });
    expect(user.linkedin).toBe(stored);
  });

  it.each([
    "javascript:alert(1)",
    "https://evil.example/linkedin.com",
    "https://linkedin.com.evil.example/in/ana",
    "https://evillinkedin.com/in/ana",
    "https://linkedin.com@evil.example/",
    "ftp://linkedin.com/in/ana",
    "ana",
    `linkedin.com/in/${"a".repeat(200 - 23)}`,
  ])("%j is refused", async (linkedin) => {
    const { userErrors } = await update(await newcomer(), { ...details, linkedin });
    expect(userErrors).toMatchObject([{ field: "linkedin", code: "BAD_INPUT" }]);
  });

  it("stays when left out, and goes when empty", async () => {
    const user = await newcomer({ linkedin: "https://linkedin.com/in/ana" });
    const kept = [
      await update(user, details),
      await update(user, { ...details, linkedin: null }),
      await update(user, { ...details, linkedin: "" }),
    ].map((answer) => answer.user.linkedin);
    expect(kept).toEqual(["https://linkedin.com/in/ana", "https://linkedin.com/in/ana", ""]);
  });
});
