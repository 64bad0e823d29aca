import { testSite } from "../test/render";
import { head } from "./JobsPage";

const headOf = (search: string) =>
  head({
    site: testSite,
    url: new URL(`/jobs${search}`, testSite.origin),
    params: {},
    client: null as never,
  });

test("the feed has the name and the search of the page", () => {
  const { title, feed } = headOf("?query=nurse&workplace=remote&after=x");
  expect(title).toBe("Job Openings: nurse, Remote");
  expect(feed).toEqual({
    title,
    url: "https://staffboard.example/feeds/jobs.rss?query=nurse&workplace=remote",
  });
});
