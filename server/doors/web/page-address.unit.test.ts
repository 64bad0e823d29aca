import { describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { encodeTimeCursor } from "../../core/paging.js";
import { readOrder } from "../../modules/jobs/search/asked.js";
import { cursorsOf } from "../../modules/jobs/search/job.cursors.js";
import { namesPlace, readAddress } from "./page-address.js";

const timeCursor = encodeTimeCursor(new Date("2026-02-03T04:05:06Z"), newId());
/** More than a value can have. */
const LONG = "x".repeat(81);
const rankedCursor = (query: string): string =>
  cursorsOf(readOrder({ query })).encode({ id: newId(), postedAt: Date.UTC(2026, 1, 3), tier: 1 });

describe("a URL that is malformed or on another site", () => {
  it.each([
    "//other.example/x",
    "/\\other.example",
    "http://other.example/",
    "",
    "jobs",
    "/%zz",
    "/a%",
  ])("%j is not found", (url) => {
    expect(() => readAddress(url)).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
  });
});

describe("a requested URL", () => {
  it("is kept unchanged, next to its path without the trailing slash", () => {
    expect(readAddress("/about/?utm_source=mail")).toEqual({
      asked: "/about/?utm_source=mail",
      pathname: "/about",
      canonical: "/about/",
      isSecret: false,
      redirect: null,
    });
  });

  it("may have a percent sign in its query string", () => {
    expect(readAddress("/about?x=100%").redirect).toBeNull();
  });
});

describe("the canonical URL", () => {
  it.each([
    ["/jobs", "/jobs"],
    ["/jobs?", "/jobs"],
    ["/jobs?utm_source=x&fbclid=y", "/jobs"],
    ["/jobs?query=&industry=", "/jobs"],
    ["/jobs?sort=newest&query=nurse&industry=it", "/jobs?query=nurse&industry=it&sort=newest"],
    ["/jobs?query=first&query=second", "/jobs?query=first"],
    ["/jobs?query=&query=second", "/jobs?query=second"],
    ["/jobs?query=a?b", "/jobs?query=a%3Fb"],
    ["/jobs?query=caf%C3%A9", "/jobs?query=caf%C3%A9"],
    ["/jobs/?query=nurse", "/jobs/?query=nurse"],
    [
      "/jobs?workplace=remote&workplace=hybrid&workplace=remote",
      "/jobs?workplace=hybrid&workplace=remote",
    ],
    [
      "/jobs?clearance=top-secret&type=full-time&open-to=stem-opt",
      "/jobs?open-to=stem-opt&type=full-time&clearance=top-secret",
    ],
    ["/jobs?pay=50&tax=w2", "/jobs?tax=w2&pay=50"],
    ["/jobs?posted=7&pay-period=year&pay=104000", "/jobs?pay=104000&pay-period=year&posted=7"],
    ["/jobs?pay=62.5&pay-period=hour", "/jobs?pay=62.5"],
    ["/jobs?query=nurse&sort=best-match", "/jobs?query=nurse"],
    ["/jobs?unknown=page&query=x&unknown=1", "/jobs?query=x&unknown=1&unknown=page"],
    ["/jobs?pay=&pay=75", "/jobs?pay=75"],
    ["/jobs?pay=&pay-period=year", "/jobs"],
    ["/jobs?industry=it&industry=ai", "/jobs?industry=ai&industry=it"],
    ["/jobs?skill=Node.js&skill=C%2B%2B", "/jobs?skill=C%2B%2B&skill=Node.js"],
    ["/jobs?radius=50&place=75201&state=tx", "/jobs?state=tx&place=75201&radius=50"],
    ["/jobs?posted=1", "/jobs?posted=1"],
    ["/jobs?posted=7", "/jobs?posted=7"],
    ["/jobs?posted=30", "/jobs?posted=30"],
    ["/pricing?term=6&query=x", "/pricing?term=6"],
    ["/resources/blog?query=opt&category=Visa", "/resources/blog?category=Visa&query=opt"],
    ["/resources/faq?query=pay&category=x", "/resources/faq?query=pay"],
    ["/about?query=x", "/about"],
    ["/?query=x", "/"],
  ])("of %s is %s", (url, canonical) => {
    expect(readAddress(url)).toMatchObject({ canonical, redirect: null });
  });
});

describe("an unknown parameter value", () => {
  it.each([
    ["/jobs?industry=space", "/jobs?industry=space&unknown=1"],
    ["/jobs?industry=LIFE_SCIENCES&query=x", "/jobs?query=x&industry=life-sciences"],
    ["/jobs?open-to=opt&open-to=visa", "/jobs?open-to=opt&open-to=visa&unknown=1"],
    ["/jobs?open-to=L-1&open-to=l2ead", "/jobs?open-to=l1&open-to=l2-ead"],
    [`/jobs?open-to=${LONG}`, `/jobs?open-to=${LONG}&unknown=1`],
    ["/jobs?posted=366", "/jobs?posted=366&unknown=1"],
    ["/jobs?pay=abc&length=permanent", "/jobs?length=permanent&pay=abc&unknown=1"],
    ["/jobs?pay=abc&open-to=foo", "/jobs?open-to=foo&pay=abc&unknown=1"],
    ["/jobs?pay=-1&pay-period=year", "/jobs?pay=-1&unknown=1"],
    ["/jobs?pay=20000001", "/jobs?pay=20000001&unknown=1"],
    // Of a year, it is little; of an hour, no job pays it.
    ["/jobs?pay=104000&pay-period=Decade", "/jobs?pay=104000&pay-period=decade&unknown=1"],
    ["/jobs?pay-period=decade", "/jobs?pay-period=decade&unknown=1"],
    ["/jobs?pay=50&pay-period=constructor", "/jobs?pay=50&pay-period=constructor&unknown=1"],
    ["/jobs?sort=oldest", "/jobs?unknown=sort"],
    ["/jobs?sort=oldest&pay=abc&after=x", "/jobs?pay=abc&unknown=1&unknown=sort&unknown=page"],
    ["/jobs?sort=oldest&unknown=page&unknown=1", "/jobs?unknown=1&unknown=sort&unknown=page"],
    ["/jobs?radius=-1&place=Dallas", "/jobs?place=Dallas&radius=-1&unknown=1"],
    [`/jobs?place=${LONG}`, `/jobs?place=${LONG}&unknown=place`],
    ["/jobs?state=xx&state=ca", "/jobs?state=ca&state=xx&unknown=1"],
    [`/jobs?skill=${LONG}`, `/jobs?skill=${LONG}&unknown=1`],
    ["/jobs?unknown=2", "/jobs"],
    [`/jobs?typed-skill=${LONG}`, `/jobs?skill=${LONG}&unknown=1`],
    ["/jobs?after=x&query=nurse", "/jobs?query=nurse&unknown=page"],
  ])("%s redirects to %s", (url, redirect) => {
    expect(readAddress(url)).toMatchObject({ canonical: redirect, redirect });
    expect(readAddress(redirect)).toMatchObject({ canonical: redirect, redirect: null });
  });

  it("is named with the first five of its filter", () => {
    const values = ["a", "b", "c", "d", "e", "f"].map((letter) => `skill=${letter}${LONG}`);
    const kept = `/jobs?${values.slice(0, 5).join("&")}&unknown=1`;
    expect(readAddress(`/jobs?${values.join("&")}`).redirect).toBe(kept);
  });
});

it.each([
  ["/jobs?state=TX", "/jobs?state=tx"],
  ["/jobs?state=TX&state=tx&industry=IT", "/jobs?industry=it&state=tx"],
  ["/jobs?type=Full-Time&state=XX", "/jobs?type=full-time&state=xx&unknown=1"],
  ["/jobs?pay=104000.50&pay-period=YEAR", "/jobs?pay=104000.5&pay-period=year"],
  ["/jobs?pay=400&pay-period=Day", "/jobs?pay=400&pay-period=day"],
  ["/jobs?pay=+075", "/jobs?pay=75"],
  ["/jobs?typed-skill=Java&skill=Go", "/jobs?skill=Go&skill=Java"],
])("%s, as a form or a person writes it, redirects to %s", (url, redirect) => {
  expect(readAddress(url)).toMatchObject({ canonical: redirect, redirect });
});

it.each([
  ["/jobs?place=Dallas", true],
  ["/jobs?a=?&%70lace=Dallas", true],
  ["/jobs?query=place=", false],
  ["/place=", false],
])("%s names a place: %s", (url, names) => {
  expect(namesPlace(url)).toBe(names);
});

it.each([
  ["/jobs?place=Dalas&pay=50", "/jobs?place=Dalas&pay=50&unknown=place"],
  ["/jobs?place=Dalas&pay=50&unknown=place", null],
  ["/jobs?place=Dalas&type=x&unknown=place", "/jobs?type=x&place=Dalas&unknown=1&unknown=place"],
  ["/jobs?place=Dallas&pay=50", null],
  ["/jobs?place=Dallas&unknown=place", "/jobs?place=Dallas"],
  ["/jobs?unknown=place", "/jobs"],
])("a place that no one knows is marked in the address: %s redirects to %s", (url, redirect) => {
  expect(readAddress(url, (text) => text === "Dallas").redirect).toBe(redirect);
});

it("500 values of a filter are cut at 60", () => {
  const url = `/jobs?${Array.from({ length: 500 }, (_, n) => `skill=s${n}`).join("&")}`;
  expect(
    new URLSearchParams(readAddress(url).redirect?.split("?")[1]).getAll("skill"),
  ).toHaveLength(60);
});

describe("a page of a list", () => {
  const address = (parameters: Record<string, string>) =>
    `/jobs?${new URLSearchParams(parameters).toString()}`;

  it.each([
    ["the newest jobs", { after: timeCursor }],
    ["a search, newest first", { query: "nurse", sort: "newest", after: timeCursor }],
    ["a ranked search", { query: "nurse", after: rankedCursor("nurse") }],
  ])("of %s starts at its cursor", (_what, parameters) => {
    const url = address(parameters);
    expect(readAddress(url)).toMatchObject({ canonical: url, redirect: null });
  });

  it.each([
    ["a search, at a time", { query: "nurse", after: timeCursor }],
    ["another search", { query: "java nurse", after: rankedCursor("nurse") }],
    ["another order", { query: "nurse", sort: "newest", after: rankedCursor("nurse") }],
    ["no search", { after: rankedCursor("nurse") }],
  ])("of %s starts over if the cursor is from another list", (_what, parameters) => {
    const { after, ...others } = parameters;
    expect(after).not.toBe("");
    const start = address({ ...others, unknown: "page" });
    expect(readAddress(address(parameters))).toMatchObject({ canonical: start, redirect: start });
  });
});

describe("a URL with a token or payment", () => {
  it.each([
    "/newsletter/confirm?token=x",
    "/newsletter/confirm/?token=x",
    "/payment-success",
    "/?session_id=cs_1",
    "/pricing?success=true",
    "/pricing?canceled=true",
  ])("%s is secret", (url) => {
    expect(readAddress(url).isSecret).toBe(true);
  });

  it.each(["/", "/jobs?query=session_id", "/pricing?term=3"])("%s is not secret", (url) => {
    expect(readAddress(url).isSecret).toBe(false);
  });
});
