import { paths } from "#site/paths";
import { firstPage, readJobSearch } from "./job-search";
import { triedWishes, wishesOf } from "./wishes";

const searchOf = (address: string) => readJobSearch(new URLSearchParams(address));
const wishes = (address: string) =>
  wishesOf(searchOf(address), null).map(({ label, without }) => [
    label,
    paths.jobs(firstPage(without)),
  ]);

test("each word and each filter is a wish; the choices of a filter are one", () => {
  expect(wishes("query=java+welder&industry=it&open-to=opt&open-to=h1b&pay=60")).toEqual([
    ["IT", "/jobs?query=java+welder&pay=60&open-to=opt&open-to=h1b"],
    ["$60/hr or more", "/jobs?query=java+welder&industry=it&open-to=opt&open-to=h1b"],
    ["OPT or H-1B", "/jobs?query=java+welder&industry=it&pay=60"],
    ["java", "/jobs?query=welder&industry=it&pay=60&open-to=opt&open-to=h1b"],
    ["welder", "/jobs?query=java&industry=it&pay=60&open-to=opt&open-to=h1b"],
  ]);
});

test("a place is one wish with its distance", () => {
  expect(wishes("place=Dallas&radius=50&type=contract")).toEqual([
    ["Dallas", "/jobs?type=contract"],
    ["Contract", "/jobs?place=Dallas&radius=50"],
  ]);
});

test("what words were read as is one wish, and its words are none", () => {
  const found = wishesOf(searchOf("query=java+c2c+remote+60/hr"), {
    __typename: "JobSearchReading",
    ...{ place: "Remote", placeMiles: null, withoutPlace: "java c2c 60/hr" },
    ...{ sponsorship: [], withoutSponsorship: null },
    ...{ taxTerms: ["C2C"], withoutTaxTerms: "java remote 60/hr" },
    ...{ refusedTaxTerms: [], withoutRefusedTaxTerms: null },
    ...{ workAuthorization: [], withoutWorkAuthorization: null },
    payAtLeast: { __typename: "PayAsked", amount: 6_000, period: "HOUR" },
    ...{ withoutPay: "java c2c remote", unneededWords: [], otherMeaning: null },
    ...{ droppedWords: [], correctedTo: null, suggestion: null, phrasesReadAsWords: [] },
  });
  expect(found.map(({ label, without }) => [label, without.query])).toEqual([
    ["Remote", "java c2c 60/hr"],
    ["C2C", "java remote 60/hr"],
    ["$60/hr or more", "java c2c remote"],
    ["java", "c2c remote 60/hr"],
  ]);
});

test("at most eight are tried, and a single one is not", () => {
  const tried = (address: string) => triedWishes(wishesOf(searchOf(address), null));
  expect(tried("query=a+b+c+d+e+f+g+h+i+j")?.variables.searches).toHaveLength(8);
  expect(tried("query=welder")).toBeNull();
  expect(tried("")).toBeNull();
  expect(tried("query=welder&type=contract")?.variables).toEqual({
    first: 3,
    searches: [
      { query: "welder", filter: null },
      { query: null, filter: { jobType: ["CONTRACT"] } },
    ],
  });
});

test("filters are tried however many words there are, and words however many filters", () => {
  const tried = (address: string) =>
    triedWishes(wishesOf(searchOf(address), null))?.tried.map(({ label }) => label);
  const words = "query=a+b+c+d+e+f+g+h+i+j";
  const filters =
    "industry=it&pay=60&open-to=opt&type=contract&workplace=remote&sponsorship=transfer&tax=w2&posted=7";
  expect(tried(`${words}&place=Dallas&pay=60`)).toEqual(
    expect.arrayContaining(["Dallas", "$60/hr or more", "b", "g"]),
  );
  const both = tried(`${words}&${filters}&place=Dallas`);
  expect(both).toHaveLength(8);
  expect(both?.slice(6)).toEqual(["b", "c"]);
});
