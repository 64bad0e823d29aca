import type { DataSource } from "typeorm";
import type { Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { AppError } from "../../core/errors.js";
import { networkOf } from "../../core/network.js";
import type { ProviderSettings } from "../../integrations/identity/provider-settings.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import type { AuditService } from "../audit/audit.service.js";
import { RECORDED_STRAY_ANSWERS_PER_NETWORK } from "./account.limits.js";
import type { SignInFlow } from "./sign-in-flow.entity.js";
import { faultOf } from "./sign-in-refusal.js";

/** Records failed sign-ins with a provider: whose answer it was and what was wrong, but nothing that the answer contained. */
export class ProviderFailures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Adds the failure to the audit log. Visits are limited per network, so each may add one entry. Anyone can send answers that
   * belong to no visit, at no cost, so only the first ones of a network are recorded.
   * @param flow null if the answer belongs to no visit
   */
  async record(
    error: unknown,
    { name: by, issuer }: Pick<ProviderSettings, "name" | "issuer">,
    { actor, client }: { actor: Actor; client: ClientInfo },
    flow: SignInFlow | null,
  ): Promise<void> {
    const why = faultOf(error);
    if (!why || !(flow || (await this.mayRecordStray(client)))) return;
    const links = flow?.linksUserId ?? null;
    const details = { by, issuer, why, ...(links ? { purpose: "LINK" } : {}) };
    const subject = links ? { subjectId: links } : {};
    const event = { kind: "SIGN_IN_FAILED", actor, ...subject, details, client } as const;
    await this.audit.record(this.dataSource.manager, event);
  }

  private async mayRecordStray({ ipAddress }: ClientInfo): Promise<boolean> {
    try {
      await this.limits.consume(RECORDED_STRAY_ANSWERS_PER_NETWORK, networkOf(ipAddress));
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
      throw error;
    }
  }
}
