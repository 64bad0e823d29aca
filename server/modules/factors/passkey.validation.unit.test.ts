import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { factorErrorTexts } from "#texts/factors";
import { faultsOf } from "../../test/refusal.js";
import {
  finishSchema,
  passkeySchema,
  readAssertion,
  readRegistration,
  renameSchema,
  responseSchema,
} from "./passkey.validation.js";

const CREDENTIAL = { id: "Zm9v-_", rawId: "Zm9v-_", type: "public-key" };
const REGISTRATION = {
  ...CREDENTIAL,
  response: { clientDataJSON: "YQ", attestationObject: "Yg", transports: ["internal"] },
};
const ASSERTION = {
  ...CREDENTIAL,
  response: {
    ...{ clientDataJSON: "YQ", authenticatorData: "Yg", signature: "Yw", userHandle: "u1" },
  },
};

const ANSWERS = [
  ["a new passkey", readRegistration, REGISTRATION],
  ["a sign-in by passkey", readAssertion, ASSERTION],
] as const;

describe.each(ANSWERS)("the browser's answer of %s", (_what, read, answer) => {
  const changed = (change: object) => read(JSON.stringify({ ...answer, ...change }));
  const response = (change: object) => ({ response: { ...answer.response, ...change } });

  it("is read without what we don’t use", () => {
    expect(changed({ authenticatorAttachment: "platform" })).toEqual({
      ...answer,
      clientExtensionResults: {},
    });
  });

  it.each([
    { id: "with space" },
    { id: "" },
    { id: "a".repeat(701) },
    { rawId: "a=b" },
    { type: "password" },
    { response: null },
    response({ clientDataJSON: "{}" }),
    response({ clientDataJSON: undefined }),
    { clientExtensionResults: 7 },
  ])("with %j is none", (change) => {
    expect(changed(change)).toBeNull();
  });

  it.each(["", "null", "[]", "{", '"text"'])("is none if it is %j", (json) => {
    expect(read(json)).toBeNull();
  });

  it("may have an id of 700 characters", () => {
    expect(changed({ id: "a".repeat(700) })).not.toBeNull();
  });
});

it("a new passkey may list ten transports of 20 characters", () => {
  const withTransports = (transports: unknown) =>
    readRegistration(
      JSON.stringify({ ...REGISTRATION, response: { ...REGISTRATION.response, transports } }),
    );
  expect(withTransports(undefined)).not.toBeNull();
  expect(withTransports(Array(10).fill("t".repeat(20)))).not.toBeNull();
  expect(withTransports(Array(11).fill("usb"))).toBeNull();
  expect(withTransports(["t".repeat(21)])).toBeNull();
});

it("a sign-in may name its person in 200 characters", () => {
  const withHandle = (userHandle: unknown) =>
    readAssertion(
      JSON.stringify({ ...ASSERTION, response: { ...ASSERTION.response, userHandle } }),
    );
  expect(withHandle(undefined)).not.toBeNull();
  expect(withHandle("u".repeat(200))).not.toBeNull();
  expect(withHandle("u".repeat(201))).toBeNull();
});

it("each call has what it needs", () => {
  expect(faultsOf(finishSchema, { responseJson: " ", name: " " })).toEqual({
    responseJson: factorErrorTexts.passkeyMissing,
    name: factorErrorTexts.nameMissing,
  });
  expect(faultsOf(responseSchema, { responseJson: "a".repeat(16_385) })).toEqual({
    responseJson: errorTexts.tooLong(16_384),
  });
  expect(faultsOf(renameSchema, { id: "p1", name: "n".repeat(61) })).toEqual({
    name: errorTexts.tooLong(60),
  });
  expect(Object.keys(faultsOf(passkeySchema, {}))).toEqual(["id"]);
});
