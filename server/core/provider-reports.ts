import { channel } from "node:diagnostics_channel";

/** The external services that are called through a breaker. */
export type Provider = "s3" | "ses" | "stripe" | "google" | "linkedin";

/** `open`: calls are refused at once. `probing`: one call goes through, the others are refused. */
export type BreakerState = "closed" | "open" | "probing";

/**
 * How a call ended. `ok`: the provider answered, even with a refusal that is about what we asked for. `failed`: it did not
 * answer, failed, throttled us, or refused our keys. `refused`: it was not called, because its breaker is open.
 */
export interface ProviderCall {
  provider: Provider;
  outcome: "ok" | "failed" | "refused";
}

export interface BreakerChange {
  provider: Provider;
  state: BreakerState;
}

/** Each call to a provider: a `ProviderCall`. */
export const providerCalls = channel("staffboard.provider-call");
/** Each change of a breaker: a `BreakerChange`. */
export const breakerChanges = channel("staffboard.breaker-change");
