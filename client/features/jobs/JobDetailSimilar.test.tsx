import { screen, within } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { AppliedJobsDocument } from "./AppliedJobs.generated";
import { JobDetailSimilar, similarVariables } from "./JobDetailSimilar";
import { SimilarJobsDocument, type SimilarJob_JobFragment } from "./JobDetailSimilar.generated";

const ROLE = "Senior Welder";

/** Pay around this many dollars an hour. */
const hourly = (dollars: number) => ({
  ...{ __typename: "SalaryRange" as const, currency: "USD", period: "HOUR" as const },
  ...{ min: dollars * 100 - 400, max: dollars * 100 + 400 },
});

const job = (number: number): SimilarJob_JobFragment => ({
  __typename: "Job",
  id: `job-${number}`,
  code: `SB-${number}`,
  role: `Role ${number}`,
  companyLocation: "Dallas, TX",
  salary: "$62 - $70 per hour",
  salaryRange: hourly(60 + number),
  workplaceType: "HYBRID",
  company: { __typename: "Company", id: "company-1", name: "Cobalt Systems", logoUrl: null },
});
const jobs = (numbers: number[]) => ({
  __typename: "JobConnection" as const,
  nodes: numbers.map(job),
});

/**
 * Renders the section for job 1. @param appliedTo a job that the signed-in user applied to; without it, no one is
 * signed in
 */
function show(similar: number[], newest: number[], appliedTo?: number) {
  renderApp(<JobDetailSimilar job={{ id: "job-1", role: ROLE, salaryRange: hourly(63) }} />, {
    mocks: [
      {
        request: { query: SimilarJobsDocument, variables: similarVariables(ROLE) },
        result: { data: { similar: jobs(similar), newest: jobs(newest) } },
      },
      viewerAnswer(appliedTo === undefined ? null : buildViewer()),
      {
        request: { query: AppliedJobsDocument, variables: () => true },
        result: {
          data: {
            myApplicationsTo: [
              {
                __typename: "Application",
                id: "application-1",
                status: "SUBMITTED",
                appliedAt: "2026-11-19T12:00:00.000Z",
                job: { __typename: "Job", id: `job-${appliedTo}` },
              },
            ],
          },
        },
      },
    ],
  });
}
const roles = () => screen.getAllByRole("link").map((link) => link.textContent);

test("shows four similar jobs", async () => {
  show([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]);
  expect(await screen.findByRole("heading", { name: "Similar jobs" })).toBeInTheDocument();
  expect(roles()).toEqual(["Role 2", "Role 3", "Role 4", "Role 5"]);
});

test("shows the pay of each job and the difference to this one", async () => {
  show([2, 3, 4], []);
  await screen.findByRole("heading", { name: "Similar jobs" });
  const pay = screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
  expect(pay).toEqual([
    "$58–$66 an hour −$1 an hour",
    "$59–$67 an hour about the same",
    "$60–$68 an hour +$1 an hour",
  ]);
});

test("fills up with the newest jobs when fewer are similar, without repeats", async () => {
  show([1, 2], [2, 1, 3, 4, 5]);
  const title = "Similar and newest jobs";
  expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  expect(roles()).toEqual(["Role 2", "Role 3", "Role 4", "Role 5"]);
});

test("shows the newest jobs when none is similar", async () => {
  show([1], [1, 3, 4, 5, 6]);
  expect(await screen.findByRole("heading", { name: "Newest jobs" })).toBeInTheDocument();
  expect(roles()).toEqual(["Role 3", "Role 4", "Role 5", "Role 6"]);
});

test("marks jobs that the user applied to", async () => {
  show([2, 3], [2, 3], 3);
  const applied = await screen.findByText("Applied on 11/19/2026");
  const item = applied.closest("li");
  expect(item).not.toBeNull();
  if (item !== null) expect(within(item).getByRole("link")).toHaveTextContent("Role 3");
});
