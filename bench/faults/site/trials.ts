import { clockTrials } from "./clock-trials.js";
import { databaseTrials } from "./database-trials.js";
import { mailTrials } from "./mail-trials.js";
import { migrationTrials } from "./migration-trials.js";
import { pagesTrials } from "./pages-trials.js";
import { providerTrials } from "./provider-trials.js";
import { rollingTrials } from "./rolling-trials.js";
import { soakTrials } from "./soak-trials.js";
import type { SiteTrial } from "./trial.js";

/** All faults of `npm run faults -- site`, in the order of its table. */
export const SITE_TRIALS: readonly SiteTrial[] = [
  ...databaseTrials,
  ...pagesTrials,
  ...providerTrials,
  ...mailTrials,
  ...clockTrials,
  ...migrationTrials,
  ...rollingTrials,
  ...soakTrials,
];
