import type { Provider } from "../../core/provider-reports.js";
import { identityVerdict } from "../identity/identity-verdict.js";
import { sesVerdict } from "../mail/ses-verdict.js";
import { stripeVerdict } from "../payments/stripe-verdict.js";
import { s3Verdict } from "../storage/s3-verdict.js";
import { Breaker, type BreakerLimits } from "./breaker.js";

/** One for each provider, so that one that fails doesn't stop the calls to another. */
export type Breakers = Readonly<Record<Provider, Breaker>>;

export const createBreakers = (limits?: BreakerLimits): Breakers => ({
  s3: new Breaker("s3", s3Verdict, limits),
  ses: new Breaker("ses", sesVerdict, limits),
  stripe: new Breaker("stripe", stripeVerdict, limits),
  google: new Breaker("google", identityVerdict, limits),
  linkedin: new Breaker("linkedin", identityVerdict, limits),
});
