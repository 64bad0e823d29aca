import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  handleWhen,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { seconds } from "../../core/clock.js";
import { ProviderAway } from "../../core/errors.js";
import {
  breakerChanges,
  providerCalls,
  type BreakerChange,
  type BreakerState,
  type Provider,
  type ProviderCall,
} from "../../core/provider-reports.js";
import { RecentFailures } from "./recent-failures.js";
import type { Verdict } from "./verdict.js";

export interface BreakerLimits {
  /** How many failures open it. */
  failures: number;
  /** Within how many milliseconds. */
  withinMs: number;
  /** How long it then refuses calls before it lets one through. */
  probeAfterMs: number;
}

export const BREAKER_LIMITS: BreakerLimits = {
  failures: 5,
  withinMs: seconds(30),
  probeAfterMs: seconds(10),
};

const STATES: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "probing",
  [CircuitState.Isolated]: "open",
};

/** What a call that failed counts as; one that failed on this machine didn't reach the provider. */
const OUTCOMES: Readonly<Record<Verdict, ProviderCall["outcome"] | null>> = {
  down: "failed",
  denied: "failed",
  answered: "ok",
  local: null,
};

/**
 * Stands before the calls to one provider. While the provider fails, callers are told at once instead of waiting for it in
 * turn, and one call after a while finds out whether it is back. Each instance of the site has its own.
 */
export class Breaker {
  private readonly circuit: CircuitBreakerPolicy;
  /** By the clock of `Date.now()`. */
  private probeAt = 0;

  /** @param verdictOn what an error of a call says about the provider */
  constructor(
    readonly provider: Provider,
    private readonly verdictOn: (error: unknown) => Verdict,
    { failures, withinMs, probeAfterMs }: BreakerLimits = BREAKER_LIMITS,
  ) {
    const isDown = handleWhen((error) => verdictOn(error) === "down");
    const breaker = new RecentFailures(failures, withinMs);
    this.circuit = circuitBreaker(isDown, { breaker, halfOpenAfter: probeAfterMs });
    this.circuit.onStateChange((state) => {
      if (state === CircuitState.Open) this.probeAt = Date.now() + probeAfterMs;
      const change: BreakerChange = { provider, state: STATES[state] };
      breakerChanges.publish(change);
    });
  }

  get state(): BreakerState {
    return STATES[this.circuit.state];
  }

  /**
   * @param message for the caller, if the provider isn't called
   * @throws ProviderAway then; otherwise what the call throws
   */
  async run<Result>(message: string, call: () => Promise<Result>): Promise<Result> {
    // The library would let this call wait for the one that probes.
    if (this.circuit.state === CircuitState.HalfOpen) throw this.refusal(message);
    try {
      const result = await this.circuit.execute(call);
      this.report("ok");
      return result;
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw this.refusal(message);
      this.report(OUTCOMES[this.verdictOn(error)]);
      throw error;
    }
  }

  private refusal(message: string): ProviderAway {
    this.report("refused");
    const seconds = Math.ceil((this.probeAt - Date.now()) / 1000);
    return new ProviderAway(message, undefined, Math.max(1, seconds));
  }

  private report(outcome: ProviderCall["outcome"] | null): void {
    if (outcome === null) return;
    const call: ProviderCall = { provider: this.provider, outcome };
    providerCalls.publish(call);
  }
}
