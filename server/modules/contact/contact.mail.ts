import { contactMailTexts as words } from "#texts/mails";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { ContactService } from "./contact.service.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    CONTACT_MESSAGE: { contactMessageId: string };
    /**
     * `isSendersOwn`: the sender was signed in with this address, so the receipt may quote the
     * message.
     */
    CONTACT_RECEIPT: { contactMessageId: string; isSendersOwn?: boolean };
  }
}

type Messages = Pick<ContactService, "find">;

/** Maximum length of the quote in a receipt, in characters. */
const EXCERPT = 500;

const excerpt = (text: string): string =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;

/** Mail to the staff. Its Reply-To is the sender's address. */
export const contactMessageMail =
  (
    site: { name: string },
    staffAddress: string,
    messages: Messages,
  ): NoticeRenderer<"CONTACT_MESSAGE"> =>
  async ({ contactMessageId }) => {
    const contact = await messages.find(contactMessageId);
    if (!contact) return null;
    const { name, email, message } = contact;
    return renderMailLayout(site.name, {
      to: staffAddress,
      replyTo: email,
      subject: words.subject(name),
      paragraphs: [words.wrote(name, email), words.answerIt(email)],
      quote: message,
    });
  };

/**
 * Receipt for the sender: the message arrived, and when to expect an answer. An unverified address
 * gets no quote; otherwise anyone could use our mail to send their words to strangers.
 */
export const contactReceiptMail =
  (site: { name: string; email: string }, messages: Messages): NoticeRenderer<"CONTACT_RECEIPT"> =>
  async ({ contactMessageId, isSendersOwn = false }) => {
    const contact = await messages.find(contactMessageId);
    if (!contact) return null;
    const { email, name, message } = contact;
    const head = { to: email, replyTo: site.email, subject: words.receiptSubject(site.name) };
    if (!isSendersOwn)
      return renderMailLayout(site.name, {
        ...head,
        paragraphs: [words.receiptUnproven, words.receiptNext, words.notYou],
      });
    return renderMailLayout(site.name, {
      ...head,
      paragraphs: [words.receipt(withoutLinks(name)), words.receiptNext, words.notYou],
      quote: withoutLinks(excerpt(message)),
    });
  };
