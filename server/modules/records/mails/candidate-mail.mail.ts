import type { MailSite } from "../../outbox/mail-content.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import type { CandidateMailService } from "./candidate-mail.service.js";
import { renderLetter } from "./letter.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    CANDIDATE_MAIL: { candidateMailId: string };
  }
}

/** What a recruiter wrote to a candidate. */
export const candidateMailMail =
  (
    site: MailSite,
    mails: Pick<CandidateMailService, "findLetter">,
  ): NoticeRenderer<"CANDIDATE_MAIL"> =>
  async ({ candidateMailId }) => {
    const letter = await mails.findLetter(candidateMailId);
    return letter && renderLetter(site, letter);
  };
