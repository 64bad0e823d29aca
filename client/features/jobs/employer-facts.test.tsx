import { screen } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { alertOf } from "./alert-search";
import { activeFilters } from "./job-filters";
import { jobPosting } from "./job-detail-json-ld";
import { firstPage, readJobSearch } from "./job-search";
import { askedFacts } from "./read-asked-facts";
import { JobBrief } from "./JobBrief";
import { JobDetailFacts } from "./JobDetailFacts";
import { sampleJob } from "./sample-job";

const read = (address: string) => readJobSearch(new URLSearchParams(address));

test("is a filter with chips, addresses, and alerts", () => {
  const search = read("employer=cap-exempt&employer=e-verify");
  expect(activeFilters(search.filters).map(({ chip }) => chip)).toEqual([
    "E-Verify",
    "H-1B cap-exempt",
  ]);
  expect(firstPage(search)).toMatchObject({ employer: ["e-verify", "cap-exempt"] });
  expect(alertOf(search, undefined)).toEqual({
    query: "",
    filter: { employerFacts: ["E_VERIFY", "CAP_EXEMPT"] },
    names: ["E-Verify", "H-1B cap-exempt"],
  });
});

test.each([
  ["java e-verify", ["E-Verify"]],
  ["EVerify employer", ["E-Verify"]],
  ["cap exempt nurse", ["H-1B cap-exempt"]],
  ["verify engineer", []],
])("typed as words, as in “%s”, it leads the cards as the filter does", (query, employer) => {
  expect(askedFacts(read(`query=${encodeURIComponent(query)}`), null).employer).toEqual(employer);
});

test("a badge and a fact of the job's page say what is stated", () => {
  renderApp(
    <>
      <JobBrief job={{ ...sampleJob, employerFacts: ["E_VERIFY", "CAP_EXEMPT"] }} />
      <JobDetailFacts job={sampleJob} />
    </>,
  );
  expect(screen.getByText("H-1B cap-exempt")).toBeInTheDocument();
  expect(screen.getByText("Employer").parentElement).toHaveTextContent("E-Verify");
});

test("a job that states nothing has no such fact", () => {
  const job = { ...sampleJob, employerFacts: [] };
  renderApp(<JobDetailFacts job={job} />);
  expect(screen.queryByText("Employer")).not.toBeInTheDocument();
  expect(jobPosting(job, "https://jobs.example")).not.toHaveProperty("employerOverview");
});

test("structured data has it as what there is to say of the employer", () => {
  expect(jobPosting(sampleJob, "https://jobs.example")).toMatchObject({
    employerOverview: "E-Verify",
  });
});
