import { LRUCache } from "lru-cache";
import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import * as samples from "#content/home-samples";
import { settingErrorTexts as texts } from "#texts/firm-errors";
import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { seconds, type Clock } from "../../core/clock.js";
import type { Input } from "../../core/input.js";
import { email, line, lineOrNothing, longText, parse } from "../../core/validation.js";
import { webAddress } from "../../core/web-address.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import { settingWrite } from "../changes/change.types.js";
import type { ChangeFollower } from "../changes/change-follower.js";
import { SiteSetting } from "./site-setting.entity.js";
import type { HomeContent, SiteSettings } from "./site-settings.types.js";

const MAX_STATISTICS = 4;
const MAX_TESTIMONIALS = 8;
/** How long another instance may show what was before a change if it can't read the feed of changes. */
const LIFETIME_MS = seconds(30);

const MAX_LINK = 255;

const profileUrl = lineOrNothing(MAX_LINK).transform((text, context) => {
  if (text === "") return null;
  const href = webAddress(text)?.href;
  if (href !== undefined && href.length <= MAX_LINK) return href;
  context.addIssue({ code: "custom", message: texts.profileInvalid });
  return z.NEVER;
});
const statistics = z
  .array(z.object({ value: line(20, texts.valueMissing), label: line(60, texts.labelMissing) }))
  .min(1, texts.valueMissing)
  .max(MAX_STATISTICS, texts.tooMany(MAX_STATISTICS));
const testimonials = z
  .array(
    z.object({
      text: longText(400, texts.quoteMissing),
      name: line(100, texts.personMissing),
      role: line(100, texts.roleMissing),
      profileUrl: profileUrl.default(null),
    }),
  )
  .min(1, texts.quoteMissing)
  .max(MAX_TESTIMONIALS, texts.tooMany(MAX_TESTIMONIALS));
/** For each setting: left out, or null for what the site came with, or a value. */
const updateSchema = z.object({
  staffMail: email.nullish(),
  statistics: statistics.nullish(),
  testimonials: testimonials.nullish(),
});

/** The settings with a row; the others are as the site came. */
interface Stored {
  STAFF_MAIL?: string;
  STATISTICS?: z.output<typeof statistics>;
  TESTIMONIALS?: z.output<typeof testimonials>;
}
const schemas = { STAFF_MAIL: email, STATISTICS: statistics, TESTIMONIALS: testimonials };

interface SettingNeeds {
  dataSource: DataSource;
  audit: AuditService;
  clock: Clock;
  /** Where contact messages go until an administrator says otherwise. */
  staffMail: string;
  changes: ChangeFeed;
  changeFollower: ChangeFollower;
}

/** Settings of the site that administrators change: where contact messages go, and what the home page says about the firm. */
export class SiteSettingsService {
  /** Each page that is rendered asks for them. */
  private readonly cache = new LRUCache<"all", Promise<Stored>>({ max: 1, ttl: LIFETIME_MS });

  constructor(private readonly needs: SettingNeeds) {
    const { changeFollower } = needs;
    changeFollower.onGap(() => this.cache.clear());
    changeFollower.onChanges((changes) => {
      if (changes.some(({ subject }) => subject === "SETTING")) this.cache.clear();
    });
  }

  /** Where contact messages go. */
  async staffMail(): Promise<string> {
    return (await this.stored()).STAFF_MAIL ?? this.needs.staffMail;
  }

  /** What is on the home page. Public. */
  async home(): Promise<HomeContent> {
    return homeOf(await this.stored());
  }

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators */
  async get(actor: Actor): Promise<SiteSettings> {
    requireProvenAdmin(actor);
    return this.present(await this.read(this.needs.dataSource.manager));
  }

  /** @throws as `get`; BAD_INPUT with fields such as `statistics.0.label` */
  async update(
    actor: Actor,
    input: Input<typeof updateSchema>,
    client: ClientInfo,
  ): Promise<SiteSettings> {
    requireProvenAdmin(actor);
    const given = parse(updateSchema, input);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.write(transaction, "STAFF_MAIL", given.staffMail, { actor, client });
      await this.write(transaction, "STATISTICS", given.statistics, { actor, client });
      await this.write(transaction, "TESTIMONIALS", given.testimonials, { actor, client });
    });
    return this.present(await this.read(this.needs.dataSource.manager));
  }

  /** @param value undefined leaves it as it is; null goes back to what the site came with */
  private async write(
    transaction: EntityManager,
    name: SiteSetting["name"],
    value: unknown,
    { actor, client }: { actor: Actor; client: ClientInfo },
  ): Promise<void> {
    if (value === undefined) return;
    if (value === null) await transaction.delete(SiteSetting, { name });
    else {
      const row = { name, value, updatedAt: this.needs.clock.now() };
      await transaction.upsert(SiteSetting, row, ["name"]);
    }
    await this.needs.changes.append(transaction, [settingWrite(name)]);
    await this.needs.audit.record(transaction, {
      kind: "SETTING_CHANGED",
      actor,
      target: { kind: "SETTING", id: name },
      details: { fields: name },
      client,
    });
  }

  private stored(): Promise<Stored> {
    const kept = this.cache.get("all");
    if (kept) return kept;
    const reading = this.read(this.needs.dataSource.manager);
    this.cache.set("all", reading);
    reading.catch(() => this.cache.delete("all"));
    return reading;
  }

  /** A row that another release wrote and this one can't read counts as missing. */
  private async read(manager: EntityManager): Promise<Stored> {
    const stored: Record<string, unknown> = {};
    for (const { name, value } of await manager.find(SiteSetting)) {
      const result = schemas[name]?.safeParse(value);
      if (result?.success) stored[name] = result.data;
    }
    return stored;
  }

  private present(stored: Stored): SiteSettings {
    return {
      staffMail: stored.STAFF_MAIL ?? this.needs.staffMail,
      staffMailIsDefault: stored.STAFF_MAIL === undefined,
      home: homeOf(stored),
    };
  }
}

const sampleTestimonials = samples.testimonials.map((sample) => ({ ...sample, profileUrl: null }));

const homeOf = ({ STATISTICS, TESTIMONIALS }: Stored): HomeContent => ({
  statistics: STATISTICS ?? samples.statistics,
  statisticsAreSamples: STATISTICS === undefined,
  testimonials: TESTIMONIALS?.map((own) => ({ ...own, portrait: null })) ?? sampleTestimonials,
  testimonialsAreSamples: TESTIMONIALS === undefined,
});
