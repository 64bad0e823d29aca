import { screen, within } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { AppliedJobsDocument } from "./AppliedJobs.generated";
import { JobDetailSimilar } from "./JobDetailSimilar";
import type { SimilarJob_JobFragment } from "./JobDetailSimilar.generated";

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

/** Renders the section. @param appliedTo a job that the signed-in user applied to; without it, no one is signed in */
function show(similar: number[], appliedTo?: number) {
  const jobs = similar.map(job);
  renderApp(
    <JobDetailSimilar job={{ __typename: "Job", salaryRange: hourly(63), similar: jobs }} />,
    {
      mocks: [
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
    },
  );
}
const roles = () => screen.getAllByRole("link").map((link) => link.textContent);

test("links to the jobs, the most alike first", () => {
  show([4, 2]);
  expect(screen.getByRole("heading", { name: "Similar jobs" })).toBeVisible();
  expect(roles()).toEqual(["Role 4", "Role 2"]);
});

test("is left out when no job is similar", () => {
  show([]);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("shows the pay of each job and the difference to this one", () => {
  show([2, 3, 4]);
  const pay = screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
  expect(pay).toEqual([
    "$58–$66 an hour −$1 an hour",
    "$59–$67 an hour about the same",
    "$60–$68 an hour +$1 an hour",
  ]);
});

test("marks jobs that the user applied to", async () => {
  show([2, 3], 3);
  const applied = await screen.findByText("Applied on 11/19/2026");
  const item = applied.closest("li");
  expect(item).not.toBeNull();
  if (item !== null) expect(within(item).getByRole("link")).toHaveTextContent("Role 3");
});
