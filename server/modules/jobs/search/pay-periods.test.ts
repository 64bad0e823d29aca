import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import type { SalaryPeriod } from "../pay/salary-range.js";

const JOBS = `query ($filter: JobFilter) {
  jobs(first: 50, filter: $filter, sort: PAY) { nodes { role salary salaryRange { max period } } } }`;

/** Cents, from $40 to $80 an hour. */
const PAY = { HOUR: 4_000, DAY: 40_000, WEEK: 240_000, MONTH: 1_213_400, YEAR: 16_640_000 };
const PERIODS: readonly SalaryPeriod[] = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app);
  for (const period of PERIODS) {
    const salaryRange = { min: PAY[period], max: PAY[period], currency: "USD", period };
    await buildJob(app, { company, role: `Welder ${period}`, salary: "", salaryRange });
  }
});
afterAll(() => app.close());

const listed = async (filter: object | null = null) => {
  const { data, errors } = await app.client().graphql(JOBS, { filter });
  expect(errors).toBeUndefined();
  return data.jobs.nodes as {
    role: string;
    salary: string;
    salaryRange: { max: number; period: SalaryPeriod };
  }[];
};
const periodsOf = async (filter: object) =>
  (await listed(filter)).map(({ salaryRange }) => salaryRange.period);

it("sorts jobs by what they pay an hour, whatever period they name", async () => {
  const jobs = await listed();
  expect(jobs.map(({ salaryRange }) => salaryRange)).toEqual(
    PERIODS.toReversed().map((period) => ({ max: PAY[period], period })),
  );
  expect(jobs.map(({ salary }) => salary)).toEqual([
    ...["$166,400 a year", "$12,134 a month", "$2,400 a week", "$400 a day", "$40 an hour"],
  ]);
});

it.each([
  ["HOUR", 5_000],
  ["DAY", 40_000],
  ["WEEK", 200_000],
  ["MONTH", 866_666],
  ["YEAR", 10_400_000],
] as const)("finds jobs that pay as much for a %s, or more", async (period, amount) => {
  expect(await periodsOf({ payAtLeast: { amount, period } })).toEqual(
    PERIODS.slice(1).toReversed(),
  );
});

it("finds the same over REST", async () => {
  const { body } = await app.client().get("/api/jobs?pay=2000&pay-period=week&sort=pay");
  expect(body.map((job: { salary: string }) => job.salary)).toEqual([
    ...["$166,400 a year", "$12,134 a month", "$2,400 a week", "$400 a day"],
  ]);
});
