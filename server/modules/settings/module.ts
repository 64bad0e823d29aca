import type { AuditService } from "../audit/audit.service.js";
import type { Base, Parts } from "../base.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import type { ChangeFollower } from "../changes/change-follower.js";
import { SiteSettingsResolver } from "./site-settings.resolver.js";
import { SiteSettingsService } from "./site-settings.service.js";

interface SettingUses {
  audit: { audit: AuditService };
  changes: { changes: ChangeFeed; changeFollower: ChangeFollower };
}

/** What administrators set for the whole site. */
export function createSettings({ env, dataSource, clock }: Base, uses: SettingUses) {
  const { audit } = uses.audit;
  const { changes, changeFollower } = uses.changes;
  const settings = new SiteSettingsService({
    dataSource,
    audit,
    clock,
    staffMail: env.STAFF_MAIL,
    changes,
    changeFollower,
  });
  return { settings, parts: { resolvers: [new SiteSettingsResolver(settings)] } satisfies Parts };
}
