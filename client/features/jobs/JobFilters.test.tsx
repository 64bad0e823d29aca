import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "react-router-dom";
import { formIdOf, SearchForm } from "../../components/ui/SearchForm";
import { renderApp } from "../../test/render";
import { jobFilters } from "./job-filters";
import { JobFilters } from "./JobFilters";
import { asWords, jobsVariables, readJobSearch } from "./job-search";

function Page() {
  const search = readJobSearch(useSearchParams()[0]);
  return (
    <>
      <SearchForm id="search" query={search.query} industry={search.industry?.slug} />
      <JobFilters search={search} form={formIdOf("search")} />
    </>
  );
}
const show = (path: string) => renderApp(<Page />, { path });
const choose = (label: string) => screen.getByRole("combobox", { name: label });

test("offers each filter as a field of the search form", () => {
  show("/jobs");
  const fields = [...screen.getAllByRole("combobox"), ...screen.queryAllByRole("checkbox")];
  expect(new Set(fields.map((field) => field.getAttribute("name")))).toEqual(
    new Set(jobFilters.map(({ name }) => name)),
  );
  const options = within(choose("Also open to")).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    "Any status",
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
  for (const select of screen.getAllByRole<HTMLSelectElement>("combobox"))
    expect(select.form).toBe(screen.getByRole("search"));
});

test("pay is chosen by the hour and told by the year too", async () => {
  const { router } = show("/jobs");
  await userEvent.selectOptions(choose("Pay"), "$50/hr ($104k) or more");
  expect(router.state.location.search).toBe("?pay=50");
  const search = readJobSearch(new URLSearchParams("pay=50"));
  expect(jobsVariables(search).filter).toEqual({ payAtLeast: { amount: 5000, period: "HOUR" } });
  expect(asWords(search)).toBe("");
});

test("words stand for filters in job alerts where there are some", () => {
  const search = readJobSearch(new URLSearchParams("tax=form-1099&length=permanent"));
  expect(jobsVariables(search).filter).toEqual({
    taxTerms: ["FORM_1099"],
    contractLength: ["PERMANENT"],
  });
  expect(asWords(search)).toBe("1099");
});

test("a choice changes the URL at once and keeps the typed query and other filters", async () => {
  const { router } = show("/jobs?industry=healthcare&after=abc");
  await userEvent.type(screen.getByRole("searchbox"), "nurse");
  await userEvent.selectOptions(choose("Also open to"), "STEM OPT");
  expect(router.state.location.search).toBe("?industry=healthcare&query=nurse&open-to=stem-opt");
  await userEvent.selectOptions(choose("Posted"), "Last 7 days");
  expect(router.state.location.search).toBe(
    "?industry=healthcare&query=nurse&open-to=stem-opt&posted=7",
  );
  expect(screen.getByText("Filters (2)")).toBeInTheDocument();

  await userEvent.selectOptions(choose("Also open to"), "Any status");
  expect(router.state.location.search).toBe("?industry=healthcare&query=nurse&posted=7");
});

test("Back restores the previous choice", async () => {
  const { router } = show("/jobs");
  await userEvent.selectOptions(choose("Workplace"), "Remote");
  await userEvent.selectOptions(choose("Job type"), "Contract");
  await act(() => router.navigate(-1));
  expect(await screen.findByText("Filters (1)")).toBeInTheDocument();
  expect(choose("Workplace")).toHaveValue("remote");
  expect(choose("Job type")).toHaveValue("");
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
    industry: null,
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
  expect(read("open-to=mars&workplace=&type=x&posted=9&sort=newest")).toMatchObject({
    filter: null,
    sort: null,
  });
  expect(read("query=x&sort=newest")).toMatchObject({ sort: "NEWEST" });
});

test("job alerts contain the filters as words", () => {
  const words = (address: string) => asWords(readJobSearch(new URLSearchParams(address)));
  expect(words("query=nurse&open-to=stem-opt&workplace=remote&posted=7")).toBe(
    "nurse STEM OPT Remote",
  );
  expect(words("")).toBe("");
});
