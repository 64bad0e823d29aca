/**
 * A failure to inject into API calls.
 * - `status`: answers with that status and does nothing. Like Stripe, keeps a 500 under the idempotency key.
 * - `cut`: drops the connection and does nothing.
 * - `cut_after`: does the work, then drops the connection, so that the caller cannot know.
 * - `hold`: does the work, then holds the answer until `release` is called.
 */
export interface Fault {
  mode: "status" | "cut" | "cut_after" | "hold";
  status: number;
  /** How many calls it affects. */
  times: number;
  method?: string | undefined;
  /** Affects only paths that start with this. */
  path?: string | undefined;
}

/** Faults set through the control API. Lost at a restart. */
export class Faults {
  private faults: Fault[] = [];
  private readonly kept: (() => void)[] = [];

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  /** Holds an answer until `release`. */
  hold(send: () => void): void {
    this.kept.push(send);
  }

  /** How many answers are being held. */
  get held(): number {
    return this.kept.length;
  }

  /** Sends every held answer. @returns how many */
  release(): number {
    const answers = this.kept.splice(0);
    for (const send of answers) send();
    return answers.length;
  }

  /** The fault for this call, if any; counts it as used. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.faults.find(
      (candidate) =>
        candidate.times > 0 &&
        (candidate.method ?? method) === method &&
        path.startsWith(candidate.path ?? ""),
    );
    if (fault) fault.times -= 1;
    return fault;
  }
}
