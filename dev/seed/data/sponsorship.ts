import type { JobFieldValues } from "../../../server/modules/jobs/record/job.fields.js";
import { SPONSORSHIP_TEXTS } from "./common-texts.js";
import { seededRandom } from "./random.js";
import type { WorkContract } from "./work-contract.js";

type Sponsorship = JobFieldValues["sponsorship"];

/** What employers answer where the description says nothing, by kind of work. Half of them do not answer. */
const ANSWERS: Record<WorkContract["offer"], readonly Sponsorship[]> = {
  fullTime: [["NONE"], ["GREEN_CARD"], ["NEW"], [], []],
  w2: [["TRANSFER"], ["TRANSFER", "NEW"], ["NONE"], [], [], []],
  c2c: [["NONE"], ["NONE"], []],
  toHire: [["TRANSFER"], ["TRANSFER", "NEW", "GREEN_CARD"], ["GREEN_CARD"], [], []],
  partTime: [["NONE"], []],
};

/**
 * What the employer of a job sponsors; never another thing than its description says.
 * @param key of the job, the same each time
 */
export function sponsorshipOf(
  description: string,
  offer: WorkContract["offer"],
  key: string,
): Sponsorship {
  const said = SPONSORSHIP_TEXTS.find(({ text }) => description.includes(text));
  if (said) return [...said.offers];
  return [...seededRandom(`sponsorship ${key}`).pick(ANSWERS[offer])];
}
