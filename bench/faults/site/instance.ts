import { setTimeout as delay } from "node:timers/promises";
import { freePort, type SiteProcess } from "../site-process.js";
import { ask } from "./answers.js";
import type { Target } from "./balancer.js";
import type { SiteWorld } from "./site-world.js";

const READY_WITHIN_MS = 300_000;

/** A site as in production, always at the same place: it says on a listener of its own whether it is ready, and gives notice of its end. */
export class Instance implements Target {
  readonly origin: string;
  readonly health: string;

  private constructor(
    private readonly raise: () => Promise<SiteProcess>,
    private site: SiteProcess,
    healthPlace: string,
  ) {
    this.origin = site.origin;
    this.health = `http://${healthPlace}/readyz`;
  }

  /** @param preload a file that is loaded into it before anything else */
  static async start(world: SiteWorld, preload?: string): Promise<Instance> {
    const port = await freePort();
    const healthPlace = `127.0.0.1:${await freePort()}`;
    const settings = {
      SITE_MODE: "production",
      LISTEN_HOST: "127.0.0.1",
      HEALTH_LISTEN: healthPlace,
      // As in the image.
      MALLOC_ARENA_MAX: "2",
      SEARCH_DIR: world.folderOf(`search-${port}`),
      // In production, no stand-in may sign in the name of SNS.
      ...{ SES_CONFIGURATION_SET: "", SES_TOPIC_ARN: "", SNS_ENDPOINT: "" },
    };
    const raise = () => world.raise(0, settings, { port, ...(preload && { preload }) });
    const instance = new Instance(raise, await raise(), healthPlace);
    await instance.untilReady();
    return instance;
  }

  get process(): SiteProcess {
    return this.site;
  }

  /** As docs/deploy.md stops one. @returns whether its end was in order */
  stop(): Promise<boolean> {
    return this.site.end();
  }

  /** Resolves when it is ready. */
  async startAgain(): Promise<void> {
    this.site = await this.raise();
    await this.untilReady();
  }

  /** @throws when it isn't in time */
  private async untilReady(): Promise<void> {
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await delay(100))
      if ((await ask(this.health)).status === 200) return;
    throw new Error("A site was not ready in time.");
  }
}
