import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { matchRoutes } from "react-router-dom";
import { paths } from "../lib/paths";
import { makeRoutes } from "./routes";

const patternOf = (pathname: string, development: boolean) => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const routes = makeRoutes({ client, awaitData: false, development });
  return matchRoutes(routes, pathname)?.at(-1)?.route.path;
};

test("the style guide is a page in development, and not found elsewhere", () => {
  expect(patternOf(paths.styleguide, true)).toBe(paths.styleguide);
  expect(patternOf(paths.styleguide, false)).toBe("*");
});

test("other pages do not hang on it", () => {
  expect(patternOf(paths.home, false)).toBe(paths.home);
  expect(patternOf(paths.jobs(), true)).toBe(paths.jobs());
});
