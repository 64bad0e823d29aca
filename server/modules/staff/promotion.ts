import type { EntityManager } from "typeorm";
import type { ClientInfo } from "../../core/client-info.js";
import type { User } from "../accounts/user.entity.js";
import type { AuditActor, AuditService } from "../audit/audit.service.js";
import type { StaffFactors } from "../factors/staff-factors.service.js";

export interface PromotionNeeds {
  factors: Pick<StaffFactors, "removeSince">;
  audit: AuditService;
}

/** What the email to a candidate who became staff says was removed. */
export interface Promoted {
  passkeys: number;
  hadTotp: boolean;
}

/**
 * Removes what a person added as a candidate, when they become staff. Whoever was in a candidate's account, where there was
 * little to take, may have added a passkey; it must not become the second factor of a recruiter. What they added as staff
 * before they were a candidate stays: otherwise, changing a role twice would remove anyone's factors without a reset.
 * @param candidate as before the promotion, locked
 */
export async function removeCandidateFactors(
  { factors, audit }: PromotionNeeds,
  transaction: EntityManager,
  { candidate, ...by }: { candidate: User; actor: AuditActor; client?: ClientInfo },
): Promise<Promoted> {
  const { id: userId, powersSince, roleChangedAt, createdAt } = candidate;
  const since = powersSince ?? roleChangedAt ?? createdAt;
  const { passkeyIds, hadTotp } = await factors.removeSince(transaction, userId, since);
  const event = { kind: "FACTOR_REMOVED", subjectId: userId, ...by } as const;
  for (const id of passkeyIds) {
    const target = { kind: "PASSKEY", id } as const;
    await audit.record(transaction, { ...event, target, details: { factor: "PASSKEY" } });
  }
  if (hadTotp) await audit.record(transaction, { ...event, details: { factor: "TOTP" } });
  return { passkeys: passkeyIds.length, hadTotp };
}
