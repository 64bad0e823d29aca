import { ProcessEnded } from "./calls.js";
import { importedPackages } from "./compile.js";
import { ModuleGraph } from "./module-graph.js";
import { BUILT, SERVER } from "./places.js";
import { forkSite, type SiteChild, type SiteChildOptions } from "./site-child.js";
import { ENTRIES, Spares } from "./spares.js";

export interface SiteOptions extends SiteChildOptions {
  /** Two free ports: a new process listens on one while the old one still answers on the other. */
  ports: [number, number];
}

/** The site in a process that can be replaced. Requests wait for the new one. */
export class Site {
  private readonly spares: Spares;
  private current: SiteChild | undefined;
  private port: Promise<number>;
  private starts = 0;
  private isStopped = false;

  constructor(private readonly options: SiteOptions) {
    this.spares = new Spares({
      fork: () => forkSite(options),
      graph: () => new ModuleGraph(BUILT, ENTRIES),
      packages: () => importedPackages(SERVER),
    });
    this.port = this.start([]);
  }

  /** @returns the port of the process that answers, once there is one; rejects if the site could not start */
  address(): Promise<number> {
    return this.port;
  }

  /**
   * Replaces the process.
   *
   * @param changed names of the sources that have changed since the last start
   * @param keepAnswering whether the old process answers until the new one is ready; otherwise requests wait, so that
   *   old code answers none of them
   * @throws Error with the end of its output, if the new one does not start
   */
  async restart(changed: readonly string[], keepAnswering: boolean): Promise<void> {
    const next = this.start(changed);
    // Avoids an unhandled rejection: callers of address() receive the error.
    next.catch(() => undefined);
    if (!keepAnswering) this.port = next;
    await next.finally(() => (this.port = next));
  }

  /** Calls a function in the newest process. */
  async call(name: string, argument: unknown): Promise<unknown> {
    return this.current?.call(name, argument);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([this.spares.stop(), this.current?.end()]);
  }

  private async start(changed: readonly string[]): Promise<number> {
    const before = this.current;
    const next = await this.spares.take(changed);
    if (this.isStopped) {
      void next.end();
      throw new Error("Stopped.");
    }
    this.current = next;
    this.starts += 1;
    const port = this.options.ports[this.starts % 2 === 0 ? 0 : 1];
    try {
      await next.call("start", { port });
    } catch (error) {
      const words = await next.end();
      // A process that cannot serve ends and prints why.
      throw error instanceof ProcessEnded ? new Error(words || error.message) : error;
    } finally {
      void before?.end();
      this.spares.refill();
    }
    return port;
  }
}
