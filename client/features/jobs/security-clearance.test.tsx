import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "react-router-dom";
import { formIdOf, SearchForm } from "../../components/ui/SearchForm";
import { renderApp } from "../../test/render";
import { jobPosting } from "./job-detail-json-ld";
import { jobsVariables, readJobSearch } from "./job-search";
import { unansweredList } from "./unanswered-list";
import { JobBrief } from "./JobBrief";
import { JobFilters, preloadFilterFields } from "./JobFilters";
import { JobResultsBar } from "./JobResultsBar";
import { sampleJob } from "./sample-job";

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
const box = (name: string) => screen.getByRole("checkbox", { name });

test("several clearances can be checked, sent to the API, and removed one by one", async () => {
  const { router } = renderApp(<Page />, { path: "/jobs?query=nurse", mocks: unansweredList });
  await userEvent.click(screen.getByText("Any clearance"));
  await userEvent.click(box("Secret"));
  await userEvent.click(box("Top Secret"));
  expect(screen.getByText("Secret, Top Secret")).toBeVisible();
  expect(router.state.location.search).toBe("?query=nurse&clearance=secret&clearance=top-secret");
  const search = readJobSearch(new URLSearchParams(router.state.location.search));
  expect(jobsVariables(search).filter).toEqual({ securityClearance: ["SECRET", "TOP_SECRET"] });

  await userEvent.click(screen.getByRole("link", { name: /^Secret clearance/ }));
  expect(router.state.location.search).toBe("?query=nurse&clearance=top-secret");
  expect(box("Secret")).not.toBeChecked();
  expect(box("Top Secret")).toBeChecked();
});

test("the list of clearances closes on Escape and when the focus leaves it", async () => {
  renderApp(<Page />, { path: "/jobs", mocks: unansweredList });
  const summary = screen.getByText("Any clearance").closest("summary");
  const list = summary?.closest("details");
  await userEvent.click(screen.getByText("Any clearance"));
  await userEvent.click(screen.getByText("Secret"));
  expect(list).toHaveAttribute("open");
  await userEvent.keyboard("{Escape}");
  expect(list).not.toHaveAttribute("open");
  expect(summary).toHaveFocus();

  await userEvent.click(screen.getByText("Secret", { selector: "span" }));
  expect(list).toHaveAttribute("open");
  await userEvent.click(screen.getByRole("searchbox"));
  expect(list).not.toHaveAttribute("open");
});

test("a badge names the required clearance, if any", () => {
  renderApp(<JobBrief job={sampleJob} />);
  expect(screen.getByText("Secret clearance")).toBeInTheDocument();
  renderApp(<JobBrief job={{ ...sampleJob, securityClearance: "NONE" }} />);
  expect(screen.getAllByText(/clearance/)).toHaveLength(1);
});

test("structured data includes the clearance", () => {
  const origin = "https://jobs.example";
  expect(jobPosting(sampleJob, origin)).toMatchObject({ securityClearanceRequirement: "Secret" });
  const none = jobPosting({ ...sampleJob, securityClearance: "NONE" }, origin);
  expect(none).not.toHaveProperty("securityClearanceRequirement");
});
