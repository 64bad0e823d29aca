import { matchRoutes } from "react-router-dom";
import { paths, sitePages, type PageName } from "#site/paths";
import { makeRoutes, pageFile } from "./routes";

const patternOf = (pathname: string, extra: { development?: boolean; demoCheckout?: boolean }) => {
  const { development = false, demoCheckout = false } = extra;
  const prefetchIn = () => async () => ({ data: undefined, failed: false });
  const routes = makeRoutes({ prefetchIn, development, demoCheckout });
  return matchRoutes(routes, pathname)?.at(-1)?.route.path;
};

test("the style guide exists in development only", () => {
  expect(patternOf(paths.styleguide, { development: true })).toBe(paths.styleguide);
  expect(patternOf(paths.styleguide, { demoCheckout: true })).toBe("*");
});

test("the demo checkout exists only where it is enabled", () => {
  expect(patternOf(paths.stripeDemo, { demoCheckout: true })).toBe(paths.stripeDemo);
  expect(patternOf(paths.stripeDemo, { development: true })).toBe("*");
});

test("other pages exist either way", () => {
  expect(patternOf(paths.home, {})).toBe(paths.home);
  expect(patternOf(paths.jobs(), { development: true })).toBe(paths.jobs());
});

test.each([...(Object.keys(sitePages) as PageName[]), "notFound" as const])(
  "the page %s is in the file that the server preloads for it",
  async (name) => {
    const page = await import(`../${pageFile(name)}`);
    expect(Object.keys(page)).toEqual(expect.arrayContaining(["Component", "head"]));
  },
);
