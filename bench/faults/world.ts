import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import mysql from "mysql2/promise";
import { ownDatabase } from "../../dev/own-database.js";
import { startStripeStandIn, type StripeStandIn } from "../../dev/stripe/stand-in.js";
import { DatabaseProxy } from "./database-proxy.js";
import { ProviderProxy } from "./provider-proxy.js";
import { Relay } from "./relay.js";
import { SiteProcess } from "./site-process.js";
import { StripeAccount } from "./stripe-account.js";

/** How long the sites get to begin what a move of the clock has started. */
const SETTLE_MS = 100;
const QUIET_WITHIN_MS = 5_000;

interface ReceivedMail {
  subject: string;
  destination: { to: string[] };
}

/**
 * Sites, a database of their own and Stripe, with a hand on everything that passes between them. Nothing leaves this machine,
 * and no other world sees any of it, but for the emails: worlds share their store, and tell them apart by the buyers' addresses.
 */
export class World {
  sites: SiteProcess[] = [];
  /** How far the sites' clock, and Stripe's, run ahead of the real one. */
  private offset = 0;
  /** In seconds of the real clock. */
  private readonly began = Math.floor(Date.now() / 1000);

  private constructor(
    readonly database: mysql.Pool,
    readonly databaseProxy: DatabaseProxy,
    readonly stripe: StripeAccount,
    readonly stripeProxy: ProviderProxy,
    readonly relay: Relay,
    private readonly mailProxy: ProviderProxy,
    private readonly standIn: StripeStandIn,
    private readonly env: NodeJS.ProcessEnv,
    private readonly name: string,
    readonly folder: string,
  ) {}

  /** @param name of its database */
  static async open(env: NodeJS.ProcessEnv, name: string): Promise<World> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-faults-"));
    const databaseUrl = await ownDatabase(env.DATABASE_URL ?? "", name);
    const secretKey = env.STRIPE_SECRET_KEY ?? "";
    const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.split(",")[0] ?? "";
    const opened: { world?: World } = {};
    const relay = await Relay.start(webhookSecret, () => opened.world?.now().getTime() ?? 0);
    const dataFile = path.join(folder, "stripe.json");
    const standIn = await startStripeStandIn({
      ...{ port: 0, dataFile, secretKey, webhookSecret, webhookUrl: relay.url },
    });
    const stripeProxy = await ProviderProxy.start(standIn.url);
    const mailProxy = await ProviderProxy.start(env.SES_ENDPOINT ?? "");
    const databaseProxy = await DatabaseProxy.start(databaseUrl);
    const ofSites = {
      ...env,
      SITE_MODE: "development",
      LOG_LEVEL: "warn",
      TRUST_PROXY_HOPS: "1",
      DATABASE_URL: databaseProxy.urlOf(databaseUrl),
      STRIPE_API_BASE: stripeProxy.url,
      SES_ENDPOINT: mailProxy.url,
      SEARCH_DIR: path.join(folder, "search"),
    };
    opened.world = new World(
      mysql.createPool({ uri: databaseUrl, connectionLimit: 4, timezone: "Z" }),
      databaseProxy,
      new StripeAccount(standIn.url, secretKey),
      stripeProxy,
      relay,
      mailProxy,
      standIn,
      ofSites,
      name,
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
   * Moves the time of Stripe and of all sites, and waits for what that starts: time must not run ahead of the work, or an hour of
   * the sites' time is spent on a few calls, and calls that are under way end as too late.
   * @param pauseMs real time for work that has pauses of its own
   */
  async advance(milliseconds: number, pauseMs = 0): Promise<void> {
    const seconds = Math.round(milliseconds / 1000);
    await this.stripe.control("clock", { advance: seconds });
    this.offset += seconds * 1000;
    this.databaseProxy.ahead = this.offset;
    await Promise.all(this.sites.map((site) => site.advance(seconds * 1000)));
    await delay(SETTLE_MS + pauseMs);
    await this.settled();
  }

  /** Resolves when the sites neither ask anyone nor wait for an answer; not forever, since Stripe may be slow on purpose. */
  private async settled(): Promise<void> {
    const asked = [this.stripeProxy, this.mailProxy, this.databaseProxy];
    for (const end = Date.now() + QUIET_WITHIN_MS; Date.now() < end; await delay(10))
      if (asked.every(({ isQuiet }) => isQuiet)) return;
  }

  /** @returns the addresses that got an email twice, and which one */
  async repeatedMails(): Promise<Map<string, string>> {
    const answer = await fetch(`${this.env.SES_ENDPOINT}/store?since=${this.began}`);
    const { emails } = (await answer.json()) as { emails: ReceivedMail[] };
    const seen = new Set<string>();
    const repeated = new Map<string, string>();
    for (const { subject, destination } of emails)
      for (const address of destination.to) {
        const mail = JSON.stringify([address, subject]);
        if (seen.has(mail)) repeated.set(address, `sent twice: ${subject}`);
        seen.add(mail);
      }
    return repeated;
  }

  /** Ends all faults, but for events that are lost. */
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
    await this.mailProxy.close();
    await this.databaseProxy.close();
    await this.database.query("DROP DATABASE ??", [this.name]);
    await this.database.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
