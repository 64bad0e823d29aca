import { CircuitState, type IBreaker } from "cockatiel";

/**
 * Opens a breaker after some failures within a time, if at least half of the calls in that time failed: under load, a few
 * failures among many calls are no outage.
 */
export class RecentFailures implements IBreaker {
  /** For breakers that are stored, as ours are not. */
  state: unknown;
  private calls: { at: number; hasFailed: boolean }[] = [];

  constructor(
    private readonly most: number,
    private readonly withinMs: number,
  ) {}

  success(state: CircuitState): void {
    // The provider is back.
    if (state === CircuitState.HalfOpen) this.calls = [];
    this.note(false);
  }

  failure(): boolean {
    this.note(true);
    const failures = this.calls.filter(({ hasFailed }) => hasFailed).length;
    return failures >= this.most && 2 * failures >= this.calls.length;
  }

  private note(hasFailed: boolean): void {
    const at = Date.now();
    this.calls.push({ at, hasFailed });
    while ((this.calls[0]?.at ?? at) <= at - this.withinMs) this.calls.shift();
  }
}
