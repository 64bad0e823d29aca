import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { industryBySlug } from "#content/industry-names";
import { renderApp } from "../../test/render";
import type { JobCard_JobFragment } from "./JobCard.generated";
import { JobResults } from "./JobResults";
import { jobsVariables, type JobSearch } from "./job-search";
import { JobsDocument, type JobsQuery } from "./Jobs.generated";

const buildJob = (number: number): JobCard_JobFragment => ({
  __typename: "Job",
  id: `job-${number}`,
  code: `SB-${number}`,
  role: `Data Engineer ${number}`,
  companyLocation: "Dallas, TX",
  salary: "$62 - $70 per hour",
  contract: "Contract, 12 months",
  publishedAt: "2026-11-18T12:00:00.000Z",
  workplaceType: "HYBRID",
  workAuthorization: ["OPT", "H-1B", "US Citizen"],
  company: { __typename: "Company", id: "company-1", name: "Cobalt Systems", logoUrl: null },
});

const buildPage = (numbers: number[], total: number, endCursor: string | null): JobsQuery => ({
  jobs: {
    __typename: "JobConnection",
    totalCount: total,
    edges: numbers.map((number) => ({
      __typename: "JobEdge",
      cursor: `cursor-${number}`,
      node: buildJob(number),
    })),
    pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
  },
});

const search = (query = "", after: string | null = null): JobSearch => ({
  query,
  industry: null,
  after,
});

const answer = (asked: JobSearch, data: JobsQuery): MockLink.MockedResponse => ({
  request: { query: JobsDocument, variables: jobsVariables(asked) },
  result: { data },
});

const failure = (asked: JobSearch): MockLink.MockedResponse => ({
  request: { query: JobsDocument, variables: jobsVariables(asked) },
  error: new Error("connection refused"),
});

const show = (mocks: MockLink.MockedResponse[], asked = search(), loadFailed = false) =>
  renderApp(<JobResults search={asked} loadFailed={loadFailed} />, { mocks, path: "/jobs" });

test("says Loading... first, then shows every field of a card and the count", async () => {
  show([answer(search(), buildPage([1], 1, null))]);
  expect(screen.getByText("Loading...")).toBeInTheDocument();

  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Data Engineer 1" })).toBeInTheDocument();
  for (const text of ["SB-1", "2 days ago", "Cobalt Systems", "Dallas, TX · Hybrid"]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  const terms = card.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
  // A US citizen may work for anybody: that goes without saying.
  expect(terms).toEqual([
    "Salary $62 - $70 per hour",
    "Contract Contract, 12 months",
    "Also open to OPT, H-1B",
  ]);
  const link = card.getByRole("link", { name: "View Details of Data Engineer 1" });
  expect(link).toHaveAttribute("href", "/job-details/job-1");
  expect(screen.getByRole("status")).toHaveTextContent("1 job opening");
  expect(screen.queryByRole("link", { name: "Load more" })).not.toBeInTheDocument();
});

test("a company without a logo gets the default picture", async () => {
  const { container } = show([answer(search(), buildPage([1], 1, null))]);
  await screen.findByRole("article");
  expect(container.querySelector("article img")).toHaveAttribute("src", "/company-default.svg");
});

test("an empty search says No jobs found and can be cleared", async () => {
  show([answer(search("zzz"), buildPage([], 0, null))], search("zzz"));
  expect(await screen.findByRole("heading", { name: "No jobs found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute("href", "/jobs");
});

test("a list of one industry says so, and its next page stays in it", async () => {
  const healthcare = { ...search("nurse"), industry: industryBySlug("healthcare") };
  show([answer(healthcare, buildPage([1, 2], 3, "cursor-2"))], healthcare);
  expect(await screen.findByRole("link", { name: "Load more" })).toHaveAttribute(
    "href",
    "/jobs?query=nurse&industry=healthcare&after=cursor-2",
  );
  expect(screen.getByRole("status")).toHaveTextContent("3 job openings in Healthcare for “nurse”");
  expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute("href", "/jobs");
});

test("a failed list is an error with Retry, never an empty one", async () => {
  show([failure(search()), answer(search(), buildPage([1, 2], 2, null))]);
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(screen.queryByText("No jobs found")).not.toBeInTheDocument();

  await userEvent.click(retry);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
});

test("a list that the server could not load is shown as an error at once", async () => {
  show([failure(search())], search(), true);
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Retry" })).not.toHaveAttribute("data-loading"),
  );
});

test("Load more is a real link, adds the next page and focuses its first card", async () => {
  const { router } = show([
    answer(search(), buildPage([1, 2], 3, "cursor-2")),
    answer(search("", "cursor-2"), buildPage([3], 3, null)),
  ]);
  const more = await screen.findByRole("link", { name: "Load more" });
  expect(more).toHaveAttribute("href", "/jobs?after=cursor-2");

  await userEvent.click(more);
  const added = await screen.findByRole("link", { name: "View Details of Data Engineer 3" });
  expect(screen.getAllByRole("article")).toHaveLength(3);
  await waitFor(() => expect(added).toHaveFocus());
  expect(router.state.location.pathname + router.state.location.search).toBe("/jobs");
});

test("a failed next page keeps the list and offers Retry", async () => {
  show([
    answer(search(), buildPage([1, 2], 3, "cursor-2")),
    failure(search("", "cursor-2")),
    answer(search("", "cursor-2"), buildPage([3], 3, null)),
  ]);
  await userEvent.click(await screen.findByRole("link", { name: "Load more" }));
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: /Data Engineer 3/ })).toBeInTheDocument();
  expect(screen.getAllByRole("article")).toHaveLength(3);
});
