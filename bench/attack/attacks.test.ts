import { describe, expect, it } from "@jest/globals";
import { attacks } from "./attacks.js";

const floods = attacks.filter(({ name }) => !name.startsWith("slow uploads"));

describe.each(floods)("$name", ({ name, isReal }) => {
  const wanted =
    { "invalid queries": "400", "verify-otp": "401" }[name.split(", ")[0] ?? ""] ?? "200";
  const outcome = (statuses: Record<string, number>) => isReal({ statuses, unanswered: 0 });

  it("took place if some requests were served", () => {
    expect([outcome({ [wanted]: 1 }), outcome({ [wanted]: 1, 429: 99 })]).toEqual([true, true]);
  });

  it("did not take place without answers, with refusals alone, or with failures", () => {
    expect([outcome({}), outcome({ 429: 99 }), outcome({ [wanted]: 1, 500: 1 })]).toEqual([
      ...[false, false, false],
    ]);
  });
});
