import { greeting } from "#texts/mails";
import { mentionMailTexts as words } from "#texts/records";
import { paths } from "#site/paths";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { withoutLinks } from "../../outbox/without-links.js";
import type { NoteService } from "./note.service.js";
import {
  SAMPLE_ID,
  samplePerson,
  sampleRecruiter,
  type MailSamples,
} from "../../outbox/mail-samples.js";
import { sampleJob } from "../../jobs/record/sample-jobs.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    NOTE_MENTION: { noteId: string; userId: string };
  }
}

/** Tells a colleague that a note mentions them. The note itself is behind the second factor. */
export const noteMentionMail =
  (site: MailSite, notes: Pick<NoteService, "findForMail">): NoticeRenderer<"NOTE_MENTION"> =>
  async ({ noteId, userId }) => {
    const found = await notes.findForMail(noteId, userId);
    if (!found) return null;
    const { to, applicationId, job } = found;
    const author = found.author ?? words.someone;
    return renderMailLayout(site, {
      to: to.email,
      subject: words.subject(author, job.role),
      preview: words.preview,
      title: words.title,
      intro: [greeting(withoutLinks(to.name)), words.intro(author, job.role, job.company.name)],
      button: { label: words.open, url: site.origin + paths.desk("applications", applicationId) },
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"NOTE_MENTION"> = (site) => {
  const mention = {
    to: samplePerson,
    author: sampleRecruiter.name,
    applicationId: SAMPLE_ID,
    job: sampleJob(),
  };
  const render = noteMentionMail(site, { findForMail: async () => mention });
  return { NOTE_MENTION: { "note-mention": render({ noteId: SAMPLE_ID, userId: SAMPLE_ID }) } };
};
