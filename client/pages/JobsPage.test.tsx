import { InMemoryCache } from "@apollo/client";
import { FilterCountsDocument } from "../features/jobs/FilterCounts.generated";
import { countsVariables, readJobSearch } from "../features/jobs/job-search";
import { testSite } from "../test/render";
import { head } from "./JobsPage";

const headOf = (search: string, cache = new InMemoryCache()) =>
  head({
    site: testSite,
    url: new URL(`/jobs${search}`, testSite.origin),
    params: {},
    client: cache,
  });

test("the feed has the name and the search of the page", () => {
  const { title, feed } = headOf("?query=nurse&workplace=remote&after=x");
  expect(title).toBe("Job Openings: nurse, Remote");
  expect(feed).toEqual({
    title,
    url: "https://staffboard.example/feeds/jobs.rss?query=nurse&workplace=remote",
  });
});

test("the feed leaves out what it would refuse, and the order", () => {
  const search = "?query=nurse&company=nobody&company=acme&sort=newest&exact=1";
  const cache = new InMemoryCache();
  cache.writeQuery({
    query: FilterCountsDocument,
    variables: countsVariables(readJobSearch(new URLSearchParams(search))),
    data: {
      jobs: {
        __typename: "JobConnection",
        rangeCounts: [],
        filterCounts: [
          {
            __typename: "JobFilterCounts",
            filter: "companies",
            unknown: ["nobody"],
            refused: ["nobody"],
            values: [],
          },
        ],
      },
    },
  });
  const { title, feed, noIndex } = headOf(search, cache);
  expect(noIndex).toBe(true);
  expect(title).toBe("Job Openings: nurse, Acme");
  expect(feed?.url).toBe("https://staffboard.example/feeds/jobs.rss?query=nurse&company=acme");
});

test("a page that says what it left out is not indexed", () => {
  for (const part of ["1", "sort", "page", "place&place=Nowhereville"]) {
    const { canonical, noIndex, feed } = headOf(`?unknown=${part}`);
    expect([canonical, noIndex]).toEqual(["https://staffboard.example/jobs", true]);
    expect(feed?.url).toBe("https://staffboard.example/feeds/jobs.rss");
  }
});

test("a page with only an invented company is not indexed", () => {
  expect(headOf("?company=nobody").noIndex).toBe(true);
  expect(headOf("").noIndex).toBe(false);
});
