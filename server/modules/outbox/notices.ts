import type { Mail } from "../../integrations/mail/mail.js";

/**
 * What a notice of each kind says: what the mail is about, never its text, and never a code. Each module adds its own
 * kinds, beside their renderers (`*.mail.ts`):
 *
 *     declare module "../outbox/notices.js" {
 *       interface NoticePayloads { PLAN_STARTED: { subscriptionId: string } }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the modules fill it
export interface NoticePayloads {}

export type NoticeKind = keyof NoticePayloads;
export type Notice = {
  [Kind in NoticeKind]: { kind: Kind; payload: NoticePayloads[Kind] };
}[NoticeKind];

/** Makes the mail at the moment it leaves; null when it has become pointless (an expired code). */
export type NoticeRenderer<Kind extends NoticeKind> = (
  payload: NoticePayloads[Kind],
) => Promise<Mail | null>;

/** A renderer for each kind. A kind without one does not compile. */
export type NoticeRenderers = { [Kind in NoticeKind]: NoticeRenderer<Kind> };
