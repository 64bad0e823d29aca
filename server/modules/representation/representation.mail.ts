import { greeting } from "#texts/mails";
import { rateText } from "#texts/rates";
import { dayText, representationMailTexts as words } from "#texts/representation";
import { paths } from "#site/paths";
import { sentPaths } from "#site/sent-paths";
import type { AccountService } from "../accounts/account.service.js";
import type { MailFact, MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import type { AnswerService } from "./answer.service.js";
import { Representation } from "./representation.entity.js";
import { SAMPLE_ID, SAMPLE_TOKEN, samplePerson, type MailSamples } from "../outbox/mail-samples.js";
import { sampleUsers } from "../accounts/sample-user.js";
import { sampleApplication } from "../applications/sample-application.js";
import { typed } from "../outbox/typed-words.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    REPRESENTATION_REQUESTED: { representationId: string; reminder: boolean };
    REPRESENTATION_ANSWERED: { representationId: string };
  }
}

type Accounts = Pick<AccountService, "find">;

function factsOf(row: Representation, role: string): MailFact[] {
  const { clientName, requisition, rateAmount, rateCurrency, ratePeriod } = row;
  return [
    [words.facts.job, role],
    [words.facts.client, clientName],
    ...(requisition === null ? [] : [[words.facts.requisition, requisition] as const]),
    [words.facts.rate, rateText(rateAmount, rateCurrency, ratePeriod)],
    [words.facts.until, dayText(row.validUntil)],
    [words.facts.answerBy, dayText(row.answerBy)],
  ];
}

/** Asks a candidate for consent, with a link to answer. */
const requestedMail =
  (
    site: MailSite,
    answers: Pick<AnswerService, "draw">,
    accounts: Accounts,
  ): NoticeRenderer<"REPRESENTATION_REQUESTED"> =>
  async ({ representationId, reminder }) => {
    const drawn = await answers.draw(representationId, reminder);
    const candidate = drawn && (await accounts.find(drawn.row.userId));
    if (!candidate || candidate.disabledAt) return null;
    const { row, application, token } = drawn;
    const recruiter = row.requestedById === null ? null : await accounts.find(row.requestedById);
    const who = recruiter?.name || words.recruiter;
    return renderMailLayout(site, {
      to: candidate.email,
      subject: reminder ? words.remindSubject(row.clientName) : words.askSubject(row.clientName),
      preview: words.askPreview,
      title: words.askTitle,
      intro: [
        greeting(row.candidateName),
        words.ask(who, site.name, row.clientName),
        reminder ? words.remind : words.askPreview,
      ],
      ...(row.message === null ? {} : { quote: row.message }),
      facts: factsOf(row, application.job.role),
      button: { label: words.read, url: site.origin + sentPaths.representation(token) },
      after: [words.hint],
      why: words.why(site.name),
      links: [{ label: words.applications, url: site.origin + paths.account("applications") }],
      ...(recruiter === null || recruiter.disabledAt ? {} : { replyTo: recruiter.email }),
    });
  };

/** Tells whoever asked how the candidate answered. */
const answeredMail =
  (
    site: MailSite,
    answers: Pick<AnswerService, "findAnswered">,
    accounts: Accounts,
  ): NoticeRenderer<"REPRESENTATION_ANSWERED"> =>
  async ({ representationId }) => {
    const found = await answers.findAnswered(representationId);
    if (!found?.row.requestedById) return null;
    const { row, application } = found;
    const requester = await accounts.find(found.row.requestedById);
    if (!requester || requester.disabledAt) return null;
    const isYes = row.state === "GRANTED";
    const { candidateName: name, clientName } = row;
    const text = isYes
      ? words.yes(name, clientName, dayText(row.validUntil))
      : words.no(name, clientName);
    return renderMailLayout(site, {
      to: requester.email,
      subject: words.answeredSubject(name, isYes),
      preview: text,
      title: words.answeredTitle(isYes),
      intro: [greeting(requester.name), text],
      facts: [
        [words.facts.job, application.job.role],
        [words.facts.client, clientName],
      ],
      button: {
        label: words.openApplication,
        url: site.origin + paths.desk("applications", application.id),
      },
      why: words.answeredWhy(site.name),
    });
  };

/** The emails of this module. */
export const representationMails = (
  site: MailSite,
  {
    representationAnswers: answers,
    accounts,
  }: { representationAnswers: Pick<AnswerService, "draw" | "findAnswered">; accounts: Accounts },
) => ({
  REPRESENTATION_REQUESTED: requestedMail(site, answers, accounts),
  REPRESENTATION_ANSWERED: answeredMail(site, answers, accounts),
});

const sampleRequest = () =>
  Object.assign(new Representation(), {
    id: SAMPLE_ID,
    userId: SAMPLE_ID,
    requestedById: SAMPLE_ID,
    candidateName: samplePerson.name,
    clientName: typed("Cedar Health Systems"),
    requisition: "REQ-20418",
    rateAmount: 7000,
    rateCurrency: "USD",
    ratePeriod: "HOUR",
    message: typed(
      "They'd like to meet people this week. The team is six engineers, and two of them started last year.",
    ),
    validUntil: new Date("2027-01-31T23:59:59Z"),
    answerBy: new Date("2026-12-06T15:00:00Z"),
    state: "GRANTED",
  });

export const samples: MailSamples<"REPRESENTATION_REQUESTED" | "REPRESENTATION_ANSWERED"> = (
  site,
) => {
  const answered = { row: sampleRequest(), application: sampleApplication() };
  const answers = {
    findAnswered: async () => answered,
    draw: async () => ({ token: SAMPLE_TOKEN, ...answered }),
  };
  const request = requestedMail(site, answers, sampleUsers);
  const notice = { representationId: SAMPLE_ID };
  return {
    REPRESENTATION_REQUESTED: {
      "consent-requested": request({ ...notice, reminder: false }),
      "consent-reminder": request({ ...notice, reminder: true }),
    },
    REPRESENTATION_ANSWERED: {
      "consent-answered": answeredMail(site, answers, sampleUsers)(notice),
    },
  };
};
