/**
 * How a call to the API goes wrong.
 * - `status`: answers with that status before anything is done.
 * - `hang`: never answers. `cut`: drops the connection before anything is done.
 * - `cut_after`: does the work, then drops the connection, so the caller cannot know.
 */
interface Fault {
  mode: "status" | "hang" | "cut" | "cut_after";
  status: number;
  /** How many calls it strikes. */
  times: number;
  method?: string | undefined;
  /** Strikes only paths that begin so. */
  path?: string | undefined;
}

/** Faults ordered through the control door. Forgotten at a restart. */
export class Faults {
  private faults: Fault[] = [];

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  clear(): void {
    this.faults = [];
  }

  /** The fault for this call, counted as used. */
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
