import type { EntityManager } from "typeorm";
import { CandidateMailRow } from "../../server/modules/records/mails/candidate-mail.entity.js";
import { Note } from "../../server/modules/records/notes/note.entity.js";
import type { DemoApplication } from "./build-people.js";
import { stableUuid } from "./data/random.js";

const NOTES = [
  "Spoke on the phone for 20 minutes. Clear about what they want next, and can start in three weeks.",
  "Strong on the main skills. Ask about on-call duty before the interview.",
  "Prefers hybrid, two days in the office at most. Fine with the pay range.",
  "Two references, both reached. The second one would hire them again.",
];

const LETTERS = [
  {
    subject: (role: string) => `Next steps for ${role}`,
    body: "Thanks for your application. I’d like to talk on the phone this week. Which of these times work for you?\n\n- Tuesday, 10 a.m. CT\n- Thursday, 2 p.m. CT",
  },
  {
    subject: (role: string) => `A question about your resume for ${role}`,
    body: "Your resume mentions a migration in 2024. In a sentence or two, what was your part in it? The client will ask.",
  },
];

/** Notes and emails on applications that someone has looked at. @param recruiterId who wrote them */
export async function insertRecords(
  transaction: EntityManager,
  applications: readonly DemoApplication[],
  recruiterId: string,
): Promise<void> {
  const seen = applications.filter(({ moves }) => moves.length > 0);
  const noted = seen.filter((_, number) => number % 2 === 0);
  await transaction.insert(
    Note,
    noted.map((application, number) => ({
      id: stableUuid(`note ${application.id}`),
      applicationId: application.id,
      authorId: recruiterId,
      body: NOTES[number % NOTES.length] ?? "",
      createdAt: application.moves[0]?.at ?? application.appliedAt,
    })),
  );
  await transaction.insert(
    CandidateMailRow,
    seen.filter((_, number) => number % 3 === 0).map(mailRow(recruiterId)),
  );
}

const mailRow = (senderId: string) => (application: DemoApplication, number: number) => {
  const { id, person, job, moves, appliedAt } = application;
  const { subject, body } = LETTERS[number % LETTERS.length] ?? LETTERS[0] ?? {};
  const at = moves[0]?.at ?? appliedAt;
  return {
    id: stableUuid(`letter ${id}`),
    ...{ applicationId: id, userId: person.id, senderId, sendId: stableUuid(`send ${id}`) },
    subject: subject?.(job.role) ?? "",
    body: `Hi ${person.name.split(" ")[0] ?? person.name},\n\n${body ?? ""}\n\nBest,\nMarcus`,
    ...{ createdAt: at, sentAt: at },
  };
};
