import type { EndReason } from "../../server/modules/placements/placement.entity.js";
import { dayAfter, dayOf } from "../../server/modules/placements/days.js";
import { momentOf } from "../../server/modules/placements/interviews/zoned-time.js";
import type { DemoConsent } from "./build-consents.js";
import type { DemoApplication } from "./build-people.js";
import { stableUuid } from "./data/random.js";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const ZONE = "America/Chicago";
/** What clients pay for each dollar of pay. */
const MARKUPS = [1.32, 1.38, 1.45, 1.29];

/** When placements start and end, in days from now; the start is never before the hire. */
const SPANS: readonly { starts: number; ends: number | null; plan?: "CONFIRMED" | EndReason }[] = [
  { starts: -60, ends: 9 },
  { starts: -60, ends: 21 },
  { starts: 5, ends: 187 },
  { starts: -60, ends: 140 },
  { starts: 12, ends: null },
  { starts: -60, ends: 13, plan: "CONFIRMED" },
  { starts: -60, ends: 75 },
  { starts: -60, ends: null },
  { starts: 24, ends: 206 },
  { starts: -60, ends: 26 },
  { starts: -60, ends: 110 },
  { starts: -60, ends: 3, plan: "CLIENT_ENDED" },
  { starts: -60, ends: 168 },
];

const INTERVIEWS = [
  { day: 1, time: "10:00", minutes: 45, callUrl: "https://meet.example.com/first-round" },
  { day: 2, time: "14:30", minutes: 60, place: "200 Cedar Avenue, Dallas, TX 75201" },
  { day: 4, time: "09:15", minutes: 30, callUrl: "https://meet.example.com/hiring-manager" },
];

/** The hire's moment; null for everyone who was not hired. */
const hiredAt = ({ moves }: DemoApplication): Date | null => {
  const last = moves.at(-1);
  return last?.to === "HIRED" ? last.at : null;
};

const later = (a: string, b: string): string => (a > b ? a : b);

/** A placement for everyone who was hired, at the client that their resume went to. */
export function buildPlacements(
  applications: readonly DemoApplication[],
  consents: readonly DemoConsent[],
  now: Date,
) {
  const clients = new Map(consents.map(({ application, client }) => [application.id, client]));
  const hired = applications.flatMap((application) => {
    const at = hiredAt(application);
    return at === null ? [] : [{ application, at }];
  });
  return hired.map(({ application, at }, index) => {
    const { id: applicationId, person, job } = application;
    const { starts, ends, plan } = SPANS[index % SPANS.length] ?? { starts: 0, ends: null };
    const startsOn = later(dayAfter(now, starts), dayOf(new Date(at.getTime() + 2 * DAY)));
    const endsOn = ends === null ? null : later(dayAfter(now, ends), startsOn);
    const { min: payRate, currency, period } = job.salaryRange;
    const markup = MARKUPS[index % MARKUPS.length] ?? 1.3;
    return {
      ...{ id: stableUuid(`placement ${applicationId}`), applicationId, userId: person.id },
      ...{ jobId: job.id, companyId: job.companyId, candidateName: person.name },
      clientName: clients.get(applicationId) ?? "",
      ...{ startsOn, endsOn, payRate, billRate: Math.round((payRate * markup) / 50) * 50 },
      ...{ currency, period },
      isEndConfirmed: plan !== undefined,
      endReason: plan === undefined || plan === "CONFIRMED" ? null : plan,
      ...{ createdAt: at, updatedAt: at },
    };
  });
}

/** The next weekday, that many days from now or later. */
function weekdayAfter(now: Date, count: number): string {
  const weekday = new Date(now.getTime() + count * DAY).getUTCDay();
  const wait = weekday === 6 ? 2 : Number(weekday === 0);
  return dayAfter(now, count + wait);
}

/** Interviews with the first people who wait for one. @param companyIds of the demo recruiter */
export function buildInterviews(
  applications: readonly DemoApplication[],
  companyIds: ReadonlySet<string>,
  now: Date,
) {
  const waiting = applications.filter(
    ({ moves, job }) => moves.at(-1)?.to === "INTERVIEW" && companyIds.has(job.companyId),
  );
  return INTERVIEWS.flatMap(({ day, time, ...details }, index) => {
    const application = waiting[index];
    const startsAt = momentOf(`${weekdayAfter(now, day)}T${time}`, ZONE);
    if (application === undefined || startsAt === null) return [];
    const { id: applicationId, person, job } = application;
    const createdAt = new Date(now.getTime() - (index + 1) * HOUR);
    return [
      {
        ...{ id: stableUuid(`interview ${applicationId}`), applicationId, userId: person.id },
        ...{ place: null, callUrl: null, ...details, startsAt, timeZone: ZONE },
        interviewer: "Dana Wells, engineering manager",
        message: `Dana will ask how you worked with ${job.skills[0] ?? "your team"}.`,
        ...{ sequence: 0, createdAt, updatedAt: createdAt },
      },
    ];
  });
}
