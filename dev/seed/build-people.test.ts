import { buildDemo } from "./build-demo.js";
import { buildConsents } from "./build-consents.js";
import { buildPeople } from "./build-people.js";
import { peopleOf } from "./load-people.js";

const NOW = new Date("2026-03-14T15:09:26.000Z");
const demo = buildDemo(NOW);
const applications = buildPeople(demo, NOW);
const people = peopleOf(applications);

test("people have one application to a job, in every stage but one", () => {
  expect(people).toHaveLength(70);
  const pairs = applications.map(({ person, job }) => `${person.id} ${job.id}`);
  expect(new Set(pairs).size).toBe(applications.length);
  const stages = new Set(applications.map(({ moves }) => moves.at(-1)?.to ?? "SUBMITTED"));
  expect([...stages].sort()).toEqual(
    [
      "HIRED",
      "INTERVIEW",
      "OFFER",
      "REJECTED",
      "REVIEWED",
      "SUBMITTED",
      "SUBMITTED_TO_CLIENT",
    ].sort(),
  );
});

test("people, addresses, and resumes are told apart", () => {
  for (const read of [
    (each: (typeof people)[number]) => each.name,
    (each: (typeof people)[number]) => each.email,
    (each: (typeof people)[number]) => each.resume.id,
  ])
    expect(new Set(people.map(read)).size).toBe(people.length);
});

test("everyone applied while the job was open", () => {
  const late = applications.filter(
    ({ job, appliedAt }) => job.validThrough !== null && appliedAt > job.validThrough,
  );
  expect(late.map(({ job }) => job.code)).toEqual([]);
  expect(applications.some(({ job }) => job.validThrough !== null && job.validThrough < NOW)).toBe(
    true,
  );
});

test("times follow each other: published, applied, moved, now", () => {
  for (const { job, appliedAt, moves } of applications) {
    const times = [job.publishedAt ?? NOW, appliedAt, ...moves.map(({ at }) => at), NOW].map(
      Number,
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

test("the same moment gives the same people; resumes do not depend on it", () => {
  expect(buildPeople(demo, NOW)).toEqual(applications);
  const [first] = people;
  expect(first?.resume.content.subarray(0, 8).toString()).toBe("%PDF-1.4");
  expect(first?.resume.content.toString("latin1")).toContain(first?.name);
});

describe("consents of the demo", () => {
  const consents = buildConsents(demo, applications, NOW);

  test("come before every resume that went to a client", () => {
    const sent = consents.filter(({ submittedAt }) => submittedAt !== null);
    const submitted = applications.filter(({ moves }) =>
      moves.some(({ to }) => to === "SUBMITTED_TO_CLIENT"),
    );
    expect(sent.map(({ application }) => application)).toEqual(submitted);
    for (const { application, requestedAt, answeredAt, submittedAt } of sent) {
      const times = [application.appliedAt, requestedAt, answeredAt, submittedAt].map(Number);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test("are in every state", () => {
    const states = new Set(consents.map(({ state }) => state));
    expect([...states].sort()).toEqual(
      ["DECLINED", "EXPIRED", "GRANTED", "PENDING", "REPLACED", "WITHDRAWN"].sort(),
    );
    for (const { state, answerBy } of consents)
      if (state === "PENDING") expect(answerBy > NOW).toBe(true);
  });

  test("have ids of their own", () => {
    expect(new Set(consents.map(({ id }) => id)).size).toBe(consents.length);
  });
});
