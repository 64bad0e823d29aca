import { matchPath } from "react-router-dom";
import { routesOf, sitePages } from "#site/paths";
import { routes } from "../../e2e/routes";

/** Pages that the browser's test of all routes opens in another way, or not at all. */
const APART = {
  jobDetails: "a job of the demo, whose id the database knows: the test looks for the newest",
  styleguide: "exists in development only",
};

test("the browser's test opens each path of each page but these", () => {
  const opened = routes.map(({ path }) => path.split("?")[0] ?? "");
  const missing = Object.entries(sitePages).filter(([, page]) =>
    routesOf(page).some((path) => !opened.some((pathname) => matchPath(path, pathname))),
  );
  expect(missing.map(([name]) => name)).toEqual(Object.keys(APART));
});
