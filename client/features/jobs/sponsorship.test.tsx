import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "react-router-dom";
import { formIdOf, SearchForm } from "../../components/ui/SearchForm";
import { renderApp } from "../../test/render";
import { jobPosting } from "./job-detail-json-ld";
import { jobsVariables, readJobSearch } from "./job-search";
import { unansweredList } from "./unanswered-list";
import { JobBrief } from "./JobBrief";
import { JobDetailFacts } from "./JobDetailFacts";
import { JobFilters, preloadFilterFields } from "./JobFilters";
import { JobResultsBar } from "./JobResultsBar";
import { sampleJob } from "./sample-job";
import { sponsoredNames } from "./sponsored-names";

const origin = "https://jobs.example";

beforeAll(() => preloadFilterFields());

function Page() {
  const search = readJobSearch(useSearchParams()[0]);
  return (
    <>
      <SearchForm id="search" query={search.query} />
      <JobFilters search={search} form={formIdOf("search")} />
      <JobResultsBar search={search} total={3} reading={null} />
    </>
  );
}

test("several kinds can be chosen, sent to the API, and removed one by one", async () => {
  const { router } = renderApp(<Page />, { path: "/jobs", mocks: unansweredList });
  await userEvent.click(screen.getByText("With or without"));
  await userEvent.click(screen.getByRole("checkbox", { name: "H-1B transfer" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Green card" }));
  expect(router.state.location.search).toBe("?sponsorship=transfer&sponsorship=green-card");
  const search = readJobSearch(new URLSearchParams(router.state.location.search));
  expect(jobsVariables(search).filter).toEqual({ sponsorship: ["TRANSFER", "GREEN_CARD"] });

  await userEvent.click(screen.getByRole("link", { name: /^Sponsors Green card/ }));
  expect(router.state.location.search).toBe("?sponsorship=transfer");
});

test.each([
  [[], []],
  [["NONE"], []],
  [["TRANSFER"], ["H-1B transfer"]],
  [["NEW"], ["new H-1B"]],
  [["TRANSFER", "NEW"], ["H-1B"]],
  [
    ["TRANSFER", "GREEN_CARD"],
    ["H-1B transfer", "green card"],
  ],
  [
    ["TRANSFER", "NEW", "GREEN_CARD"],
    ["H-1B", "green card"],
  ],
] as const)("%j is told as %j", (sponsorship, names) => {
  expect(sponsoredNames(sponsorship)).toEqual(names);
});

test("a badge names what is offered; what is not is a fact of the job's page", () => {
  const { unmount } = renderApp(<JobBrief job={sampleJob} />);
  expect(screen.getByText("Sponsors H-1B transfer")).toBeInTheDocument();
  unmount();
  const job = { ...sampleJob, sponsorship: ["NONE" as const] };
  renderApp(
    <>
      <JobBrief job={job} />
      <JobDetailFacts job={job} />
    </>,
  );
  expect(screen.queryByText(/^Sponsors/)).not.toBeInTheDocument();
  expect(screen.getByText("Visa Sponsorship").parentElement).toHaveTextContent("No sponsorship");
});

test("a job that does not say has no such fact", () => {
  renderApp(<JobDetailFacts job={{ ...sampleJob, sponsorship: [] }} />);
  expect(screen.queryByText("Visa Sponsorship")).not.toBeInTheDocument();
});

test("structured data has what is offered as a benefit", () => {
  expect(jobPosting(sampleJob, origin)).toMatchObject({ jobBenefits: "Sponsors H-1B transfer" });
  const none = jobPosting({ ...sampleJob, sponsorship: ["NONE"] }, origin);
  expect(none).not.toHaveProperty("jobBenefits");
});
