import { candidateMailTexts as words } from "#texts/candidate-mails";
import type { Mail } from "../../../integrations/mail/mail.js";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";

/** A recruiter's email, ready to be laid out. */
export interface Letter {
  to: string;
  /** Who wrote it; null once that account is deleted. */
  sender: { name: string; email: string } | null;
  jobRole: string;
  subject: string;
  body: string;
}

/** The email as the candidate gets it. Replies go to the recruiter. */
export function renderLetter(site: MailSite, { to, sender, jobRole, ...letter }: Letter): Mail {
  return renderMailLayout(site, {
    to,
    subject: letter.subject,
    preview: letter.body.split("\n").filter(Boolean).slice(0, 3).join(" ").slice(0, 120),
    title: words.title(jobRole),
    intro: [],
    letter: letter.body,
    after: [words.signOff(sender?.name ?? words.formerColleague)],
    why: words.why(site.name, jobRole),
    replyTo: sender?.email ?? site.email,
  });
}
