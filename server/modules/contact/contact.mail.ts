import { contactMailTexts as words } from "#texts/mails";
import { layOutMail } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { ContactService } from "./contact.service.js";

type Messages = Pick<ContactService, "find">;

/** What a receipt repeats at most, characters. */
const EXCERPT = 500;

const excerpt = (text: string): string =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;

/** To the staff; answering the mail answers the sender. */
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
    return layOutMail(site.name, {
      to: staffAddress,
      replyTo: email,
      subject: words.subject(name),
      paragraphs: [words.wrote(name, email), words.answerIt(email)],
      quote: message,
    });
  };

/** To the sender: what arrived and when an answer comes. */
export const contactReceiptMail =
  (site: { name: string; email: string }, messages: Messages): NoticeRenderer<"CONTACT_RECEIPT"> =>
  async ({ contactMessageId }) => {
    const contact = await messages.find(contactMessageId);
    if (!contact) return null;
    return layOutMail(site.name, {
      to: contact.email,
      replyTo: site.email,
      subject: words.receiptSubject(site.name),
      paragraphs: [words.receipt(withoutLinks(contact.name)), words.receiptNext, words.notYou],
      quote: withoutLinks(excerpt(contact.message)),
    });
  };
