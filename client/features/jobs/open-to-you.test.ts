import { openToYou } from "./open-to-you";
import { sampleJob } from "./sample-job";

type Job = Parameters<typeof openToYou>[0];
const job = (facts: Partial<Job>): Job => ({
  ...{ workAuthorization: [], securityClearance: "NONE", sponsorship: [] },
  ...facts,
});

test.each([
  ["OPT", job({ workAuthorization: ["OPT", "H-1B"] }), "open"],
  ["STEM_OPT", job({ workAuthorization: ["OPT"] }), null],
  ["H1B", job({ workAuthorization: ["H1B"] }), "open"],
  ["H1B", job({ workAuthorization: ["H-1B"], sponsorship: ["TRANSFER"] }), "openWithTransfer"],
  ["H1B", job({ sponsorship: ["TRANSFER"] }), "transfer"],
  ["H1B", job({ sponsorship: ["NEW"] }), null],
  ["TN", job({ sponsorship: ["TRANSFER"] }), null],
  // By rule.
  ["H4_EAD", job({}), "open"],
  ["US_CITIZEN", job({ securityClearance: "TOP_SECRET" }), "open"],
  ["GREEN_CARD", job({ securityClearance: "SECRET" }), null],
  ["GREEN_CARD", job({ securityClearance: "SECRET", workAuthorization: ["Green Card"] }), "open"],
  // No list names it.
  ["O1", job({ workAuthorization: ["O-1"] }), null],
] as const)("to %s, %j is %s", (status, facts, expected) => {
  expect(openToYou(facts, status)).toBe(expected);
});

test("the sample job is open to H-1B workers, with a transfer", () => {
  expect(openToYou(sampleJob, "H1B")).toBe("openWithTransfer");
});
