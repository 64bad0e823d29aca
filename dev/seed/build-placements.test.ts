import { buildConsents } from "./build-consents.js";
import { buildDemo } from "./build-demo.js";
import { buildPeople } from "./build-people.js";
import { buildInterviews, buildPlacements } from "./build-placements.js";

const NOW = new Date("2026-03-06T15:09:26.000Z");
const demo = buildDemo(NOW);
const applications = buildPeople(demo, NOW);
const placements = buildPlacements(applications, buildConsents(demo, applications, NOW), NOW);
const allCompanies = new Set(demo.companies.map(({ id }) => id));

test("everyone who was hired has a placement, some about to start and some about to end", () => {
  expect(placements.length).toBeGreaterThanOrEqual(12);
  const hired = applications.filter(({ moves }) => moves.at(-1)?.to === "HIRED");
  expect(placements.map(({ applicationId }) => applicationId)).toEqual(hired.map(({ id }) => id));
  const today = "2026-03-06";
  const soon = "2026-04-03";
  expect(placements.some(({ startsOn }) => startsOn > today && startsOn < soon)).toBe(true);
  expect(placements.some(({ endsOn }) => endsOn !== null && endsOn > today && endsOn < soon)).toBe(
    true,
  );
});

test("days follow each other, and clients pay more than people get", () => {
  for (const { clientName, startsOn, endsOn, payRate, billRate, createdAt } of placements) {
    expect(clientName).not.toBe("");
    expect(createdAt.toISOString() < startsOn).toBe(true);
    expect(endsOn === null || endsOn >= startsOn).toBe(true);
    expect(billRate).toBeGreaterThan(payRate);
  }
});

test("three interviews are planned, on weekdays of the next days", () => {
  const interviews = buildInterviews(applications, allCompanies, NOW);
  expect(interviews.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    // A Saturday and a Sunday become the Monday after, when Chicago has daylight saving time.
    ...["2026-03-09T15:00:00.000Z", "2026-03-09T19:30:00.000Z", "2026-03-10T14:15:00.000Z"],
  ]);
});
