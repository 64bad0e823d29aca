import type { Mail } from "../../integrations/mail/mail.js";

/**
 * The data of each kind of notice: ids of what the email is about, never its text, and never a
 * sign-in code. Each module adds its own kinds, next to their renderers (`*.mail.ts`):
 *
 *     declare module "../outbox/notices.js" {
 *       interface NoticePayloads { PLAN_STARTED: { subscriptionId: string } }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add to it by declaration merging, which only an interface allows
export interface NoticePayloads {}

export type NoticeKind = keyof NoticePayloads;
export type Notice = {
  [Kind in NoticeKind]: { kind: Kind; payload: NoticePayloads[Kind] };
}[NoticeKind];

/** Renders the email when it is sent; null if it is no longer needed (an expired code). */
export type NoticeRenderer<Kind extends NoticeKind> = (
  payload: NoticePayloads[Kind],
) => Promise<Mail | null>;

/** A renderer for each kind of notice; a missing one does not compile. */
export type NoticeRenderers = { [Kind in NoticeKind]: NoticeRenderer<Kind> };

/** For modules that keep a record of what they sent. */
export type SentListeners = {
  [Kind in NoticeKind]?: (payload: NoticePayloads[Kind]) => Promise<void>;
};
