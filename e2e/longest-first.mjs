import Sequencer from "@jest/test-sequencer";

/** The longest files, the longest first: one of them at the end would run alone. A new clone has no times of earlier runs. */
const LONGEST = [
  "every-route",
  "desk-pages",
  "plans",
  "signed-in",
  "reading-aids",
  "phone-layout",
  "invite-to-hire",
  "account",
  "staff",
  "main-job",
  "sign-in",
];

/** Starts the files known to be long, then the others as jest does. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => LONGEST.findIndex((name) => path.endsWith(`/${name}.e2e.ts`));
    const long = tests.filter((test) => rank(test) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...long, ...super.sort(tests.filter((test) => rank(test) < 0))];
  }
}
