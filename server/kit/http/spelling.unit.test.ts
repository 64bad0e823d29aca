import { describe, expect, it } from "@jest/globals";
import { AppError, badInput } from "../../core/errors.js";
import { inSpelling } from "./spelling.js";

const SPELLING = { lookup_key: "lookupKey", session_id: "sessionId" };
const received = (payload: unknown) => inSpelling(SPELLING, payload, async (input) => input.value);
const refusal = (error: unknown) =>
  inSpelling(SPELLING, {}, async () => {
    throw error;
  }).catch((thrown: unknown) => thrown);

describe("a documented payload", () => {
  it("reaches the service under the service's names", async () => {
    expect(await received({ lookup_key: "k", session_id: "s", months: 3 })).toEqual({
      lookupKey: "k",
      sessionId: "s",
      months: 3,
    });
  });

  it("cannot use the service's own names", async () => {
    expect(await received({ lookupKey: "k", months: 3 })).toEqual({ months: 3 });
  });

  it.each([null, undefined, "text", 7])(
    "of %j is treated as one without fields",
    async (payload) => {
      expect(await received(payload)).toEqual({});
    },
  );
});

describe("an error of the service", () => {
  it("uses the documented names and is otherwise unchanged", async () => {
    const cause = new Error("below");
    const fields = { lookupKey: "Wrong key.", months: "3 or 6." };
    const error = new AppError("CONFLICT", "No.", { fields, retryAfterSeconds: 7 }, { cause });
    expect(await refusal(error)).toMatchObject({
      code: "CONFLICT",
      message: "No.",
      details: {
        fields: { lookup_key: "Wrong key.", months: "3 or 6." },
        retryAfterSeconds: 7,
      },
      cause,
    });
  });

  it("is passed on unchanged if it names no field or is not an AppError", async () => {
    for (const error of [badInput("No."), new Error("bug"), "text"])
      expect(await refusal(error)).toBe(error);
  });
});
