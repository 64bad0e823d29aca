import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import mysql from "mysql2/promise";
import { startStripeStandIn, type StripeStandIn } from "../../dev/stripe/stand-in.js";
import { DatabaseProxy } from "./database-proxy.js";
import { Relay } from "./relay.js";
import { SiteProcess } from "./site-process.js";
import { StripeAccount } from "./stripe-account.js";
import { StripeProxy } from "./stripe-proxy.js";

/** How long the sites get for what a move of the clock has started. */
const SETTLE_MS = 150;

interface ReceivedMail {
  subject: string;
  destination: { to: string[] };
}

/** Sites, a database and Stripe, with a hand on everything that passes between them. Nothing leaves this machine. */
export class World {
  sites: SiteProcess[] = [];
  /** How far the sites' clock, and Stripe's, run ahead of the real one. */
  private offset = 0;

  private constructor(
    readonly database: mysql.Pool,
    readonly databaseProxy: DatabaseProxy,
    readonly stripe: StripeAccount,
    readonly stripeProxy: StripeProxy,
    readonly relay: Relay,
    private readonly standIn: StripeStandIn,
    private readonly env: NodeJS.ProcessEnv,
    readonly folder: string,
  ) {}

  static async open(env: NodeJS.ProcessEnv): Promise<World> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-faults-"));
    const databaseUrl = env.DATABASE_URL ?? "";
    const secretKey = env.STRIPE_SECRET_KEY ?? "";
    const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.split(",")[0] ?? "";
    const opened: { world?: World } = {};
    const relay = await Relay.start(webhookSecret, () => opened.world?.now().getTime() ?? 0);
    const dataFile = path.join(folder, "stripe.json");
    const standIn = await startStripeStandIn({
      ...{ port: 0, dataFile, secretKey, webhookSecret, webhookUrl: relay.url },
    });
    const stripeProxy = await StripeProxy.start(standIn.url);
    const databaseProxy = await DatabaseProxy.start(databaseUrl);
    const ofSites = {
      ...env,
      SITE_MODE: "development",
      LOG_LEVEL: "warn",
      TRUST_PROXY_HOPS: "1",
      DATABASE_URL: databaseProxy.urlOf(databaseUrl),
      STRIPE_API_BASE: stripeProxy.url,
    };
    opened.world = new World(
      mysql.createPool({ uri: databaseUrl, connectionLimit: 4, timezone: "Z" }),
      databaseProxy,
      new StripeAccount(standIn.url, secretKey),
      stripeProxy,
      relay,
      standIn,
      ofSites,
      folder,
    );
    return opened.world;
  }

  /** The time of the sites and of Stripe. */
  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** The address of a site that is up. */
  get origin(): string {
    const site = this.sites.find(({ isUp }) => isUp);
    if (!site) throw new Error("no site is up");
    return site.origin;
  }

  /** Brings up as many sites as wanted, in place of those that died. */
  async raise(amount = 1): Promise<void> {
    const up = this.sites.filter(({ isUp }) => isUp);
    for (const site of up.splice(amount)) await site.stop();
    const log = path.join(this.folder, "sites.log");
    while (up.length < amount) up.push(await SiteProcess.start(this.env, this.offset, log));
    this.sites = up;
    this.relay.targets = up.map(({ origin }) => origin);
  }

  /**
   * Moves the time of Stripe and of all sites, and waits for what that starts: on a busy machine, time must not run ahead of
   * the work, or an hour of the sites' time is spent on a few calls.
   * @param pauseMs real time for work that has pauses of its own
   */
  async advance(milliseconds: number, pauseMs = 0): Promise<void> {
    const seconds = Math.round(milliseconds / 1000);
    await this.stripe.control("clock", { advance: seconds });
    this.offset += seconds * 1000;
    await Promise.all(this.sites.map((site) => site.advance(seconds * 1000)));
    await delay(SETTLE_MS + pauseMs);
    await this.stripeProxy.quiet();
  }

  /** @returns what is wrong, if this address got an email twice */
  async repeatedMail(address: string): Promise<string | null> {
    const answer = await fetch(`${this.env.SES_ENDPOINT}/store`);
    const { emails } = (await answer.json()) as { emails: ReceivedMail[] };
    const subjects = emails
      .filter(({ destination }) => destination.to.includes(address))
      .map(({ subject }) => subject);
    const twice = subjects.find((subject, index) => subjects.indexOf(subject) < index);
    return twice === undefined ? null : `sent twice: ${twice}`;
  }

  /** Ends all faults. */
  calm(): void {
    this.stripeProxy.mood = { mode: "well" };
    this.stripeProxy.watch = () => true;
    this.databaseProxy.watch = () => true;
    this.databaseProxy.mend();
  }

  async close(): Promise<void> {
    for (const site of this.sites) await site.stop();
    await this.relay.close();
    await this.standIn.close();
    await this.stripeProxy.close();
    await this.databaseProxy.close();
    await this.database.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
