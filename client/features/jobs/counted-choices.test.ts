import { countedChoices, namedFilters, withoutUnknown, type FilterCounts } from "./counted-choices";
import { activeFilters, jobFilters } from "./job-filters";
import { readJobSearch, type JobSearch } from "./job-search";

const filterOf = (name: string) => {
  const found = jobFilters.find((filter) => filter.name === name);
  if (!found) throw new Error(`no filter ${name}`);
  return found;
};
const counts: FilterCounts = [
  {
    __typename: "JobFilterCounts",
    filter: "workplaceType",
    unknown: [],
    refused: [],
    values: [{ __typename: "JobValueCount", value: "REMOTE", label: null, total: 7 }],
  },
  {
    __typename: "JobFilterCounts",
    filter: "states",
    unknown: [],
    refused: [],
    values: [{ __typename: "JobValueCount", value: "TX", label: "Texas", total: 12 }],
  },
  {
    __typename: "JobFilterCounts",
    filter: "skills",
    unknown: ["cobolx"],
    refused: ["cobolx"],
    values: [{ __typename: "JobValueCount", value: "Node.js", label: null, total: 3 }],
  },
];
const offered = (name: string, chosen: readonly string[], given: FilterCounts | null = counts) => {
  const filter = filterOf(name);
  return countedChoices(filter, filter.read(chosen), given ?? undefined).map(
    ({ slug, label, total }) => [slug, label, total],
  );
};

test("values of a list are all offered, in its order, so that none disappears", () => {
  expect(offered("workplace", [])).toEqual([
    ["onsite", "On-site", 0],
    ["hybrid", "Hybrid", 0],
    ["remote", "Remote", 7],
  ]);
});

test("values that have no list come from the jobs, with their names", () => {
  expect(offered("state", ["ca"])).toEqual([
    ["tx", "Texas", 12],
    ["ca", "CA", undefined],
  ]);
  const { filters } = readJobSearch(new URLSearchParams("state=tx&state=ca&workplace=remote"));
  expect(activeFilters(namedFilters(filters, counts)).map(({ chip }) => chip)).toEqual([
    "Remote",
    "CA",
    "Texas",
  ]);
});

test("a search goes on without the values that no job has", () => {
  const read = (address: string) => readJobSearch(new URLSearchParams(address));
  const slugs = ({ filters }: JobSearch) => filters.skill?.map(({ slug }) => slug);
  expect(slugs(withoutUnknown(read("skill=Go&skill=Cobolx"), counts))).toEqual(["Go"]);
  const known = read("skill=Go");
  expect(withoutUnknown(known, [])).toBe(known);
});

test("a skill in other letters is the same choice", () => {
  expect(offered("skill", [])).toEqual([["Node.js", "Node.js", 3]]);
  expect(offered("skill", ["node js", "Go"])).toEqual([
    ["node js", "Node.js", 3],
    ["Go", "Go", undefined],
  ]);
});

test("without numbers, everything known is offered", () => {
  expect(offered("workplace", [], null)).toHaveLength(3);
  expect(offered("skill", ["Go"], null)).toEqual([["Go", "Go", undefined]]);
});
