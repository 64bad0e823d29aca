import { isSecretPage, isServerRendered, sitemapPaths } from "#site/page-rules";
import { paths, routesOf, sectionIn, sitePages, withoutEndSlash } from "#site/paths";
import { sentPaths } from "#site/sent-paths";
import { jobPicturePath, postPicturePath } from "#site/picture-paths";

describe("the address of the job list", () => {
  test.each([
    [undefined, "/jobs"],
    [{}, "/jobs"],
    [{ query: "", industry: undefined, workAuthorization: [] }, "/jobs"],
    [{ query: "C# & Go" }, "/jobs?query=C%23+%26+Go"],
    [{ workplace: ["remote", "hybrid"] }, "/jobs?workplace=remote&workplace=hybrid"],
    [
      { type: "contract", sort: "newest", after: "x" } as const,
      "/jobs?type=contract&sort=newest&after=x",
    ],
  ])("for %j is %s", (search, address) => {
    expect(paths.jobs(search)).toBe(address);
  });

  test("leads to the form for new openings, with the words searched for", () => {
    expect(paths.jobAlert("nurse")).toBe("/jobs?query=nurse#job-alert");
  });
});

describe("addresses with a value", () => {
  test("keep it in one part of the path, whatever it holds", () => {
    expect(paths.jobDetails("SB-1001")).toBe("/job-details/SB-1001");
    expect(paths.jobDetails("a/b?c#d")).toBe("/job-details/a%2Fb%3Fc%23d");
    expect(paths.blogPost("opt")).toBe("/blog-details/opt");
    expect(paths.industry("it")).toBe("/industries/it");
    expect(paths.solution("executive-search")).toBe("/solutions/executive-search");
  });

  test("of a picture change with the job or post", () => {
    expect(jobPicturePath("a/b", "2026-11-22T04:42:00.000Z")).toBe(
      "/og/jobs/a%2Fb.png?v=3-1795322520000",
    );
    expect(jobPicturePath("a", new Date("2026-11-12"))).toBe(jobPicturePath("a", "2026-11-12"));
    expect(postPicturePath("opt-clock", "2026-11-12")).toBe(
      "/og/posts/opt-clock.png?v=3-1794441600000",
    );
  });

  test("name their parameters as mails, forms and the pay page do", () => {
    expect(paths.applyNow()).toBe("/apply-now");
    expect(paths.applyNow("42")).toBe("/apply-now?jobId=42");
    expect(paths.paymentOf("cs_1")).toBe("/payment-success?session_id=cs_1");
    expect(sentPaths.newsletterConfirm("a.b")).toBe("/newsletter/confirm?token=a.b");
    expect(paths.newsletterPreferences("a.b")).toBe("/newsletter/preferences?token=a.b");
    expect(paths.newsletterUnsubscribe("a.b")).toBe("/newsletter/unsubscribe?token=a.b");
    expect(paths.newsletterUnsubscribe("a.b", "7")).toBe(
      "/newsletter/unsubscribe?token=a.b&list=7",
    );
    expect(paths.blogList({ category: "Visa", query: "" })).toBe("/resources/blog?category=Visa");
    expect(sentPaths.invitation("a.b")).toBe("/invitation?token=a.b");
    expect(sentPaths.keepAccount("a.b")).toBe("/account/keep?token=a.b");
    expect(sentPaths.factorReset("a.b")).toBe("/account/factor-reset?token=a.b");
  });

  test("name a section of the account or the desk; the first account section has the page's address", () => {
    expect(paths.account()).toBe("/account");
    expect(paths.account("sign-in")).toBe("/account/sign-in");
    expect(paths.desk()).toBe("/desk");
    expect(paths.desk("team")).toBe("/desk/team");
    expect(paths.desk("team", "a/b", "c")).toBe("/desk/team/a%2Fb/c");
    expect(sectionIn(paths.account())).toBe("");
    expect(sectionIn(paths.account("sign-in"))).toBe("sign-in");
  });
});

describe("routes", () => {
  test("of a page with few known values are one for each value", () => {
    expect(routesOf({ path: "/a/:slug", slugs: ["x", "y"] })).toEqual(["/a/x", "/a/y"]);
    expect(routesOf({ path: "/a/:slug?", slugs: ["", "x"] })).toEqual(["/a", "/a/x"]);
  });

  test("of any other page are its path", () => {
    expect(routesOf(sitePages.jobDetails)).toEqual(["/job-details/:id"]);
  });
});

describe("an address with slashes at its end", () => {
  test.each([
    ["/jobs/", "/jobs"],
    ["/jobs//", "/jobs"],
    ["/jobs", "/jobs"],
    ["/a/b/", "/a/b"],
    ["/", "/"],
  ])("%s is %s", (given, pathname) => {
    expect(withoutEndSlash(given)).toBe(pathname);
  });
});

describe("pages about one person", () => {
  test.each([
    "/auth/google/callback",
    "/account",
    "/account/",
    "/desk",
    "/desk/",
    "/desk/team",
    "/desk/jobs/1/edit",
    "/account/devices",
    "/account/keep",
    "/desk",
    "/desk/audit",
    "/invitation",
  ])("%s is rendered by the browser", (pathname) => {
    expect(isServerRendered(pathname)).toBe(false);
  });

  test.each([
    "/",
    "/jobs",
    "/job-details/1",
    "/newsletter/confirm",
    "/payment-success/",
    "/apply-now",
    "/desks",
    "/nowhere",
  ])("%s is rendered by the server", (pathname) => {
    expect(isServerRendered(pathname)).toBe(true);
  });
});

describe("pages whose address holds a token or a payment", () => {
  test.each([
    "/payment-success",
    "/payment-cancel/",
    "/auth/google/callback",
    "/newsletter/confirm",
    "/newsletter/unsubscribe",
    "/newsletter/preferences",
    "/account/keep",
    "/account/factor-reset",
    "/invitation",
  ])("%s is secret", (pathname) => {
    expect(isSecretPage(pathname)).toBe(true);
  });

  test.each(["/", "/apply-now", "/jobs", "/pricing", "/account", "/nowhere"])(
    "%s is not",
    (pathname) => {
      expect(isSecretPage(pathname)).toBe(false);
    },
  );
});

describe("the sitemap", () => {
  test("lists the pages for everybody, with one entry for each industry and service", () => {
    expect([...sitemapPaths].sort()).toEqual([
      "/",
      "/about",
      "/contact",
      "/hire-talents",
      "/industries",
      "/industries/ai",
      "/industries/business-services",
      "/industries/healthcare",
      "/industries/it",
      "/industries/life-sciences",
      "/industries/logistics",
      "/industries/manufacturing",
      "/industries/retail-consumer",
      "/jobs",
      "/pricing",
      "/privacy-policy",
      "/resources/blog",
      "/resources/faq",
      "/solutions/career-growth",
      "/solutions/executive-search",
      "/solutions/payroll-services",
      "/solutions/temporary-jobs",
      "/solutions/training-session",
      "/solutions/workforce-system",
      "/terms",
    ]);
  });
});
