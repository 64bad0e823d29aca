import type { MailContent, MailFact } from "../../outbox/mail-content.js";
import type { PlanNews } from "./plan-news.service.js";

/** What differs between the mails to buyers. */
export interface News extends Pick<MailContent, "subject" | "preview" | "title"> {
  intro: string[];
  facts?: readonly MailFact[];
  button?: { label: string; path?: string };
  after?: string[];
}

/** Null if there is nothing to tell anymore. */
export type Teller = (news: PlanNews) => News | null;
