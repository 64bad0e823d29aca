import { interviewMailTexts as words, interviewTime } from "#texts/interviews";
import { greeting } from "#texts/mails";
import { paths } from "#site/paths";
import type { MailContent, MailFact, MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { withoutLinks } from "../../outbox/without-links.js";
import { interviewEvent } from "./interview-event.js";
import type { Invitation, InterviewService } from "./interview.service.js";
import { SAMPLE_ID, sampleRecruiter, type MailSamples } from "../../outbox/mail-samples.js";
import { typed } from "../../outbox/typed-words.js";
import { sampleUser } from "../../accounts/sample-user.js";
import { sampleApplication } from "../../applications/sample-application.js";
import { Interview } from "./interview.entity.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    INTERVIEW: { interviewId: string; sequence: number };
  }
}

const partsOf = ({ interview, application }: Invitation) => {
  const { sequence, canceledAt, startsAt, timeZone } = interview;
  const role = withoutLinks(application.job.role);
  const when = interviewTime(startsAt, timeZone);
  if (canceledAt) return words.canceled(role, when);
  return sequence === 0 ? words.invited(role, when) : words.changed(role, when);
};

const factsOf = ({ interview, application }: Invitation): MailFact[] => [
  [words.facts.when, interviewTime(interview.startsAt, interview.timeZone)],
  [words.facts.length, words.minutes(interview.minutes)],
  ...(interview.place === null ? [] : [[words.facts.place, interview.place] as const]),
  [words.facts.with, interview.interviewer],
  [words.facts.job, `${application.job.role}, ${application.job.company.name}`],
];

const actionOf = ({ interview }: Invitation): Partial<MailContent> =>
  interview.callUrl === null || interview.canceledAt
    ? {}
    : { button: { label: words.join, url: interview.callUrl } };

/** Invites a candidate to an interview, or tells of a change. Replies go to the recruiter. */
export const interviewMail =
  (
    site: MailSite,
    interviews: Pick<InterviewService, "findForMail">,
  ): NoticeRenderer<"INTERVIEW"> =>
  async ({ interviewId, sequence }) => {
    const found = await interviews.findForMail(interviewId, sequence);
    if (!found) return null;
    const { interview, candidate, application, recruiter } = found;
    const { subject, title, preview, intro } = partsOf(found);
    const who = recruiter?.name || site.name;
    return renderMailLayout(site, {
      to: candidate.email,
      subject,
      title,
      preview,
      intro: [greeting(withoutLinks(candidate.name || application.name)), intro],
      ...(interview.message === null || interview.canceledAt ? {} : { quote: interview.message }),
      ...(interview.canceledAt ? {} : { facts: factsOf(found) }),
      ...actionOf(found),
      after: [interview.canceledAt ? words.askAgain(who) : words.hint(who)],
      why: words.why(site.name),
      links: [{ label: words.applications, url: site.origin + paths.account("applications") }],
      replyTo: recruiter?.email ?? site.email,
      calendar: interviewEvent(site, found),
    });
  };

/** An interview that was not changed yet. */
export const sampleInterview = () => ({
  id: SAMPLE_ID,
  startsAt: new Date("2026-12-01T16:00:00Z"),
  timeZone: "America/Chicago",
  minutes: 45,
  place: null,
  callUrl: "https://meet.example.com/cedar-java",
  interviewer: typed("Dana Wells, engineering manager"),
  message: typed("Dana would like to see how you split a large service. A sketch is enough."),
  organizerEmail: sampleRecruiter.email,
  organizerName: sampleRecruiter.name,
  sequence: 0,
  canceledAt: null,
  updatedAt: new Date("2026-11-22T15:00:00Z"),
});
const moved = () => ({
  sequence: 1,
  startsAt: new Date("2026-12-02T20:30:00Z"),
  callUrl: null,
  place: typed("200 Cedar Avenue, Dallas, TX 75201, front desk"),
});

export const samples: MailSamples<"INTERVIEW"> = (site) => {
  const mailOf = (change: Partial<Interview>) => {
    const invitation = {
      interview: Object.assign(new Interview(), sampleInterview(), change),
      application: sampleApplication(),
      candidate: sampleUser(),
      recruiter: sampleUser(sampleRecruiter),
    };
    const render = interviewMail(site, { findForMail: async () => invitation });
    return render({ interviewId: SAMPLE_ID, sequence: 0 });
  };
  return {
    INTERVIEW: {
      "interview-invited": mailOf({}),
      "interview-changed": mailOf(moved()),
      "interview-canceled": mailOf({
        sequence: 2,
        canceledAt: new Date("2026-11-23T15:00:00Z"),
      }),
    },
  };
};
