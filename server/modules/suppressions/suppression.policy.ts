import type { MailSuppression } from "./suppression.entity.js";
import type { MailClass, WithheldReason } from "./suppression.types.js";

/**
 * Which mail an address still gets. Where mail came back for good, only codes are tried: they show whether the address works
 * again, and every other one would add to the bounces by which the provider judges us. After a complaint, mailings stop.
 * @returns why not; null if the mail may be sent
 */
export function withheldReason(
  { bouncedAt, complainedAt }: Pick<MailSuppression, "bouncedAt" | "complainedAt">,
  mailClass: MailClass,
): WithheldReason | null {
  if (mailClass === "CODE") return null;
  if (bouncedAt !== null) return "BOUNCED";
  return mailClass === "MAILING" && complainedAt !== null ? "COMPLAINED" : null;
}
