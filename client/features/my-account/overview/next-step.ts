import { intakeTexts } from "#texts/intakes";
import { interviewTime } from "#texts/interviews";
import { overviewTexts } from "#texts/account-overview";
import { yourStages } from "#texts/your-applications";
import { paths } from "#site/paths";
import type {
  Overview_ApplicationFragment as Application,
  OverviewQuery,
} from "./Overview.generated";

const { next: texts } = overviewTexts;

/** The most important thing now, and where to do it. */
export interface NextStep {
  title: string;
  text: string;
  action: { label: string; to: string };
}

const toApplications = (label: string) => ({ label, to: paths.account("applications") });

/** Stages that lead somewhere, the most urgent first. */
const ORDER = ["OFFER", "HIRED", "INTERVIEW", "SUBMITTED_TO_CLIENT", "REVIEWED", "SUBMITTED"];

const isOpen = ({ status }: Application): boolean => ORDER.includes(status);

/** A resume first: it takes longest to find. */
function intakeAsked({ mySubscriptions }: OverviewQuery): NextStep | null {
  const waiting = mySubscriptions.filter(
    ({ isRunning, intake }) => isRunning && intake.missing.length > 0,
  );
  const lacksResume = ({ intake }: { intake: { missing: readonly string[] } }) =>
    intake.missing.includes("RESUME");
  const [first] = [...waiting.filter(lacksResume), ...waiting];
  if (first === undefined) return null;
  const { id, plan, intake } = first;
  const to = paths.planIntake(id);
  return lacksResume(first)
    ? {
        title: texts.resume(plan.title),
        text: texts.resumeText,
        action: { label: texts.sendResume, to },
      }
    : {
        title: texts.planDetails(plan.title),
        text: intakeTexts.stillMissing(intake.missing),
        action: { label: texts.addDetails, to },
      };
}

function consentAsked({ myRepresentations }: OverviewQuery): NextStep | null {
  const asked = myRepresentations.nodes.find(({ viewerCanAnswer }) => viewerCanAnswer);
  if (asked === undefined) return null;
  const title = texts.consent(asked.job.role, asked.clientName);
  return { title, text: texts.consentText, action: toApplications(texts.answer) };
}

function nextInterview(applications: readonly Application[]): NextStep | null {
  const [first] = applications
    .filter(isOpen)
    .flatMap(({ interviews, job }) => interviews.map((interview) => ({ ...interview, job })))
    .filter(({ state }) => state === "PLANNED")
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (first === undefined) return null;
  const { job, startsAt, timeZone } = first;
  const title = texts.interview(job.role, job.company.name);
  const text = interviewTime(startsAt, timeZone);
  return { title, text, action: toApplications(texts.details) };
}

function furthest(applications: readonly Application[]): NextStep | null {
  const [first] = applications
    .filter(isOpen)
    .sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
  if (first === undefined) return null;
  const { job, status } = first;
  const title = texts.job(job.role, job.company.name);
  return { title, text: yourStages[status].next, action: toApplications(texts.details) };
}

/** What the person has to do or to wait for: a resume or details for a plan, an answer, an interview, an application, or else to find a job. */
export function nextStepOf(overview: OverviewQuery): NextStep {
  const applications = overview.myApplications.nodes;
  const asked = intakeAsked(overview) ?? consentAsked(overview);
  const found = asked ?? nextInterview(applications) ?? furthest(applications);
  const action = { label: texts.browse, to: paths.jobs() };
  return found ?? { title: texts.none, text: texts.noneText, action };
}
