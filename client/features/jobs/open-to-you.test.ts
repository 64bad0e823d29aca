import { OPEN_BY_RULE } from "#site/open-by-rule";
import { openToYou } from "./open-to-you";
import { sampleJob } from "./sample-job";

type Job = Parameters<typeof openToYou>[0];
const job = (facts: Partial<Job>): Job => ({ openTo: [], sponsorship: [], ...facts });

test.each([
  ["OPT", job({ openTo: ["OPT", "H1B"] }), "open"],
  ["STEM_OPT", job({ openTo: ["OPT"] }), null],
  ["H1B", job({ openTo: ["H1B"] }), "open"],
  ["H1B", job({ openTo: ["H1B"], sponsorship: ["TRANSFER"] }), "openWithTransfer"],
  ["H1B", job({ sponsorship: ["TRANSFER"] }), "transfer"],
  ["H1B", job({ sponsorship: ["NEW"] }), null],
  ["H1B", job({ openTo: ["H1B"], sponsorship: ["NONE"] }), null],
  ["OPT", job({ openTo: ["OPT"], sponsorship: ["NONE"] }), "open"],
  ["TN", job({ sponsorship: ["TRANSFER"] }), null],
  ["US_CITIZEN", job({ openTo: ["US_CITIZEN"] }), "open"],
  ["DACA", job({ openTo: ["OPT", ...OPEN_BY_RULE] }), "open"],
  ["DACA", job({ openTo: [...OPEN_BY_RULE], sponsorship: ["NONE"] }), "open"],
  // A clearance for citizens.
  ["DACA", job({ openTo: ["OPT", "US_CITIZEN"] }), null],
  ["DACA", job({ openTo: ["H4_EAD", "US_CITIZEN"] }), null],
  // H-1B isn't H-1B1.
  ["H1B1", job({ openTo: ["H1B", ...OPEN_BY_RULE], sponsorship: ["TRANSFER"] }), null],
  // No list names it.
  ["O1", job({ openTo: ["OPT", ...OPEN_BY_RULE] }), null],
  ["E1", job({ openTo: ["OPT", ...OPEN_BY_RULE] }), null],
  ["E2", job({ openTo: ["OPT", ...OPEN_BY_RULE] }), null],
  ["J1", job({ openTo: ["OPT", ...OPEN_BY_RULE] }), null],
] as const)("to %s, %j is %s", (status, facts, expected) => {
  expect(openToYou(facts, status)).toBe(expected);
});

test("the sample job is open to H-1B workers, with a transfer", () => {
  expect(openToYou(sampleJob, "H1B")).toBe("openWithTransfer");
});
