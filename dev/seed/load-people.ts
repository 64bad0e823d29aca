import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { EntityManager } from "typeorm";
import { newId } from "../../server/core/ids.js";
import type { ObjectStore } from "../../server/integrations/storage/object-store.js";
import { User } from "../../server/modules/accounts/user.entity.js";
import { Application } from "../../server/modules/applications/application.entity.js";
import { RESUME_PREFIX, Resume } from "../../server/modules/applications/resume.entity.js";
import { ApplicationEvent } from "../../server/modules/applications/stages/application-event.entity.js";
import { ResumeTextRow } from "../../server/modules/applications/texts/resume-text.entity.js";
import type { DemoApplication, DemoPerson } from "./build-people.js";

const PDF = "application/pdf";

const keyOf = ({ resume }: DemoPerson): string => `${RESUME_PREFIX}${resume.id}.pdf`;

export const peopleOf = (applications: readonly DemoApplication[]): DemoPerson[] => [
  ...new Set(applications.map(({ person }) => person)),
];

/** Stores the demo's resumes as the site would. */
export async function putResumes(store: ObjectStore, people: readonly DemoPerson[]): Promise<void> {
  for (const person of people) {
    const { content, fileName } = person.resume;
    const options = { contentType: PDF, sizeBytes: content.length, attachmentName: fileName };
    await store.put(keyOf(person), () => Readable.from([content]), options);
  }
}

/** Of so many applications that the recruiter has moved, one is handled by no one. */
const UNASSIGNED_OF = 4;

/** Writes the demo's candidates and their applications. @param recruiterId who moved the applications, and handles most of them */
export async function insertPeople(
  transaction: EntityManager,
  applications: readonly DemoApplication[],
  recruiterId: string,
  now: Date,
): Promise<void> {
  const people = peopleOf(applications);
  await transaction.insert(User, people.map(userRow));
  await transaction.insert(Resume, people.map(resumeRow));
  // As when they are sent: otherwise the search over people finds no one until the site looks for resumes without a text.
  await transaction.insert(
    ResumeTextRow,
    people.map(({ id: userId, resume: { id } }) => ({ id, userId, nextAttemptAt: now })),
  );
  const moved = applications.filter(({ moves }) => moves.length > 0);
  const handled = new Set(moved.filter((_, index) => index % UNASSIGNED_OF > 0));
  await transaction.insert(
    Application,
    applications.map((application) => ({
      ...applicationRow(application),
      assigneeId: handled.has(application) ? recruiterId : null,
    })),
  );
  await transaction.insert(
    ApplicationEvent,
    applications.flatMap((application) => eventRows(application, recruiterId)),
  );
}

const userRow = ({ id, name, email, phone, location, createdAt }: DemoPerson) => ({
  ...{ id, name, email, phone, location, createdAt },
  countryCode: "+1",
  role: "CANDIDATE" as const,
  updatedAt: createdAt,
});

function resumeRow(person: DemoPerson) {
  const { id, content, fileName } = person.resume;
  return {
    ...{ id, fileName, userId: person.id, storageKey: keyOf(person), contentType: PDF },
    sizeBytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    scanStatus: "NOT_SCANNED" as const,
    uploadedAt: person.createdAt,
  };
}

function applicationRow({ id, person, job, appliedAt, moves }: DemoApplication) {
  const { name, email, phone, location, visaType, relocation } = person;
  const last = moves.at(-1);
  return {
    ...{ id, name, email, phone, location, visaType, relocation, appliedAt },
    userId: person.id,
    jobId: job.id,
    companyId: job.companyId,
    resumeId: person.resume.id,
    status: last?.to ?? "SUBMITTED",
    version: moves.length + 1,
    movedAt: last?.at ?? null,
    countryCode: "+1",
    linkedin: null,
    updatedAt: appliedAt,
  };
}

function eventRows({ id, person, appliedAt, moves }: DemoApplication, recruiterId: string) {
  const sent = {
    ...{ id: newId(), applicationId: id, actorId: person.id, at: appliedAt },
    ...({ kind: "SUBMITTED", fromStatus: null, toStatus: "SUBMITTED" } as const),
  };
  const moved = moves.map(({ to, at }, index) => ({
    ...{ id: newId(), applicationId: id, actorId: recruiterId, at, kind: "MOVED" as const },
    fromStatus: moves[index - 1]?.to ?? ("SUBMITTED" as const),
    toStatus: to,
  }));
  return [sent, ...moved];
}
