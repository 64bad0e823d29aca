import type { RepresentationState } from "../../server/modules/representation/representation.entity.js";
import type { DemoData } from "./demo-data.js";
import type { DemoApplication } from "./build-people.js";
import { stableUuid } from "./data/random.js";

const DAY = 86_400_000;
const ANSWER_DAYS = 14;

/** What happened to requests to people whose resume has not gone to a client, in turn. */
const OPEN_STATES: readonly RepresentationState[] = [
  "PENDING",
  "GRANTED",
  "DECLINED",
  "WITHDRAWN",
  "EXPIRED",
  "REPLACED",
];
/** How many people were asked whose resume has not gone to a client. */
const ASKED = 18;
/** Clients of the firm, which posts their jobs under its own name. */
const CLIENTS = ["Cedar Health Systems", "Brightwater Bank", "Halden Logistics"];
const FIRM = "staffboard-partners";
/** Requests without a resume sent are no older than this, so that most can still be answered. */
const LATELY_MS = 6 * DAY;

/** A request for consent; with `submittedAt`, the resume went to the client. */
export interface DemoConsent {
  id: string;
  application: DemoApplication;
  client: string;
  requisition: string | null;
  /** In minor units. */
  rate: number;
  state: RepresentationState;
  requestedAt: Date;
  remindedAt: Date | null;
  answeredAt: Date | null;
  /** When the person withdrew it, or a newer request replaced it. */
  closedAt: Date | null;
  answerBy: Date;
  validUntil: Date;
  submittedAt: Date | null;
}

interface Draft {
  application: DemoApplication;
  client: string;
  number: number;
  state: RepresentationState;
  requestedAt: Date;
  /** Not after this time. */
  until: Date;
  submittedAt?: Date;
}

const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** Consents in every state: one before each resume that went to a client, and some that were asked for lately. */
export function buildConsents(
  { companies }: Pick<DemoData, "companies">,
  applications: readonly DemoApplication[],
  now: Date,
): DemoConsent[] {
  const names = new Map(companies.map(({ id, slug, name }) => [id, slug === FIRM ? null : name]));
  const clientOf = ({ job }: DemoApplication, number: number): string =>
    names.get(job.companyId) ?? CLIENTS[number % CLIENTS.length] ?? "";
  const sent = applications.flatMap((application, number) => {
    const submission = application.moves.find(({ to }) => to === "SUBMITTED_TO_CLIENT");
    if (!submission) return [];
    const requestedAt = halfway(lastBefore(application, submission.at), submission.at);
    const times = { requestedAt, until: submission.at, submittedAt: submission.at };
    const client = clientOf(application, number);
    return [draw({ application, client, number, state: "GRANTED", ...times })];
  });
  const reviewed = applications.filter(({ moves }) => moves.at(-1)?.to === "REVIEWED");
  const asked = reviewed.slice(0, ASKED).flatMap((application, number) => {
    const state = OPEN_STATES[number % OPEN_STATES.length] ?? "PENDING";
    const middle = halfway(lastBefore(application, now), now);
    const lately = later(now, -LATELY_MS);
    const requestedAt = state === "EXPIRED" || middle > lately ? middle : lately;
    const wish = { application, client: clientOf(application, number), number, until: now };
    const first = draw({ ...wish, state, requestedAt });
    if (state !== "REPLACED") return [first];
    return [first, draw({ ...wish, state: "PENDING", requestedAt: first.closedAt ?? now })];
  });
  return [...sent, ...asked];
}

function draw(draft: Draft): DemoConsent {
  const { application, client, number, state, requestedAt, until, submittedAt } = draft;
  const isClosed = state === "WITHDRAWN" || state === "REPLACED";
  const isAnswered = ["GRANTED", "DECLINED", "WITHDRAWN"].includes(state);
  const answeredAt = isAnswered ? halfway(requestedAt, until) : null;
  const isSlow = until.getTime() - requestedAt.getTime() > 2 * DAY;
  return {
    id: stableUuid(`consent ${number} ${application.id} ${state}`),
    application,
    client,
    requisition: number % 3 === 0 ? `REQ-${20_400 + number}` : null,
    rate: application.job.salaryRange.min,
    state,
    requestedAt,
    remindedAt: !isAnswered && isSlow ? later(requestedAt, 2 * DAY) : null,
    answeredAt,
    closedAt: isClosed ? halfway(answeredAt ?? requestedAt, until) : null,
    answerBy: state === "EXPIRED" ? until : later(requestedAt, ANSWER_DAYS * DAY),
    validUntil: later(requestedAt, 60 * DAY),
    submittedAt: submittedAt ?? null,
  };
}

/** The last thing that happened to the application before a time. */
function lastBefore({ appliedAt, moves }: DemoApplication, time: Date): Date {
  return moves.findLast(({ at }) => at < time)?.at ?? appliedAt;
}

const halfway = (from: Date, until: Date): Date => new Date((from.getTime() + until.getTime()) / 2);
