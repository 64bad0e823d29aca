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
  // No list names it.
  ["O1", job({ openTo: ["OPT"] }), null],
] as const)("to %s, %j is %s", (status, facts, expected) => {
  expect(openToYou(facts, status)).toBe(expected);
});

test("the sample job is open to H-1B workers, with a transfer", () => {
  expect(openToYou(sampleJob, "H1B")).toBe("openWithTransfer");
});
