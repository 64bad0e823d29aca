import type { ApplicationStatus } from "../../server/modules/applications/application.entity.js";
import type { VisaType } from "../../server/modules/applications/visa-type.js";
import type { DemoData, DemoJob } from "./demo-data.js";
import { HOURLY } from "./build-hourly.js";
import { CITIES } from "./data/cities.js";
import { FIRST_NAMES, LAST_NAMES } from "./data/names.js";
import { pdfOfLines } from "./data/resume-pdf.js";
import { seededRandom, stableUuid, type Random } from "./data/random.js";

const DAY = 86_400_000;
const PEOPLE = 70;
/** Jobs of the companies that the demo recruiter works for get most applications. */
const OWN_COMPANIES = ["staffboard-partners", "veridane-biosciences"];
const OTHER_JOBS = 8;
const SKILLS_SHOWN = 8;
const SKILLS_A_LINE = 4;

const VISAS: readonly VisaType[] = ["OPT", "STEM_OPT", "H1B", "H4_EAD", "GC_EAD", "US_CITIZEN"];

/** How many people were hired, at least: the first who applied went all the way. */
const HIRES = 12;
const WAY_TO_HIRE = ["REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "OFFER", "HIRED"] as const;

/** How far applications come: the stages after the first, and how often. */
const WAYS: readonly { way: readonly ApplicationStatus[]; weight: number }[] = [
  { way: [], weight: 30 },
  { way: ["REVIEWED"], weight: 22 },
  { way: ["REVIEWED", "REJECTED"], weight: 16 },
  { way: ["REVIEWED", "SUBMITTED_TO_CLIENT"], weight: 11 },
  { way: ["REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW"], weight: 9 },
  { way: ["REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "REJECTED"], weight: 5 },
  { way: ["REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "OFFER"], weight: 4 },
  { way: WAY_TO_HIRE, weight: 3 },
];

export interface DemoPerson {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** "Dallas, TX" */
  location: string;
  visaType: VisaType;
  relocation: boolean;
  createdAt: Date;
  resume: { id: string; fileName: string; content: Buffer };
}

export interface DemoApplication {
  id: string;
  person: DemoPerson;
  job: DemoJob;
  appliedAt: Date;
  /** Its stages after the first, oldest first. */
  moves: { to: ApplicationStatus; at: Date }[];
}

function wayOf(random: Random): readonly ApplicationStatus[] {
  let point = random.next() * WAYS.reduce((sum, { weight }) => sum + weight, 0);
  for (const { way, weight } of WAYS) {
    point -= weight;
    if (point < 0) return way;
  }
  return [];
}

/** Moves about a day apart, as many as have happened by now. */
function movesFrom(appliedAt: Date, now: Date, random: Random): DemoApplication["moves"] {
  let at = appliedAt.getTime();
  const moves = wayOf(random).map((to) => {
    at += (0.1 + random.next() * 2.4) * DAY;
    return { to, at: new Date(at) };
  });
  return moves.filter((move) => move.at < now);
}

function resumeOf(name: string, location: string, job: DemoJob): Buffer {
  const years = 3 + (name.length % 9);
  const skills = job.skills.slice(0, SKILLS_SHOWN);
  return pdfOfLines([
    name,
    `${job.role} - ${location}`,
    "",
    `${job.role.replace(/^(Senior|Lead) /, "")} with ${years} years of experience.`,
    "",
    "Skills",
    `${skills.slice(0, SKILLS_A_LINE).join(", ")},`,
    skills.slice(SKILLS_A_LINE).join(", "),
    "",
    "Experience",
    `2022 to present: ${job.role}, Larkfield Software, ${location}`,
    "Designed, built, and ran services that teams across the company depend on.",
    "2019 to 2022: Engineer, Bluewater Analytics, Austin, TX",
    "Moved nightly reports to streaming and cut response time in half.",
    "",
    "Education",
    "M.S. in Computer Science, University of Texas at Dallas",
  ]);
}

function writePerson(index: number, job: DemoJob, appliedAt: Date): DemoPerson {
  const random = seededRandom(`person ${index}`);
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? "";
  const last =
    LAST_NAMES[(index * 17 + Math.floor(index / LAST_NAMES.length)) % LAST_NAMES.length] ?? "";
  const name = `${first} ${last}`;
  const { city, region } = random.pick(Object.values(CITIES));
  const location = `${city}, ${region}`;
  return {
    id: stableUuid(`person ${index}`),
    name,
    email: `${first}.${last}.${index}@mail.example`.toLowerCase(),
    phone: `214555${String(100 + index).padStart(4, "0")}`,
    location,
    visaType: random.pick(VISAS),
    relocation: random.next() < 0.6,
    createdAt: appliedAt,
    resume: {
      id: stableUuid(`resume ${index}`),
      fileName: `${name} - resume.pdf`,
      content: resumeOf(name, location, job),
    },
  };
}

/** A moment while the job was open, more often a late one. */
function timeOn({ publishedAt, validThrough }: DemoJob, now: Date, random: Random): Date {
  const start = publishedAt?.getTime() ?? now.getTime();
  const end = Math.min(validThrough?.getTime() ?? now.getTime(), now.getTime());
  return new Date(end - (end - start) * random.next() ** 2);
}

/**
 * Candidates of the demo with their applications, up to `now`. Like `buildDemo`, a pure function in which only dates
 * depend on `now`.
 */
export function buildPeople({ companies, jobs }: DemoData, now: Date): DemoApplication[] {
  const random = seededRandom("applications");
  const own = new Set(
    companies.filter(({ slug }) => OWN_COMPANIES.includes(slug)).map(({ id }) => id),
  );
  // All of these people work in offices.
  const open = jobs.filter(({ status, family }) => status === "PUBLISHED" && family !== HOURLY);
  const wanted = [
    ...open.filter(({ companyId }) => own.has(companyId)),
    ...open.filter(({ companyId }) => !own.has(companyId)).slice(-OTHER_JOBS),
  ];
  const applications = Array.from({ length: PEOPLE }).flatMap((_, index) => {
    const applied = random.sample(wanted, random.between(1, 4));
    const times = applied.map((job) => timeOn(job, now, random));
    const [firstJob] = applied;
    if (firstJob === undefined) return [];
    const earliest = new Date(Math.min(...times.map(Number)));
    const person = writePerson(index, firstJob, earliest);
    return applied.map((job, number): DemoApplication => {
      const appliedAt = times[number] ?? earliest;
      const id = stableUuid(`application ${index} ${job.code}`);
      return { id, person, job, appliedAt, moves: movesFrom(appliedAt, now, random) };
    });
  });
  return withHires(applications, now);
}

/** Hires people who applied first, one application each, until there are enough. */
function withHires(applications: readonly DemoApplication[], now: Date): DemoApplication[] {
  const isHired = ({ moves }: DemoApplication) => moves.at(-1)?.to === "HIRED";
  const hired = new Set(applications.filter(isHired).map(({ person }) => person));
  const chosen = new Set<DemoApplication>();
  const oldestFirst = applications.toSorted((a, b) => Number(a.appliedAt) - Number(b.appliedAt));
  for (const application of oldestFirst) {
    if (hired.size >= HIRES) break;
    if (hired.has(application.person) || application.moves.length > 0) continue;
    hired.add(application.person);
    chosen.add(application);
  }
  return applications.map((application) =>
    chosen.has(application)
      ? { ...application, moves: movesToHire(application.appliedAt, now) }
      : application,
  );
}

function movesToHire(appliedAt: Date, now: Date): DemoApplication["moves"] {
  const step = Math.min(DAY, (Number(now) - Number(appliedAt)) / (WAY_TO_HIRE.length + 1));
  return WAY_TO_HIRE.map((to, index) => ({
    to,
    at: new Date(Number(appliedAt) + (index + 1) * step),
  }));
}
