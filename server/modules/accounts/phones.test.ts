import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { phoneSamples, refusedPhones } from "#site/phone-number.samples";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { userErrors { field message } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  user { countryCode phone } userErrors { field message } } }`;

interface Fault {
  field: string;
  message: string;
}

/** Signs up through either door, and returns the messages by field. */
const doors = {
  REST: async (client: TestClient, input: object) =>
    (await client.post("/api/auth/signup", input)).body.fields ?? {},
  GraphQL: async (client: TestClient, input: object) => {
    const { data } = await client.graphql(SIGN_UP, { input });
    const faults: Fault[] = data.signUp.userErrors;
    return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const details = { name: "Ana Ortiz", location: "Austin, TX" };

describe.each(Object.entries(doors))("a phone number given at sign-up over %s", (_name, signUp) => {
  it.each(phoneSamples.filter((_sample, index) => index % 6 === 0))(
    "with $countryCode, $typed is stored as $stored",
    async ({ countryCode, typed: phone, stored }) => {
      const [client, email] = [app.client(), newEmail()];
      expect(await signUp(client, { ...details, email, countryCode, phone })).toEqual({});
      const otp = await app.inbox.codeFor(email);
      await client.post("/api/auth/verify-otp", { email, otp });
      expect(await app.services.accounts.findByEmail(email)).toMatchObject(stored);
    },
  );

  it.each(["", " ", "+1"])("with %j, one that names its country is stored", async (countryCode) => {
    const [client, email] = [app.client(), newEmail()];
    const phone = "+91 98765 43210";
    expect(await signUp(client, { ...details, email, countryCode, phone })).toEqual({});
    const otp = await app.inbox.codeFor(email);
    await client.post("/api/auth/verify-otp", { email, otp });
    const stored = { countryCode: "+91", phone: "9876543210" };
    expect(await app.services.accounts.findByEmail(email)).toMatchObject(stored);
  });

  it.each([
    ["98765 43210", { countryCode: signInTexts.countryCodeMissing }],
    ["+91 12", { phone: fieldTexts.phoneInvalid }],
  ])("without a country code, %j is refused", async (phone, faults) => {
    const input = { ...details, email: newEmail(), countryCode: "", phone };
    expect(await signUp(app.client(), input)).toEqual(faults);
  });

  it.each(refusedPhones.slice(0, 4))("with %s, %j is refused", async (countryCode, phone) => {
    const input = { ...details, email: newEmail(), countryCode, phone };
    expect(await signUp(app.client(), input)).toEqual({ phone: fieldTexts.phoneInvalid });
  });
});

it("needs no country code at sign-up over REST if it names its country", async () => {
  const input = { ...details, email: newEmail(), phone: "+91 98765 43210" };
  expect(await doors.REST(app.client(), input)).toEqual({});
});

describe("a phone number in one's details", () => {
  it("is read in any spelling, and again as it was stored", async () => {
    const client = await signedIn(app, await buildUser(app));
    const update = async (number: { countryCode: string; phone: string }) =>
      (await client.graphql(UPDATE, { input: { ...details, ...number } })).data.updateProfile;
    for (const { countryCode, typed: phone, stored } of phoneSamples) {
      expect(await update({ countryCode, phone })).toEqual({ user: stored, userErrors: [] });
      expect(await update(stored)).toEqual({ user: stored, userErrors: [] });
    }
  });

  it("is refused if it can't be called, and nothing changes", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    for (const [countryCode, phone] of refusedPhones) {
      const { data } = await client.graphql(UPDATE, { input: { ...details, countryCode, phone } });
      expect(data.updateProfile).toMatchObject({ user: null, userErrors: [{ field: "phone" }] });
    }
    const { countryCode, phone } = user;
    expect(await app.services.accounts.get(user.id)).toMatchObject({ countryCode, phone });
  });

  it("needs a country that exists", async () => {
    const client = await signedIn(app, await buildUser(app));
    const input = { ...details, countryCode: "+999", phone: "2145550134" };
    const { data } = await client.graphql(UPDATE, { input });
    expect(data.updateProfile.userErrors).toMatchObject([{ field: "countryCode" }]);
  });
});
