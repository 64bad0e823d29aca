import type { EntityManager } from "typeorm";
import { newId } from "../../server/core/ids.js";
import type { ApplicationStatus } from "../../server/modules/applications/application.entity.js";
import { NextStepRow } from "../../server/modules/records/next-steps/next-step.entity.js";
import type { DemoApplication } from "./build-people.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the demo's recruiter planned: for an application in this stage, due this long after now. */
const STEPS: readonly { text: string; stage: ApplicationStatus; dueIn: number }[] = [
  { text: "Ask the client for feedback", stage: "SUBMITTED_TO_CLIENT", dueIn: -20 * HOUR },
  { text: "Call about the interview", stage: "INTERVIEW", dueIn: -2 * HOUR },
  { text: "Check references", stage: "REVIEWED", dueIn: HOUR / 2 },
  { text: "Agree on a start date", stage: "OFFER", dueIn: HOUR },
  { text: "Send the client two times to talk", stage: "SUBMITTED_TO_CLIENT", dueIn: 2 * DAY },
];

const stageOf = ({ moves }: DemoApplication): ApplicationStatus => moves.at(-1)?.to ?? "SUBMITTED";

/** Writes what waits on the first page of the desk: the recruiter's next steps. */
export async function insertDay(
  transaction: EntityManager,
  applications: readonly DemoApplication[],
  recruiterId: string,
  now: Date,
): Promise<void> {
  await transaction.insert(NextStepRow, stepRows(applications, recruiterId, now));
}

function stepRows(applications: readonly DemoApplication[], recruiterId: string, now: Date) {
  const used = new Set<DemoApplication>();
  return STEPS.flatMap(({ text, stage, dueIn }) => {
    const about = applications.find((each) => stageOf(each) === stage && !used.has(each));
    if (about === undefined) return [];
    used.add(about);
    return [
      {
        ...{ id: newId(), applicationId: about.id, text, isDone: false, doneAt: null },
        ...{ ownerId: recruiterId, addedById: recruiterId },
        dueAt: new Date(now.getTime() + dueIn),
        createdAt: about.moves.at(-1)?.at ?? about.appliedAt,
      },
    ];
  });
}
