import { describe, expect, it } from "@jest/globals";
import type { Advert } from "./advert.js";
import { employerRules } from "./employer-rule.js";

describe("a text that names E-Verify", () => {
  const about = (text: string, employerFacts?: Advert["employerFacts"]) =>
    employerRules({ ...(employerFacts && { employerFacts }), responsibilities: `<p>${text}</p>` });

  it.each([
    "We use E-Verify, so STEM OPT extensions are possible.",
    "The employer is enrolled in e-verify and completes Form I-983.",
    "E Verify employer",
    "Everify participant.",
  ])("%j asks for the fact", (text) => {
    const tip = { field: "employerFacts", code: "E_VERIFY_UNSTATED", severity: "HINT" };
    expect(about(text, [])).toMatchObject([tip]);
    expect(about(text, ["CAP_EXEMPT"])).toMatchObject([tip]);
    expect(about(text, ["E_VERIFY"])).toEqual([]);
    expect(about(text)).toEqual([]);
  });

  it.each([
    "We do not use E-Verify.",
    "We don't participate in E-Verify yet.",
    "Ask us whether the client uses E-Verify.",
    "You verify invoices.",
  ])("%j says nothing sure", (text) => {
    expect(about(text, [])).toEqual([]);
  });
});
