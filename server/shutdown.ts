import type { Logger } from "./core/logger.js";
import { requestScope } from "./core/request-scope.js";

/** Supervisors usually wait 30 s before they kill a process. */
const LONGEST_DRAIN_MS = 25_000;

/** Ends the process once, in order, and within 25 s. */
export class Shutdown {
  private exitCode: number | undefined;

  constructor(private readonly logger: Logger) {}

  get hasBegun(): boolean {
    return this.exitCode !== undefined;
  }

  /**
   * Ends the process with 0 on SIGTERM and SIGINT, and with 1 after an uncaught exception: the process may be in an unknown
   * state, so a supervisor must start a new one.
   * @param drain lets requests in progress finish and releases the process's resources
   */
  watch(drain: () => Promise<void>): void {
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.on(signal, () => this.begin(drain, 0));
    // Unhandled rejections arrive here too (Node's default, --unhandled-rejections=throw).
    process.on("uncaughtException", (err, origin) => {
      this.logger.fatal({ err, origin }, "not caught: the process ends");
      requestScope.getStore()?.abandon();
      this.begin(drain, 1);
    });
  }

  private begin(drain: () => Promise<void>, exitCode: number): void {
    const first = !this.hasBegun;
    this.exitCode = Math.max(this.exitCode ?? 0, exitCode);
    if (!first) return;
    setTimeout(() => {
      this.logger.error("the drain took too long: the process ends without it");
      process.exit(1);
    }, LONGEST_DRAIN_MS).unref();
    void drain()
      .catch((err: unknown) => this.logger.error({ err }, "drain failed"))
      .finally(() => process.exit(this.exitCode));
  }
}
