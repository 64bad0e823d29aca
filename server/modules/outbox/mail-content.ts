import type { CalendarPart } from "../../integrations/mail/mail.js";

/** What an email says about its sender. */
export interface MailSite {
  name: string;
  /** Start of every link, e.g. `https://staffboard.example`. */
  origin: string;
  email: string;
  /** Postal address. US law (CAN-SPAM) requires one in commercial mail. */
  address: string | null;
}

export interface MailLink {
  label: string;
  url: string;
}

/** A linked title, a fact that stands out (the pay), and a line of details. */
export interface MailItem extends MailLink {
  /** Address of a picture beside it, shown 40 px wide; decoration only. */
  picture?: string | null;
  highlight: string;
  about: string;
}

export type MailFact = readonly [name: string, value: string];

/** A mail's parts, in reading order. */
export interface MailContent {
  to: string;
  subject: string;
  /** What inboxes show after the subject. */
  preview: string;
  title: string;
  intro: string[];
  /** What a person wrote: paragraphs with their line breaks, and addresses as links. */
  letter?: string;
  /** A one-time code. */
  code?: string;
  /** A quoted message, with its line breaks. */
  quote?: string;
  /** Names and values, as on a receipt. */
  facts?: readonly MailFact[];
  items?: MailItem[];
  button?: MailLink;
  after?: string[];
  /** Why the reader gets this mail. */
  why: string;
  /** Links below `why`, e.g. to unsubscribe. */
  links?: MailLink[];
  /** Default: the site's own address. */
  replyTo?: string;
  headers?: Record<string, string>;
  calendar?: CalendarPart;
}
