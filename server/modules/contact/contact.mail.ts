import { layOutMail } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import { ANSWER_TIME } from "./contact.messages.js";
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
      subject: `Message from ${name}`,
      paragraphs: [
        `${name} (${email}) wrote by the contact form:`,
        `Answer this mail to write to ${email}. We promised an answer ${ANSWER_TIME}.`,
      ],
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
      subject: `We received your message to ${site.name}`,
      paragraphs: [
        `Hi ${withoutLinks(contact.name)}, thank you for writing to us. This is what we received:`,
        `A person reads it and answers ${ANSWER_TIME}, to this address. To add something, just answer this mail.`,
        "If you did not write to us, somebody gave your address by mistake; you can ignore this mail.",
      ],
      quote: withoutLinks(excerpt(contact.message)),
    });
  };
