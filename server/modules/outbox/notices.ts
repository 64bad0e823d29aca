import type { Mail } from "../../integrations/mail/mail.js";

/** Every mail the product sends: what it is about, never the finished text (and never a code). */
export type Notice =
  | { kind: "LOGIN_CODE"; payload: { loginCodeId: string } }
  | { kind: "APPLICATION_RECEIVED"; payload: { applicationId: string; renewed: boolean } }
  | { kind: "PLAN_STARTED"; payload: { subscriptionId: string } }
  | { kind: "CONTACT_MESSAGE"; payload: { contactMessageId: string } }
  | { kind: "CONTACT_RECEIPT"; payload: { contactMessageId: string } }
  | { kind: "NEWSLETTER_CONFIRM"; payload: { requestId: string } }
  | { kind: "NEWSLETTER_WELCOME"; payload: { subscriberId: string } }
  | { kind: "NEWSLETTER_DIGEST"; payload: { subscriptionId: string; since: string } };

/** Turns a notice into a mail at the moment it leaves; `null` when it has become pointless (an expired code). */
export type NoticeRenderer<Kind extends Notice["kind"]> = (
  payload: Extract<Notice, { kind: Kind }>["payload"],
) => Promise<Mail | null>;

export type NoticeRenderers = { [Kind in Notice["kind"]]: NoticeRenderer<Kind> };
