import { screen, within } from "@testing-library/react";
import {
  CompanyProfileDocument,
  type CompanyProfile_CompanyFragment,
} from "../features/companies/CompanyProfile.generated";
import { companyJobsOf } from "../features/jobs/company/company-jobs";
import { CompanyJobsDocument } from "../features/jobs/company/CompanyJobs.generated";
import { sampleJob } from "../features/jobs/sample-job";
import type { LoadRequest } from "../lib/page";
import { renderApp, testSite } from "../test/render";
import { Component, head, load } from "./CompanyPage";

const company: CompanyProfile_CompanyFragment = {
  __typename: "Company",
  id: "company-1",
  slug: "nimbus",
  name: "Nimbus",
  logoUrl: "/uploads/nimbus.svg",
  description: "Makes clouds.\nAnd rain.",
  website: "https://www.nimbus.example",
  location: "Dallas, TX",
  industry: "Weather",
  openJobCount: 8,
  answerTime: {
    __typename: "AnswerTime",
    medianBusinessDays: 1,
    percentWithinTwoDays: 86,
    applicationCount: 40,
  },
};

const valueCount = (value: string, total: number) => ({
  __typename: "JobValueCount" as const,
  ...{ value, total, label: null },
});
const countsOf = (filter: string, values: ReturnType<typeof valueCount>[]) => ({
  __typename: "JobFilterCounts" as const,
  ...{ filter, values, unknown: [], refused: [] },
});

const jobOfCompany = {
  ...sampleJob,
  company: { ...sampleJob.company, answerTime: company.answerTime },
};

const jobsAnswer = (sponsorship = [valueCount("TRANSFER", 5)]) => ({
  request: { query: CompanyJobsDocument, variables: companyJobsOf("nimbus") },
  result: {
    data: {
      jobs: {
        __typename: "JobConnection" as const,
        totalCount: 8,
        filterCounts: [
          countsOf("sponsorship", sponsorship),
          countsOf("workAuthorization", [valueCount("H4_EAD", 8), valueCount("OPT", 3)]),
          countsOf("workplaceType", [valueCount("REMOTE", 1)]),
          countsOf("employerFacts", [valueCount("E_VERIFY", 8), valueCount("CAP_EXEMPT", 2)]),
        ],
        edges: [{ __typename: "JobEdge" as const, node: jobOfCompany }],
      },
    },
  },
});

function show(
  change: Partial<CompanyProfile_CompanyFragment> | null = {},
  jobs = jobsAnswer(),
  slug = "nimbus",
) {
  const known = change === null ? null : { ...company, ...change };
  return renderApp(<Component />, {
    path: `/companies/${slug}`,
    route: "/companies/:slug",
    loaderData: { failed: false },
    mocks: [
      ...[...new Set([slug, "nimbus"])].map((each) => ({
        request: { query: CompanyProfileDocument, variables: { slug: each } },
        result: { data: { companyBySlug: known } },
      })),
      jobs,
    ],
  });
}

const loadWith = (companyBySlug: CompanyProfile_CompanyFragment | null | undefined, slug: string) =>
  load({
    params: { slug },
    url: new URL(`/companies/${slug}`, testSite.origin),
    prefetch: (async (query: unknown) => {
      const data = query === CompanyProfileDocument ? { companyBySlug } : { jobs: {} };
      return { data: companyBySlug === undefined ? undefined : data, failed: !companyBySlug };
    }) as LoadRequest["prefetch"],
  });

const headOf = (companyBySlug: CompanyProfile_CompanyFragment | null) =>
  head({
    client: { readQuery: () => ({ companyBySlug }) as never },
    params: { slug: "nimbus" },
    url: new URL("/companies/nimbus", testSite.origin),
    site: testSite,
  });

describe("loading", () => {
  test("an unknown company is a 404", async () => {
    expect(await loadWith(null, "nobody")).toMatchObject({ init: { status: 404 } });
  });

  test("another spelling, or a company that was merged, leads to the company's address", async () => {
    const answer = await loadWith(company, "Nimbus");
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as Response).headers.get("Location")).toBe("/companies/nimbus");
  });

  test("a failure is a 503", async () => {
    expect(await loadWith(undefined, "nimbus")).toMatchObject({ init: { status: 503 } });
  });
});

describe("the head", () => {
  test("describes the company to search engines", () => {
    expect(headOf(company)).toEqual({
      title: "Jobs at Nimbus",
      description:
        "Nimbus, Weather: 8 open jobs, the visa sponsorship they state, and how fast candidates hear back.",
      canonical: "https://staffboard.example/companies/nimbus",
      feed: {
        title: "Jobs at Nimbus",
        url: "https://staffboard.example/feeds/jobs.rss?company=nimbus",
      },
      jsonLd: {
        "@context": "https://schema.org",
        "@type": "Organization",
        name: "Nimbus",
        url: "https://www.nimbus.example",
        description: "Makes clouds.\nAnd rain.",
        sameAs: "https://www.nimbus.example",
        logo: "https://staffboard.example/uploads/nimbus.svg",
        address: "Dallas, TX",
      },
    });
  });

  test("says nothing that is not known", () => {
    const bare = { ...company, logoUrl: null, website: null, location: null, description: "" };
    expect(headOf(bare).jsonLd).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Nimbus",
      url: "https://staffboard.example/companies/nimbus",
    });
  });

  test("keeps companies without jobs, and unknown ones, out of search engines", () => {
    expect(headOf({ ...company, openJobCount: 0 })).toMatchObject({ noIndex: true });
    expect(headOf(null)).toMatchObject({ title: "Company not found", noIndex: true });
  });
});

describe("the page", () => {
  test("says what the company does, and links to its site", async () => {
    show();
    expect(await screen.findByRole("heading", { level: 1, name: "Nimbus" })).toBeVisible();
    expect(screen.getByText(/Makes clouds/)).toBeVisible();
    expect(screen.getByRole("link", { name: "nimbus.example" })).toHaveAttribute(
      "href",
      "https://www.nimbus.example/",
    );
    expect(screen.getByText("8 open jobs")).toBeVisible();
  });

  test("shows its jobs, and leads to all of them", async () => {
    show();
    expect(await screen.findByRole("heading", { level: 3, name: sampleJob.role })).toBeVisible();
    expect(screen.getByRole("link", { name: "See all 8 openings" })).toHaveAttribute(
      "href",
      "/jobs?company=nimbus",
    );
  });

  test('of a company with one job doesn\'t say "all"', async () => {
    show({ openJobCount: 1 });
    expect(await screen.findByText("1 open job")).toBeVisible();
    expect(screen.getByRole("link", { name: "See the opening" })).toBeVisible();
  });

  test("counts what the jobs state, without the statuses that all are open to", async () => {
    show();
    const transfer = await screen.findByRole("link", { name: "H-1B transfer 5 jobs" });
    expect(transfer).toHaveAttribute("href", "/jobs?company=nimbus&sponsorship=transfer");
    expect(screen.getByRole("link", { name: "OPT 3 jobs" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Remote 1 job" })).toBeVisible();
    expect(screen.getByRole("link", { name: "E-Verify 8 jobs" })).toHaveAttribute(
      "href",
      "/jobs?company=nimbus&employer=e-verify",
    );
    expect(screen.getByRole("link", { name: "H-1B cap-exempt 2 jobs" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /H4 EAD/ })).not.toBeInTheDocument();
  });

  test("says so if no job mentions sponsorship", async () => {
    show({}, jobsAnswer([]));
    expect(await screen.findByText("None of them mentions visa sponsorship.")).toBeVisible();
  });

  test("shows how fast candidates hear back", async () => {
    show();
    const card = within(await screen.findByRole("region", { name: "Response time" }));
    expect(card.getByText("1").parentElement).toHaveTextContent("1 business day");
    expect(card.getByText("86%").parentElement).toHaveTextContent(
      "86% answered within two business days",
    );
    expect(card.getByText(/at least 40 applications/)).toBeVisible();
    expect(await screen.findByRole("link", { name: sampleJob.role })).toBeVisible();
    // Not again on each card.
    expect(screen.queryByText(/of applicants hear back/)).toBeNull();
  });

  test.each([
    ["the same day", 0, "Same day"],
    ["several days", 3, "3 business days"],
    [
      "too few answers for a half",
      null,
      "Fewer than half of the applications have a response yet.",
    ],
  ])("words a median of %s", async (_what, medianBusinessDays, words) => {
    const measured = { percentWithinTwoDays: 40, applicationCount: 20 };
    show({ answerTime: { __typename: "AnswerTime", medianBusinessDays, ...measured } });
    expect(await screen.findByRole("region", { name: "Response time" })).toHaveTextContent(words);
  });

  test("states no time before there are enough answers", async () => {
    show({ answerTime: null });
    expect(await screen.findByRole("region", { name: "Response time" })).toHaveTextContent(
      "Not enough responses yet.",
    );
  });

  test("of a company without open jobs offers an email", async () => {
    show({ openJobCount: 0 });
    expect(await screen.findByText("No open jobs right now")).toBeVisible();
    expect(screen.getByText("Get an email when Nimbus posts one.")).toBeVisible();
    expect(screen.queryByText("Open now")).not.toBeInTheDocument();
  });

  test("says that there is no such company", async () => {
    show(null, jobsAnswer(), "nobody");
    expect(await screen.findByRole("heading", { name: "Company not found" })).toBeVisible();
  });

  test("moves on to the address of the company", async () => {
    const { router } = show({}, jobsAnswer(), "stratus");
    expect(await screen.findByText("8 open jobs")).toBeVisible();
    expect(router.state.location.pathname).toBe("/companies/nimbus");
  });
});
