import { contactMailTexts as words, greeting } from "#texts/mails";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { ContactInboxService } from "./contact-inbox.service.js";
import type { ContactService } from "./contact.service.js";
import {
  SAMPLE_ID,
  samplePerson,
  sampleStaffMail,
  type MailSamples,
} from "../outbox/mail-samples.js";
import { typed } from "../outbox/typed-words.js";
import { ContactAnswer } from "./contact-answer.entity.js";
import { ContactMessage } from "./contact-message.entity.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    CONTACT_MESSAGE: { contactMessageId: string };
    /**
     * `isSendersOwn`: the sender was signed in with this address, so the receipt may quote the
     * message.
     */
    CONTACT_RECEIPT: { contactMessageId: string; isSendersOwn?: boolean };
    CONTACT_ANSWER: { contactAnswerId: string };
  }
}

interface MailSources {
  contact: Messages;
  contactInbox: Answers;
  settings: { staffMail: StaffAddress };
}

type Messages = Pick<ContactService, "find">;
type Answers = Pick<ContactInboxService, "findAnswer">;
/** The address that messages go to; administrators can change it. */
type StaffAddress = () => Promise<string>;

/** Maximum length of the quote in a receipt, in characters. */
const EXCERPT = 500;

const excerpt = (text: string): string =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;

/**
 * Mail programs show emails with the same reference as one conversation (RFC 5322, 3.6.4). The provider makes the ids of the
 * emails themselves, so all of them refer to one that is made of the message's id.
 */
const inThread = ({ origin }: MailSite, messageId: string): Record<string, string> => {
  const thread = `<contact-${messageId}@${new URL(origin).hostname}>`;
  return { "In-Reply-To": thread, References: thread };
};

/** Mail to the staff. Its Reply-To is the sender's address. */
const contactMessageMail =
  (
    site: MailSite,
    staffAddress: StaffAddress,
    messages: Messages,
  ): NoticeRenderer<"CONTACT_MESSAGE"> =>
  async ({ contactMessageId }) => {
    const contact = await messages.find(contactMessageId);
    if (!contact) return null;
    const { name, email, message } = contact;
    return renderMailLayout(site, {
      to: await staffAddress(),
      replyTo: email,
      headers: inThread(site, contactMessageId),
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
const contactReceiptMail =
  (site: MailSite, messages: Messages): NoticeRenderer<"CONTACT_RECEIPT"> =>
  async ({ contactMessageId, isSendersOwn = false }) => {
    const contact = await messages.find(contactMessageId);
    if (!contact) return null;
    const { email, name, message } = contact;
    return renderMailLayout(site, {
      to: email,
      headers: inThread(site, contactMessageId),
      subject: words.receiptSubject(site.name),
      preview: words.receiptPreview,
      title: words.receiptTitle,
      ...(isSendersOwn
        ? {
            intro: [greeting(withoutLinks(name)), words.receipt],
            quote: withoutLinks(excerpt(message)),
          }
        : { intro: [greeting(), words.receiptUnproven] }),
      after: [words.receiptNext, words.notYou],
      why: words.why(site.name),
    });
  };

/** What an administrator wrote back. Replies go to the staff's address, so that everyone who works on the inbox gets them. */
const contactAnswerMail =
  (
    site: MailSite,
    staffAddress: StaffAddress,
    answers: Answers,
  ): NoticeRenderer<"CONTACT_ANSWER"> =>
  async ({ contactAnswerId }) => {
    const found = await answers.findAnswer(contactAnswerId);
    if (!found) return null;
    const { answer, message } = found;
    const { answerSubject, answerPreview, answerTitle, answerQuote } = words;
    return renderMailLayout(site, {
      to: message.email,
      replyTo: await staffAddress(),
      headers: inThread(site, message.id),
      subject: answerSubject(site.name),
      preview: answerPreview,
      title: answerTitle,
      intro: [...answer.text.split(/\n+/), answerQuote],
      quote: withoutLinks(excerpt(message.message)),
      after: [words.answerReply],
      why: words.why(site.name),
    });
  };

/** All emails about contact messages. */
export const contactMails = (site: MailSite, { contact, contactInbox, settings }: MailSources) => {
  const staffMail = () => settings.staffMail();
  return {
    CONTACT_ANSWER: contactAnswerMail(site, staffMail, contactInbox),
    CONTACT_MESSAGE: contactMessageMail(site, staffMail, contact),
    CONTACT_RECEIPT: contactReceiptMail(site, contact),
  };
};

const sampleMessage = () =>
  Object.assign(new ContactMessage(), {
    ...samplePerson,
    message: typed(
      "Hello,\n\nI'm on a STEM OPT that ends in May, and I'm looking for a team that files for the H-1B. Which of your openings should I look at first?\n\nThank you,\nAna",
    ),
  });
const sampleAnswer = () =>
  Object.assign(new ContactAnswer(), {
    text: typed(
      "Hi Ana,\n\nThree of our clients file for the H-1B this spring. Start with the data engineer opening in Dallas: its team has two people who came from STEM OPT.\n\nElena Torres",
    ),
  });

export const samples: MailSamples<"CONTACT_MESSAGE" | "CONTACT_ANSWER" | "CONTACT_RECEIPT"> = (
  site,
) => {
  const mails = contactMails(site, {
    contact: { find: async () => sampleMessage() },
    contactInbox: {
      findAnswer: async () => ({ answer: sampleAnswer(), message: sampleMessage() }),
    },
    settings: { staffMail: sampleStaffMail },
  });
  const notice = { contactMessageId: SAMPLE_ID };
  return {
    CONTACT_MESSAGE: { "contact-message": mails.CONTACT_MESSAGE(notice) },
    CONTACT_ANSWER: { "contact-answer": mails.CONTACT_ANSWER({ contactAnswerId: SAMPLE_ID }) },
    CONTACT_RECEIPT: {
      "contact-receipt": mails.CONTACT_RECEIPT(notice),
      "contact-receipt-with-quote": mails.CONTACT_RECEIPT({ ...notice, isSendersOwn: true }),
    },
  };
};
