import { contactMailTexts as words } from "#texts/mails";
import type { MailSite } from "../outbox/mail-content.js";
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
  (site: MailSite, staffAddress: string, messages: Messages): NoticeRenderer<"CONTACT_MESSAGE"> =>
  async ({ contactMessageId }) => {
    const contact = await messages.find(contactMessageId);
    if (!contact) return null;
    const { name, email, message } = contact;
    return renderMailLayout(site, {
      to: staffAddress,
      replyTo: email,
      subject: words.subject(name),
      preview: words.preview,
      title: words.subject(name),
      intro: [words.wrote(name, email)],
      quote: message,
      after: [words.answerIt(email)],
      why: words.staffWhy(site.name),
    });
  };

/**
 * Receipt for the sender: the message arrived, and when to expect an answer. An unverified address
 * gets no quote; otherwise anyone could use our mail to send their words to strangers.
 */
export const contactReceiptMail =
  (site: MailSite, messages: Messages): NoticeRenderer<"CONTACT_RECEIPT"> =>
  async ({ contactMessageId, isSendersOwn = false }) => {
    const contact = await messages.find(contactMessageId);
    if (!contact) return null;
    const { email, name, message } = contact;
    return renderMailLayout(site, {
      to: email,
      replyTo: site.email,
      subject: words.receiptSubject(site.name),
      preview: words.receiptPreview,
      title: words.receiptTitle,
      ...(isSendersOwn
        ? {
            intro: [words.receipt(withoutLinks(name))],
            quote: withoutLinks(excerpt(message)),
          }
        : { intro: [words.receiptUnproven] }),
      after: [words.receiptNext, words.notYou],
      why: words.why(site.name),
    });
  };
