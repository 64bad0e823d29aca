import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { renderApp } from "../../test/render";
import type { JobCard_JobFragment } from "./JobCard.generated";
import { JobResults } from "./JobResults";
import { FilterCountsDocument } from "./FilterCounts.generated";
import { AppliedJobsDocument } from "./AppliedJobs.generated";
import { jobsVariables, readJobSearch, type JobSearch } from "./job-search";
import { sampleJob } from "./sample-job";
import { JobsDocument, type JobsQuery } from "./Jobs.generated";
import { NewestJobs, newestJobsVariables } from "./NewestJobs";
import { NearJobsDocument, type NearJobsQuery } from "./NearJobs.generated";
import { SavedJobIdsDocument } from "./saved/SavedJobIds.generated";
import type { Reading } from "./SearchReading";

const buildJob = (number: number): JobCard_JobFragment => ({
  ...sampleJob,
  id: `job-${number}`,
  code: `SB-${number}`,
  role: `Data Engineer ${number}`,
  contract: "Contract, 12 months",
  publishedAt: "2026-11-18T12:00:00.000Z",
  workAuthorization: ["OPT", "H-1B", "US Citizen"],
  company: {
    __typename: "Company",
    id: "company-1",
    slug: "cobalt-systems",
    name: "Cobalt Systems",
    logoUrl: null,
    answerTime: null,
  },
});

const buildPage = (
  numbers: number[],
  total: number,
  endCursor: string | null,
  reading: Partial<Reading> | null = null,
): JobsQuery => ({
  jobs: {
    __typename: "JobConnection",
    totalCount: total,
    unknownValues: [],
    search: reading && {
      __typename: "JobSearchReading",
      place: null,
      placeMiles: null,
      withoutPlace: null,
      sponsorship: [],
      withoutSponsorship: null,
      workAuthorization: [],
      withoutWorkAuthorization: null,
      taxTerms: [],
      withoutTaxTerms: null,
      refusedTaxTerms: [],
      withoutRefusedTaxTerms: null,
      payAtLeast: null,
      withoutPay: null,
      unneededWords: [],
      otherMeaning: null,
      droppedWords: [],
      correctedTo: null,
      suggestion: null,
      phrasesReadAsWords: [],
      ...reading,
    },
    edges: numbers.map((number) => ({
      __typename: "JobEdge",
      node: buildJob(number),
    })),
    pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
  },
});

const search = (query = "", after: string | null = null): JobSearch => ({
  query,
  isCut: false,
  filters: {},
  sort: null,
  exact: false,
  more: false,
  leftOut: [],
  unknownPlace: null,
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

const visitor: MockLink.MockedResponse = {
  request: { query: ViewerDocument },
  result: { data: { me: null } },
};

const noneSaved: MockLink.MockedResponse = {
  request: { query: SavedJobIdsDocument },
  result: { data: { savedJobIds: [] } },
};

const uncounted: MockLink.MockedResponse = {
  request: { query: FilterCountsDocument, variables: () => true },
  result: { data: { jobs: { __typename: "JobConnection", filterCounts: [], rangeCounts: [] } } },
  maxUsageCount: Infinity,
};

/** Jobs that meet all wishes but one, by the place of the missed one; none by default. */
const near = (found: Record<number, number[]> = {}): MockLink.MockedResponse => ({
  request: { query: NearJobsDocument, variables: () => true },
  result: ({ searches }: { searches?: object[] }): { data: NearJobsQuery } => ({
    data: {
      jobLists: (searches ?? []).map((_, at) => ({
        __typename: "JobConnection",
        totalCount: found[at]?.length ?? 0,
        nodes: (found[at] ?? []).map(buildJob),
      })),
    },
  }),
  maxUsageCount: Infinity,
});

const show = (mocks: MockLink.MockedResponse[], asked = search(), loadFailed = false) =>
  renderApp(<JobResults search={asked} loadFailed={loadFailed} />, {
    mocks: [...mocks, visitor, uncounted, near()],
    path: "/jobs",
  });

test("shows Loading... first, then every field of a card and the count", async () => {
  show([answer(search(), buildPage([1], 1, null))]);
  expect(screen.getByText("Loading...")).toBeInTheDocument();

  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Data Engineer 1" })).toBeInTheDocument();
  for (const text of ["SB-1", "2 days ago", "Cobalt Systems"]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  const place = card.getByText("Dallas, TX", { selector: ".unbroken" });
  expect(place.parentElement).toHaveTextContent("Dallas, TX · Hybrid · ");
  expect(card.getByText("$62–$70.50", { exact: false }).closest("p")).toHaveTextContent(
    "Salary $62–$70.50 an hour",
  );
  expect(place.parentElement).toHaveTextContent("Contract Contract, 12 months");
  const tokens = card.getAllByRole("listitem").map(({ textContent }) => textContent);
  // Anyone with one of the common work authorizations may apply, so the card does not list them.
  expect(tokens).toEqual([
    ...["Open to anyone authorized to work", "plus OPT", "plus H-1B"],
    ...["Sponsors H-1B transfer", "E-Verify", "Secret clearance"],
  ]);
  const link = card.getByRole("link", { name: "Data Engineer 1" });
  expect(card.getByRole("link", { name: "Cobalt Systems" })).toHaveAttribute(
    "href",
    "/companies/cobalt-systems",
  );
  expect(link).toHaveAccessibleName("Data Engineer 1");
  expect(link).toHaveAttribute("href", "/job-details/job-1");
  expect(screen.getByRole("article")).toHaveAccessibleName("Data Engineer 1");
  expect(screen.getByRole("status")).toHaveTextContent("1 job opening");
  expect(screen.queryByRole("link", { name: "Load more" })).not.toBeInTheDocument();
});

test("says on a card how fast the company’s applicants hear back, once that is measured", async () => {
  const page = buildPage([1, 2], 2, null);
  const measured = {
    __typename: "AnswerTime",
    medianBusinessDays: 1,
    percentWithinTwoDays: 85,
    applicationCount: 40,
  } as const;
  for (const { node } of page.jobs.edges.slice(0, 1)) {
    node.company = { ...node.company, id: "company-2", answerTime: measured };
  }
  show([answer(search(), page)]);
  const [first, second] = await screen.findAllByRole("article");
  expect(first).toHaveTextContent(
    "Half of applicants hear back within 1 business day, 85% within 2 business days",
  );
  expect(second).not.toHaveTextContent("hear back");
});

test("shows the default picture for a company without a logo", async () => {
  const { container } = show([answer(search(), buildPage([1], 1, null))]);
  await screen.findByRole("article");
  expect(container.querySelector("article img")).toHaveAttribute("src", "/company-default.svg");
});

test("an empty result says No jobs found, and the search can be cleared", async () => {
  show([answer(search("zzz"), buildPage([], 0, null))], search("zzz"));
  expect(await screen.findByRole("heading", { name: "No jobs found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute("href", "/jobs");
});

const ordersShown = async () => {
  const orders = within(await screen.findByRole("navigation", { name: "Sort by" }));
  return orders
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.ariaCurrent]);
};

test("offers the orders of a search, and names the one in use", async () => {
  const paid = { ...search("nurse"), sort: "pay" as const };
  show([answer(paid, buildPage([1], 1, null))], paid);
  expect(await ordersShown()).toEqual([
    ["Best match", "/jobs?query=nurse", null],
    ["Newest", "/jobs?query=nurse&sort=newest", null],
    ["Highest pay", "/jobs?query=nurse&sort=pay", "true"],
  ]);
});

test("without a query, there is no best match", async () => {
  show([answer(search(), buildPage([1], 1, null))]);
  expect(await ordersShown()).toEqual([
    ["Newest", "/jobs", "true"],
    ["Highest pay", "/jobs?sort=pay", null],
  ]);
});

test("shows a number beyond a thousand as it is", async () => {
  show([answer(search(), buildPage([1], 12_345, null))]);
  expect(await screen.findByText("12,345")).toBeInTheDocument();
});

test("says which spelling the jobs were found by, and links to the search as typed", async () => {
  const typed = search("Jva developr");
  const reading = { correctedTo: "Java developer" };
  show([answer(typed, buildPage([1], 1, null, reading))], typed);
  const link = await screen.findByRole("link", { name: "Search instead for Jva developr" });
  expect(link).toHaveAttribute("href", "/jobs?query=Jva+developr&exact=1");
  expect(link.closest("p")).toHaveTextContent("Showing results for Java developer.");
  expect(screen.getByRole("status")).toHaveTextContent("1 job opening for “Java developer”");
});

test.each(["finds jobs", "finds none"])(
  "says which words a search that %s left out",
  async (found) => {
    const asked = search("java a2");
    const [numbers, total] = found === "finds jobs" ? [[1], 1] : [[], 0];
    const page = buildPage(numbers, total, null, { droppedWords: ["a13", "-travel"] });
    show([answer(asked, page)], { ...asked, isCut: true });
    expect(await screen.findByText(/left out “a13” and “-travel”\.$/)).toBeInTheDocument();
    expect(screen.getByText(/first 200 characters/)).toBeInTheDocument();
  },
);

test("offers a better spelling for words that some job has", async () => {
  const typed = { ...search("javas"), sort: "newest" as const };
  show([answer(typed, buildPage([1], 1, null, { suggestion: "java" }))], typed);
  expect(await screen.findByRole("link", { name: "java" })).toHaveAttribute(
    "href",
    "/jobs?query=java&sort=newest",
  );
});

test("says when no job has a quoted phrase", async () => {
  const typed = search('"developer java"');
  const reading = { phrasesReadAsWords: ["developer java"] };
  show([answer(typed, buildPage([1], 1, null, reading))], typed);
  expect(await screen.findByText(/^No job has “developer java” word for word/)).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 job opening for “‘developer java’”");
});

test("shows the place that the words name, to remove", async () => {
  const typed = search("java dallas");
  const reading = { place: "Dallas, TX", withoutPlace: "java" };
  show([answer(typed, buildPage([1], 1, null, reading))], typed);
  const chips = within(await screen.findByRole("navigation", { name: "Active filters" }));
  expect(chips.getByRole("link", { name: "Dallas, TX (remove filter)" })).toHaveAttribute(
    "href",
    "/jobs?query=java",
  );
});

test("shows the distance around the place that the words name", async () => {
  const { filters } = readJobSearch(new URLSearchParams("query=java+dallas&radius=50"));
  const near = { ...search("java dallas"), filters };
  expect(jobsVariables(near).filter).toEqual({ radius: 50 });
  const reading = { place: "Dallas, TX", placeMiles: 50, withoutPlace: "java" };
  show([answer(near, buildPage([1], 1, null, reading))], near);
  const chips = within(await screen.findByRole("navigation", { name: "Active filters" }));
  const [place, ...others] = chips.getAllByRole("link");
  expect(place).toHaveTextContent("Within 50 miles of Dallas, TX");
  expect(place).toHaveAttribute("href", "/jobs?query=java");
  expect(others.map(({ textContent }) => textContent)).toEqual(["Clear all"]);
});

test("shows the status and the pay that the words ask for, to remove", async () => {
  const typed = search("opt visa java 60/hr no c2c");
  const reading: Partial<Reading> = {
    ...{ workAuthorization: ["OPT"], withoutWorkAuthorization: "no c2c 60/hr java" },
    ...{ refusedTaxTerms: ["C2C"], withoutRefusedTaxTerms: "opt visa 60/hr java" },
    payAtLeast: { __typename: "PayAsked", amount: 6_000, period: "HOUR" },
    withoutPay: "opt visa no c2c java",
  };
  show([answer(typed, buildPage([1], 1, null, reading))], typed);
  for (const [name, href] of [
    ["Open to OPT (remove filter)", "/jobs?query=no+c2c+60%2Fhr+java"],
    ["$60/hr or more (remove filter)", "/jobs?query=opt+visa+no+c2c+java"],
    ["No C2C (remove filter)", "/jobs?query=opt+visa+60%2Fhr+java"],
  ] as const)
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", href);
});

test.each([
  ["TN", ["TN"], null, "Tennessee", "Open to TN"],
  ["nurse TN", [], "Tennessee", "nurse TN visa", "Tennessee"],
  [
    "visa",
    ["OPT", "STEM_OPT", "CPT", "H1B", "L1", "TN", "E3"],
    null,
    "visa sponsorship",
    "Open to visa holders",
  ],
] as const)("says what “%s” was read as, and links to the other meaning", async (...asked) => {
  const [query, statuses, place, otherMeaning, read] = asked;
  const typed = search(query);
  const reading: Partial<Reading> = { workAuthorization: [...statuses], place, otherMeaning };
  show([answer(typed, buildPage([1], 1, null, reading))], typed);
  const link = await screen.findByRole("link", { name: otherMeaning });
  expect(link).toHaveAttribute("href", `/jobs?query=${otherMeaning.replaceAll(" ", "+")}`);
  expect(link.parentElement).toHaveTextContent(
    `We read your search as “${read}”. Or did you mean ${otherMeaning}?`,
  );
});

test("says which words narrow nothing", async () => {
  const typed = search("java no sponsorship");
  const reading = { unneededWords: ["no sponsorship"] };
  show([answer(typed, buildPage([1], 1, null, reading))], typed);
  const text = "We left out “no sponsorship”: it doesn’t narrow the list.";
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test("an empty search in a place offers to search everywhere", async () => {
  const typed = search("java remote");
  const reading = { place: "Remote", withoutPlace: "java" };
  show([answer(typed, buildPage([], 0, null, reading))], typed);
  expect(await screen.findByRole("link", { name: "Search without “Remote”" })).toHaveAttribute(
    "href",
    "/jobs?query=java",
  );
});

const filtered = readJobSearch(
  new URLSearchParams("query=nurse&industry=healthcare&open-to=stem-opt&workplace=remote"),
);

test("active filters can be removed one by one or all at once", async () => {
  show([answer(filtered, buildPage([1], 1, null))], filtered);
  const chips = within(await screen.findByRole("navigation", { name: "Active filters" }));
  expect(
    chips.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Open to STEM OPT (remove filter)", "/jobs?query=nurse&industry=healthcare&workplace=remote"],
    ["Remote (remove filter)", "/jobs?query=nurse&industry=healthcare&open-to=stem-opt"],
    ["Clear all", "/jobs"],
  ]);
});

test("an empty search offers to leave out a word", async () => {
  const typed = search("java welder jobs");
  show([answer(typed, buildPage([], 0, null))], typed);
  for (const [name, href] of [
    ["Search without “java”", "/jobs?query=welder+jobs"],
    ["Search without “welder”", "/jobs?query=java+jobs"],
  ])
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", href);
  expect(screen.queryByRole("link", { name: "Search without “jobs”" })).not.toBeInTheDocument();
});

test("fewer words are searched for in a better spelling, too", async () => {
  const typed = { ...search("Jva developr Dallas"), exact: true };
  const reading = { place: "Dallas, TX", withoutPlace: "Jva developr" };
  show([answer(typed, buildPage([], 0, null, reading))], typed);
  for (const [name, href] of [
    ["Search without “Jva”", "/jobs?query=developr+Dallas"],
    ["Search without “Dallas, TX”", "/jobs?query=Jva+developr"],
    ["Dallas, TX (remove filter)", "/jobs?query=Jva+developr"],
  ] as const)
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", href);
});

test("an empty result offers wider searches and popular searches", async () => {
  show([answer(filtered, buildPage([], 0, null))], filtered);
  expect(await screen.findByRole("heading", { name: "No jobs found" })).toBeInTheDocument();
  const text = "No openings in Healthcare for “nurse” match all your filters.";
  expect(screen.getByText(text)).toHaveAttribute("role", "status");
  for (const [name, href] of [
    ["Search without “Healthcare”", "/jobs?query=nurse&open-to=stem-opt&workplace=remote"],
    ["Search without “Open to STEM OPT”", "/jobs?query=nurse&industry=healthcare&workplace=remote"],
    ["Search without “Remote”", "/jobs?query=nurse&industry=healthcare&open-to=stem-opt"],
    ["Clear all", "/jobs"],
    ["Data Engineer", "/jobs?query=Data+Engineer"],
  ] as const)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
});

test("an empty result shows the jobs that meet all wishes but one, which each card names", async () => {
  show([near({ 0: [1, 2], 3: [3] }), answer(filtered, buildPage([], 0, null))], filtered);
  const title = "3 jobs match 3 of your 4 criteria";
  expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(
    "No jobs found in Healthcare for “nurse” that match all of them.",
  );
  expect(
    screen
      .getAllByRole("link", { name: /^Without/ })
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Without “Healthcare” · 2", "/jobs?query=nurse&open-to=stem-opt&workplace=remote"],
    ["Without “nurse” · 1", "/jobs?industry=healthcare&open-to=stem-opt&workplace=remote"],
  ]);
  const cards = screen.getAllByRole("article").map((card) => {
    const [missed] = within(card).getAllByRole("listitem");
    return [within(card).getByRole("heading").textContent, missed?.textContent];
  });
  // Jobs without a word, which may be of another trade, come last.
  expect(cards).toEqual([
    ["Data Engineer 1", "Doesn’t match: Healthcare"],
    ["Data Engineer 2", "Doesn’t match: Healthcare"],
    ["Data Engineer 3", "Doesn’t match: nurse"],
  ]);
  expect(screen.queryByText("Popular searches")).not.toBeInTheDocument();
});

test("a card begins with the status and the sponsorship that were asked for", async () => {
  const asked = readJobSearch(
    new URLSearchParams("query=sponsors&open-to=h4-ead&open-to=opt&employer=cap-exempt"),
  );
  const reading = { sponsorship: ["TRANSFER" as const], withoutSponsorship: "" };
  show([answer(asked, buildPage([1], 1, null, reading))], asked);
  const card = within(await screen.findByRole("article"));
  const tokens = card
    .getAllByRole("listitem")
    .map((token) => [token.textContent, token.dataset["token"] === "asked"]);
  expect(tokens).toEqual([
    ["Open to OPT or H4 EAD", true],
    ["Sponsors H-1B transfer", true],
    ["plus H-1B", false],
    ["E-Verify", false],
    ["Secret clearance", false],
  ]);
});

const viewer: MockLink.MockedResponse = {
  request: { query: ViewerDocument },
  result: {
    data: {
      me: {
        __typename: "User",
        id: "user-1",
        name: "Maya",
        email: "maya@example.com",
        location: "Dallas, TX",
        phone: "",
        countryCode: "",
        role: "CANDIDATE",
        linkedin: "",
        isProfileComplete: true,
      },
    },
  },
};
const applications: MockLink.MockedResponse = {
  request: { query: AppliedJobsDocument, variables: { jobIds: ["job-1", "job-2", "job-3"] } },
  result: {
    data: {
      myApplicationsTo: (["SUBMITTED", "WITHDRAWN"] as const).map((status, index) => ({
        __typename: "Application",
        id: `application-${index}`,
        status,
        appliedAt: "2026-11-19T12:00:00.000Z",
        job: { __typename: "Job", id: `job-${index + 1}` },
      })),
    },
  },
};

test("leads to the job alert of the list, also from beside a job", async () => {
  const typed = search("java");
  show([answer(typed, buildPage([1], 1, null))], typed);
  expect(await screen.findByRole("link", { name: "Email me new jobs" })).toHaveAttribute(
    "href",
    "/jobs?query=java#job-alert",
  );
});

test("marks the jobs that the signed-in user applied to", async () => {
  show([answer(search(), buildPage([1, 2, 3], 3, null)), viewer, applications, noneSaved]);
  expect(await screen.findByText("Applied on 11/19/2026")).toBeInTheDocument();
  expect(screen.getAllByText(/Applied/)).toHaveLength(1);
});

test("marks them among the newest jobs, too", async () => {
  renderApp(<NewestJobs loadFailed={false} />, {
    mocks: [
      {
        request: { query: JobsDocument, variables: newestJobsVariables },
        result: { data: buildPage([1, 2, 3], 3, null) },
      },
      viewer,
      applications,
      noneSaved,
    ],
  });
  expect(await screen.findByText("Applied on 11/19/2026")).toBeInTheDocument();
  expect(screen.getAllByText(/Applied/)).toHaveLength(1);
});

test("requests no applications for a visitor who is not signed in", async () => {
  const asked = jest.fn(() => ({ data: null }));
  const { allAnswered } = show([
    answer(search(), buildPage([1], 1, null)),
    { ...applications, result: asked },
  ]);
  await screen.findByRole("article");
  await allAnswered();
  expect(asked).not.toHaveBeenCalled();
});

test("the list and its next page name the chosen industry", async () => {
  const healthcare = readJobSearch(new URLSearchParams("query=nurse&industry=healthcare"));
  show([answer(healthcare, buildPage([1, 2], 3, "cursor-2"))], healthcare);
  expect(await screen.findByRole("link", { name: "Load more" })).toHaveAttribute(
    "href",
    "/jobs?query=nurse&industry=healthcare&after=cursor-2",
  );
  expect(screen.getByRole("status")).toHaveTextContent("3 job openings in Healthcare for “nurse”");
  expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute("href", "/jobs");
});

test("a list that fails to load shows an error with Retry, not an empty list", async () => {
  show([failure(search()), answer(search(), buildPage([1, 2], 2, null))]);
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(screen.queryByText("No jobs found")).not.toBeInTheDocument();

  await userEvent.click(retry);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
});

test("a place that is not known keeps the list of the other filters", async () => {
  const read = (address: string) => readJobSearch(new URLSearchParams(address));
  const asked = read("query=nurse&place=Dalas&radius=50");
  const fields = { "filter.near.place": "We don’t recognize this location." };
  const refusal: MockLink.MockedResponse = {
    request: { query: JobsDocument, variables: jobsVariables(asked) },
    result: { errors: [{ message: "Refused", extensions: { code: "BAD_INPUT", fields } }] },
  };
  show([refusal, answer(read("query=nurse"), buildPage([1, 2], 2, null))], asked);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("a list that the server could not load is shown as an error at once", async () => {
  show([failure(search())], search(), true);
  expect(screen.getByRole("alert")).toHaveTextContent("couldn’t load");
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
  const added = await screen.findByRole("link", { name: "Data Engineer 3" });
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
