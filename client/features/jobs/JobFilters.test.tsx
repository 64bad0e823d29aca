import { isStateCode } from "#site/state-code";
import { withSearch } from "#site/paths";
import { ownParameter } from "#site/typed-parameter";
import type { MockLink } from "@apollo/client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "react-router-dom";
import { formIdOf, SearchForm } from "../../components/ui/SearchForm";
import { renderApp } from "../../test/render";
import { CLEARED } from "./cleared";
import { CompletedPlacesDocument } from "./CompletedPlaces.generated";
import { activeFilters, apiFilter, jobFilters, withoutChoice } from "./job-filters";
import { FilterCountsDocument } from "./FilterCounts.generated";
import { alertOf } from "./alert-search";
import { JobFilters, preloadFilterFields } from "./JobFilters";
import { JobsDocument } from "./Jobs.generated";
import {
  countsVariables,
  firstPage,
  industryLabel,
  jobsVariables,
  readJobSearch,
} from "./job-search";
import { unansweredList } from "./unanswered-list";

beforeAll(() => preloadFilterFields());

function Page() {
  const search = readJobSearch(useSearchParams()[0]);
  return (
    <>
      <SearchForm
        id="search"
        query={search.query}
        industries={search.filters.industry?.map(({ slug }) => slug) ?? []}
      />
      <JobFilters search={search} form={formIdOf("search")} />
    </>
  );
}
const show = (path: string) => renderApp(<Page />, { path, mocks: unansweredList });
const choose = (label: string) => screen.getByRole("combobox", { name: label });

const tick = (label: string) =>
  userEvent.click(screen.getByRole("checkbox", { name: label, hidden: true }));

test("offers each filter as a field of the search form", () => {
  show("/jobs?skill=Java&state=tx&company=acme-health");
  const fields = [
    ...screen.getAllByRole<HTMLInputElement>("combobox"),
    ...screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true }),
  ];
  expect(new Set(fields.map(({ name }) => ownParameter(name)))).toEqual(
    new Set(jobFilters.map(({ name }) => name)),
  );
  const group = within(screen.getByRole("group", { name: "Open to" }));
  const labels = group.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });
  expect(labels.map((box) => box.parentElement?.textContent)).toEqual([
    "OPT",
    "STEM OPT",
    "CPT",
    "H-1B",
    "H4 EAD",
    "L-1",
    "L2 EAD",
    "TN",
    "E-3",
    "GC EAD",
    "Green Card",
    "US Citizen",
  ]);
  expect(document.body.textContent).not.toMatch(/only/i);
  for (const { form } of fields) expect(form).toBe(screen.getByRole("search"));
});

test("takes several values of each list, and words that no list has", () => {
  const search = readJobSearch(
    new URLSearchParams(
      "industry=it&industry=healthcare&skill=Node.js&skill=Go&skill=Go&skill=&state=tx&state=ca&company=acme-health",
    ),
  );
  expect(jobsVariables(search).filter).toEqual({
    industry: ["HEALTHCARE", "IT"],
    skills: ["Go", "Node.js"],
    states: ["CA", "TX"],
    companies: ["acme-health"],
  });
  expect(activeFilters(search.filters).map(({ chip }) => chip)).toEqual([
    "Go",
    "Node.js",
    "CA",
    "TX",
    "Acme Health",
  ]);
});

test("a place has a distance around it, and takes it along when it is removed", () => {
  const read = (address: string) => readJobSearch(new URLSearchParams(address));
  const near = (address: string) => jobsVariables(read(address)).filter;
  expect(near("place=Dallas, TX")).toEqual({ near: { place: "Dallas, TX", miles: 25 } });
  expect(near("place=75201&radius=100")).toEqual({ near: { place: "75201", miles: 100 } });
  expect(near("radius=100")).toBeNull();
  expect(near("place=Dallas&radius=7")).toEqual({ near: { place: "Dallas", miles: 7 } });
  expect(near("place=Dallas&radius=251")).toEqual({ near: { place: "Dallas", miles: 25 } });
  const { filters } = read("place=Dallas&radius=50&pay=50");
  expect(Object.keys(apiFilter(withoutChoice(filters, "place", "Dallas")) ?? {})).toEqual([
    "payAtLeast",
  ]);
});

test("a typed place applies when its field is left", async () => {
  const { router } = show("/jobs");
  const place = screen.getByRole("combobox", { name: "Location" });
  await userEvent.type(place, "Austin, TX");
  expect(router.state.location.search).toBe("");
  await userEvent.tab();
  expect(router.state.location.search).toBe("?place=Austin%2C+TX");
});

test("Enter applies a typed place and keeps the focus; Clear all empties its field", async () => {
  const { router } = show("/jobs");
  const place = screen.getByRole("combobox", { name: "Location" });
  await userEvent.type(place, "Austin, TX{Enter}");
  expect(router.state.location.search).toBe("?place=Austin%2C+TX");
  expect(place).toHaveFocus();
  await act(() => router.navigate("/jobs"));
  expect(screen.getByRole("combobox", { name: "Location" })).toBe(place);
  expect(place).toHaveValue("");
});

test("a distance chosen before its place waits for it", async () => {
  const { router } = show("/jobs");
  await userEvent.selectOptions(choose("Distance"), "100 miles");
  expect(choose("Distance")).toHaveDisplayValue("100 miles");
  expect(router.state.location.search).toBe("");
  await userEvent.selectOptions(choose("Pay"), "$50/hr ($104k) or more");
  expect(router.state.location.search).toBe("?pay=50");
  await userEvent.type(screen.getByRole("combobox", { name: "Location" }), "Austin{Tab}");
  expect(router.state.location.search).toBe("?place=Austin&radius=100&pay=50");
  await userEvent.selectOptions(choose("Distance"), "10 miles");
  expect(router.state.location.search).toBe("?place=Austin&radius=10&pay=50");
  await act(() => router.navigate("/jobs?pay=50"));
  expect(choose("Distance")).toHaveDisplayValue("25 miles");
});

test("says beside its field that a place is not known", async () => {
  const search = readJobSearch(new URLSearchParams("place=Dalas"));
  const message = "We don’t recognize this location.";
  const refusal = {
    request: { query: JobsDocument, variables: jobsVariables(search) },
    result: {
      errors: [
        { message, extensions: { code: "BAD_INPUT", fields: { "filter.near.place": message } } },
      ],
    },
  };
  const refusedCounts = {
    ...refusal,
    request: { query: FilterCountsDocument, variables: countsVariables(search) },
  };
  renderApp(<Page />, { path: "/jobs?place=Dalas", mocks: [refusal, refusedCounts] });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Location" })).toHaveAccessibleDescription(message);
});

test("a place that the server left out stays in its field, which says so", async () => {
  const { router } = show("/jobs?place=Dalas&workplace=remote&unknown=place");
  const place = screen.getByRole("combobox", { name: "Location" });
  expect(place).toHaveValue("Dalas");
  expect(place).toHaveAccessibleDescription(/can’t search near “Dalas”, so we left it out/);
  expect(router.state.location.search).toBe("?place=Dalas&workplace=remote&unknown=place");
  const { filters } = readJobSearch(new URLSearchParams(router.state.location.search));
  expect(apiFilter(filters)).toEqual({ workplaceType: ["REMOTE"] });
  await userEvent.clear(place);
  await userEvent.type(place, "Dallas{Enter}");
  expect(router.state.location.search).toBe("?place=Dallas&workplace=remote");
  await act(() => router.navigate("/jobs"));
  expect(place).toHaveValue("");
});

test("pay is chosen by the hour and shown by the year too", async () => {
  const { router } = show("/jobs");
  await userEvent.selectOptions(choose("Pay"), "$50/hr ($104k) or more");
  expect(router.state.location.search).toBe("?pay=50");
  const search = readJobSearch(new URLSearchParams("pay=50"));
  expect(jobsVariables(search).filter).toEqual({ payAtLeast: { amount: 5000, period: "HOUR" } });
});

test("pay that is none of the steps is asked for as it is, and is a choice of its own", async () => {
  const { router } = show("/jobs?pay=75");
  expect(choose("Pay")).toHaveDisplayValue("$75/hr or more");
  const values = within(choose("Pay")).getAllByRole<HTMLOptionElement>("option");
  expect(values.map(({ value }) => value)).toEqual(["", "20", "35", "50", "65", "75", "80", "100"]);
  await tick("Remote");
  expect(router.state.location.search).toBe("?pay=75&workplace=remote");
  await userEvent.selectOptions(choose("Pay"), "$50/hr ($104k) or more");
  expect(router.state.location.search).toBe("?pay=50&workplace=remote");
  expect(screen.queryByRole("option", { name: "$75/hr or more" })).not.toBeInTheDocument();
});

test("days and miles that are none of the steps are choices of their own", () => {
  show("/jobs?posted=14&place=Dallas%2C+TX&radius=40");
  expect(choose("Posted")).toHaveDisplayValue("Last 14 days");
  expect(choose("Distance")).toHaveDisplayValue("40 miles");
});

test("pay by the year keeps its period until another is chosen", async () => {
  const { router } = show("/jobs?pay=120000&pay-period=year");
  expect(choose("Pay")).toHaveDisplayValue("$120,000/yr or more");
  await tick("Remote");
  expect(router.state.location.search).toBe("?pay=120000&pay-period=year&workplace=remote");
  await userEvent.selectOptions(choose("Pay"), "$50/hr ($104k) or more");
  expect(router.state.location.search).toBe("?pay=104000&pay-period=year&workplace=remote");
  await userEvent.selectOptions(choose("Pay"), "Any pay");
  expect(router.state.location.search).toBe("?workplace=remote");
});

test.each([
  ["pay=75", { amount: 7500, period: "HOUR" }, "$75/hr or more"],
  ["pay=62.5&pay-period=hour", { amount: 6250, period: "HOUR" }, "$62.50/hr or more"],
  ["pay=104000&pay-period=year", { amount: 10_400_000, period: "YEAR" }, "$104,000/yr or more"],
  ["pay=400&pay-period=day", { amount: 40_000, period: "DAY" }, "$400/day or more"],
  ["pay=2000&pay-period=week", { amount: 200_000, period: "WEEK" }, "$2,000/wk or more"],
  ["pay=9000&pay-period=month", { amount: 900_000, period: "MONTH" }, "$9,000/mo or more"],
  ["pay=50&pay=75", { amount: 5000, period: "HOUR" }, "$50/hr ($104k) or more"],
])("the list and the alert of %s start from that pay", (address, payAtLeast, chip) => {
  const search = readJobSearch(new URLSearchParams(address));
  expect(jobsVariables(search).filter).toEqual({ payAtLeast });
  expect(alertOf(search, [])).toEqual({ query: "", filter: { payAtLeast }, names: [chip] });
  const { filters } = readJobSearch(new URLSearchParams(withSearch("", { ...firstPage(search) })));
  expect(activeFilters(filters)).toEqual(activeFilters(search.filters));
  expect(
    apiFilter(withoutChoice(filters, "pay", activeFilters(filters)[0]?.slug ?? "")),
  ).toBeNull();
});

test.each(["pay=abc", "pay=-1", "pay=", "pay=104000&pay-period=decade", "pay-period=year"])(
  "%s does not filter",
  (address) => {
    expect(jobsVariables(readJobSearch(new URLSearchParams(address))).filter).toBeNull();
  },
);

test("tax terms and lengths are sent to the API", () => {
  const search = readJobSearch(new URLSearchParams("tax=form-1099&length=permanent"));
  expect(jobsVariables(search).filter).toEqual({
    taxTerms: ["FORM_1099"],
    contractLength: ["PERMANENT"],
  });
});

test("a choice changes the URL at once and keeps the typed query and other filters", async () => {
  const { router } = show("/jobs?industry=healthcare&after=abc");
  await userEvent.type(screen.getByRole("searchbox"), "nurse");
  await tick("STEM OPT");
  expect(router.state.location.search).toBe("?industry=healthcare&query=nurse&open-to=stem-opt");
  await userEvent.selectOptions(choose("Posted"), "Last 7 days");
  expect(router.state.location.search).toBe(
    "?industry=healthcare&query=nurse&posted=7&open-to=stem-opt",
  );
  expect(screen.getByText("Filters (2)")).toBeInTheDocument();

  await tick("STEM OPT");
  expect(router.state.location.search).toBe("?industry=healthcare&query=nurse&posted=7");
});

test("Back restores the previous choice", async () => {
  const { router } = show("/jobs");
  await tick("Remote");
  await tick("Contract");
  await act(() => router.navigate(-1));
  expect(await screen.findByText("Filters (1)")).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Remote", hidden: true })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Contract", hidden: true })).not.toBeChecked();
});

test("a new search keeps the filters and the sort order", async () => {
  const { router } = show("/jobs?query=nurse&workplace=remote&sort=newest&exact=1");
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "java{Enter}");
  expect(router.state.location.search).toBe("?query=java&workplace=remote&sort=newest");
});

test("turns the URL into query variables and ignores unknown values", () => {
  const read = (address: string) => jobsVariables(readJobSearch(new URLSearchParams(address)));
  expect(
    read("query=nurse&open-to=h4-ead&workplace=onsite&type=contract-to-hire&posted=30"),
  ).toEqual({
    first: 20,
    after: null,
    query: "nurse",
    filter: {
      workAuthorization: ["H4_EAD"],
      workplaceType: ["ONSITE"],
      jobType: ["CONTRACT_TO_HIRE"],
      postedWithinDays: 30,
    },
    sort: null,
    corrects: true,
  });
  expect(read("query=jva&exact=1")).toMatchObject({ query: "jva", corrects: false });
  expect(read("sort=pay&exact=1")).toMatchObject({ sort: "PAY", corrects: false });
  expect(read("workplace=remote&workplace=mars&workplace=hybrid").filter).toEqual({
    workplaceType: ["HYBRID", "REMOTE"],
  });
  expect(read("open-to=mars&workplace=&type=x&posted=366&sort=newest")).toMatchObject({
    filter: null,
    sort: null,
  });
  expect(read("query=x&sort=newest")).toMatchObject({ sort: "NEWEST" });
});

test("a query is cut where the API refuses it", () => {
  const read = (length: number) =>
    readJobSearch(new URLSearchParams({ query: ` ${"x".repeat(length)} ` }));
  expect(read(200)).toMatchObject({ query: "x".repeat(200), isCut: false });
  expect(read(201)).toMatchObject({ query: "x".repeat(200), isCut: true });
});

test("job alerts have the filters of the list, except for the time of posting, and name them", () => {
  const counts = [
    {
      __typename: "JobFilterCounts" as const,
      filter: "companies",
      values: [{ __typename: "JobValueCount" as const, value: "ibm", label: "IBM", total: 3 }],
      unknown: ["nobody", "acme"],
      refused: ["nobody"],
    },
    {
      __typename: "JobFilterCounts" as const,
      filter: "states",
      values: [],
      unknown: ["WY"],
      refused: [],
    },
  ];
  const alert = (address: string) => alertOf(readJobSearch(new URLSearchParams(address)), counts);
  const filters = "industry=it&open-to=stem-opt&workplace=remote&posted=7&place=Dallas&pay=50";
  expect(alert(`query=nurse&company=ibm&company=nobody&company=acme&state=wy&${filters}`)).toEqual({
    query: "nurse",
    filter: {
      industry: ["IT"],
      companies: ["acme", "ibm"],
      states: ["WY"],
      near: { place: "Dallas", miles: 25 },
      payAtLeast: { amount: 5000, period: "HOUR" },
      workAuthorization: ["STEM_OPT"],
      workplaceType: ["REMOTE"],
    },
    names: [
      ...["IT", "Dallas", "$50/hr ($104k) or more", "Open to STEM OPT", "Remote"],
      ...["WY", "Acme", "IBM"],
    ],
  });
  expect(alert("posted=1")).toEqual({ query: "", filter: null, names: [] });
});

test("several names are listed as in a sentence", () => {
  const label = (address: string) => industryLabel(readJobSearch(new URLSearchParams(address)));
  expect(label("")).toBeNull();
  expect(label("industry=it&industry=logistics")).toMatch(/^\S+ or \S+$/);
  expect(label("industry=it&industry=ai&industry=logistics")).toMatch(/^\S+, \S+, or \S+$/);
});

/** The answers for a search: its counts by filter, and after them its number of jobs. */
function answers(
  address: string,
  counts: object,
  total = 23,
  ranges: object = {},
): MockLink.MockedResponse[] {
  const search = readJobSearch(new URLSearchParams(address));
  const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };
  const list = {
    __typename: "JobConnection",
    totalCount: total,
    unknownValues: [],
    search: null,
    edges: [],
    pageInfo,
  };
  const filterCounts = Object.entries(counts).map(([filter, { values = [], unknown = [] }]) => ({
    __typename: "JobFilterCounts",
    filter,
    unknown,
    refused: [],
    values: values.map(([value, label, count]: [string, string | null, number]) => ({
      __typename: "JobValueCount",
      value,
      label,
      total: count,
    })),
  }));
  const rangeCounts = Object.entries(ranges).map(([filter, steps]) => ({
    __typename: "JobRangeCounts",
    filter,
    steps: steps.map(([value, count]: [number, number]) => ({
      __typename: "JobStepCount",
      value,
      total: count,
    })),
  }));
  const counted = { __typename: "JobConnection", filterCounts, rangeCounts };
  return [
    {
      request: { query: FilterCountsDocument, variables: countsVariables(search) },
      result: { data: { jobs: counted } },
      delay: 0,
    },
    {
      request: { query: JobsDocument, variables: jobsVariables(search) },
      result: { data: { jobs: list } },
      delay: 20,
    },
  ].map((mock) => ({ ...mock, maxUsageCount: Infinity }));
}
const box = (name: RegExp) => screen.getByRole("checkbox", { name, hidden: true });

test("each choice has its number of openings, and a button leads to the list", async () => {
  const counts = { workplaceType: { values: [["REMOTE", null, 7]] } };
  renderApp(<Page />, { path: "/jobs", mocks: answers("", counts) });
  const show = await screen.findByRole("button", { name: "Show 23 openings" });
  expect(box(/^Remote/)).toHaveAccessibleName("Remote 7 openings");
  expect(box(/^On-site/)).toHaveAccessibleName("On-site 0 openings");
  const toggle = screen.getByText("Filters", { selector: "summary > span" });
  const details = toggle.closest("details");
  await userEvent.click(toggle);
  expect(details).toHaveAttribute("open");
  await userEvent.click(show);
  expect(details).not.toHaveAttribute("open");
  expect(toggle.closest("summary")).toHaveFocus();
});

test("the sheet clears its own filters, but neither the words nor the industry", async () => {
  const clear = { name: "Clear all filters" };
  const { router } = show("/jobs?industry=it&query=java&sort=pay");
  expect(screen.queryByRole("link", clear)).not.toBeInTheDocument();
  await tick("Remote");
  await userEvent.type(screen.getByRole("combobox", { name: "Location" }), "Austin{Enter}");
  expect(router.state.location.search).toContain("place=Austin&workplace=remote");
  await userEvent.click(screen.getByRole("link", clear));
  expect(router.state.location.search).toBe("?query=java&industry=it&sort=pay");
  // The link is gone.
  expect(screen.getByRole("heading", { name: "Filters" })).toHaveFocus();
  expect(screen.getByRole("combobox", { name: "Location" })).toHaveValue("");
});

test("pay, days, and distances have their numbers of openings, too", async () => {
  const ranges = {
    payAtLeast: [
      [20, 1_200],
      [35, 3],
    ],
    near: [
      [10, 2],
      [25, 4],
    ],
  };
  const mocks = answers("place=Dallas", {}, 23, ranges);
  renderApp(<Page />, { path: "/jobs?place=Dallas", mocks });
  await screen.findByRole("button", { name: "Show 23 openings" });
  const texts = (name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(texts("Pay").slice(0, 3)).toEqual([
    "Any pay",
    expect.stringMatching(/^\$20.* \(1,200\)$/),
    expect.stringMatching(/^\$35.* \(3\)$/),
  ]);
  expect(texts("Distance").slice(0, 2)).toEqual(["25 miles (4)", "10 miles (2)"]);
  expect(texts("Posted")).not.toContainEqual(expect.stringContaining("("));
});

test("pay that is none of the steps has the number of openings of the list", async () => {
  const address = "pay=208001&pay-period=year";
  const mocks = answers(address, {}, 23, { payAtLeast: [[100, 25]] });
  renderApp(<Page />, { path: `/jobs?${address}`, mocks });
  await screen.findByRole("button", { name: "Show 23 openings" });
  const options = within(choose("Pay")).getAllByRole<HTMLOptionElement>("option").slice(-2);
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ["208000", "$100/hr ($208k) or more (25)"],
    ["208001", "$208,001/yr or more (23)"],
  ]);
});

test("the distance applies to a place that only the words name", async () => {
  const near: [number, number][] = [
    [25, 4],
    [50, 9],
  ];
  const mocks = ["", "&radius=50"].flatMap((radius) =>
    answers(`query=java+dallas${radius}`, {}, 23, { near }),
  );
  const { router } = renderApp(<Page />, { path: "/jobs?query=java+dallas", mocks });
  await screen.findByRole("button", { name: "Show 23 openings" });
  const [nearest] = within(screen.getByRole("combobox", { name: "Distance" })).getAllByRole(
    "option",
  );
  expect(nearest).toHaveTextContent(/^25 miles \(4\)$/);
  await userEvent.selectOptions(choose("Distance"), "50 miles (9)");
  expect(router.state.location.search).toBe("?query=java+dallas&radius=50");
  expect(choose("Distance")).toHaveDisplayValue("50 miles (9)");
});

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const STATES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  isStateCode,
);

test("all values are offered at once if the address asks for them", async () => {
  const values = STATES.map((code) => [code.toUpperCase(), `State ${code}`, 1]);
  expect(countsVariables(readJobSearch(new URLSearchParams("more=1")))).toMatchObject({ top: 60 });
  const mocks = answers("more=1", { states: { values } });
  renderApp(<Page />, { path: "/jobs?more=1", mocks });
  await screen.findByRole("button", { name: "Show 23 openings" });
  const list = screen.getByRole("group", { name: "State" });
  expect(within(list).getAllByRole("checkbox", { hidden: true })).toHaveLength(52);
  expect(within(list).queryByText("More")).toBeNull();
});

test("a box that is unticked stays until its list is closed", async () => {
  const frequent = { states: { values: [["TX", "Texas", 12]] } };
  const chosen = {
    states: {
      values: [
        ["TX", "Texas", 12],
        ["VT", "Vermont", 1],
      ],
    },
  };
  const mocks = [...answers("state=vt", chosen, 1), ...answers("", frequent)];
  const { router } = renderApp(<Page />, { path: "/jobs?state=vt", mocks });
  await screen.findByRole("button", { name: "Show 1 opening" });
  const list = screen.getByRole("group", { name: "State" }).querySelector("details");
  await userEvent.click(screen.getByText("Vermont", { selector: "summary span" }));
  await userEvent.click(box(/^Vermont/));
  expect(router.state.location.search).toBe("");
  await screen.findByRole("button", { name: "Show 23 openings" });
  expect(box(/^Vermont/)).not.toBeChecked();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(list).not.toHaveTextContent("Vermont"));
});

test("all states can be chosen", () => {
  const search = readJobSearch(new URLSearchParams(STATES.map((state) => ["state", state])));
  expect(jobsVariables(search).filter?.states).toHaveLength(52);
});

test("a value that no job has is named at its filter", async () => {
  const data = { companies: { unknown: ["acme"] } };
  const mocks = answers("company=acme", data);
  renderApp(<Page />, { path: "/jobs?company=acme", mocks });
  const group = screen.getByRole("group", { name: "Company" });
  await waitFor(() =>
    expect(group).toHaveAccessibleDescription("No open job matches “acme”, so we left it out."),
  );
  await screen.findByRole("button", { name: "Show 23 openings" });
});

test("a typed skill is added to those that are chosen", async () => {
  const { router } = show("/jobs?skill=Java");
  await userEvent.click(screen.getByText("Java", { selector: "summary span" }));
  const field = screen.getByRole("combobox", { name: "Type a skill" });
  await userEvent.type(field, "Go{Enter}");
  expect(router.state.location.search).toBe("?skill=Go&skill=Java");
  expect(field).toHaveValue("");
});

test("a completion that is chosen applies at once", async () => {
  const names = ["Dallas, TX", "Dalton, GA"];
  const completed = {
    request: { query: CompletedPlacesDocument, variables: { typed: "dal" } },
    result: { data: { names } },
  };
  const mocks = [completed, ...unansweredList];
  const { router } = renderApp(<Page />, { path: "/jobs", mocks });
  const place = screen.getByRole<HTMLInputElement>("combobox", { name: "Location" });
  await userEvent.type(place, "dal");
  await waitFor(() =>
    expect([...(place.list?.options ?? [])].map(({ value }) => value)).toEqual(names),
  );
  // Browsers tell of it by an event without a kind of input.
  fireEvent.input(place, { target: { value: "Dalton, GA" } });
  expect(router.state.location.search).toBe("?place=Dalton%2C+GA");
});

test("a place that was typed goes along with another filter's link, unless all is cleared", async () => {
  const { router } = show("/jobs");
  const place = screen.getByRole("combobox", { name: "Location" });
  const follow = async (address: string, state?: object) => {
    await userEvent.type(place, "Austin");
    // The field is left because a link is pressed.
    const pressed = jest.spyOn(document, "querySelector").mockReturnValue(document.body);
    act(() => place.blur());
    pressed.mockRestore();
    await act(() => router.navigate(address, { state }));
  };
  await follow("/jobs?industry=it");
  expect(router.state.location.search).toContain("place=Austin");
  await act(() => router.navigate("/jobs"));
  await userEvent.clear(place);
  await follow("/jobs", CLEARED);
  expect(place).toHaveValue("");
});
