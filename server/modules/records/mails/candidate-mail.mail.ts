import type { MailSite } from "../../outbox/mail-content.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import type { CandidateMailService } from "./candidate-mail.service.js";
import { renderLetter } from "./letter.js";
import {
  SAMPLE_ID,
  samplePerson,
  sampleRecruiter,
  type MailSamples,
} from "../../outbox/mail-samples.js";
import { typed } from "../../outbox/typed-words.js";

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

export const samples: MailSamples<"CANDIDATE_MAIL"> = (site) => {
  const letter = {
    to: samplePerson.email,
    sender: sampleRecruiter,
    jobRole: typed("Senior Java Engineer"),
    subject: typed("Interview for Senior Java Engineer"),
    body: typed(
      "Hi Ana,\n\nCedar Health Systems would like to meet you. Which of these times work for you?\n\n- Tuesday, 10 a.m. CT\n- Thursday, 2 p.m. CT\n\nBest,\nElena",
    ),
  };
  const render = candidateMailMail(site, { findLetter: async () => letter });
  return { CANDIDATE_MAIL: { "candidate-mail": render({ candidateMailId: SAMPLE_ID }) } };
};
