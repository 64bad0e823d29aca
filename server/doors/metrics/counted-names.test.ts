import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { PAGE_ROUTES } from "../../test/access/page-operations.js";
import { REST } from "../../test/access/rest-operations.js";
import { COUNTED_OPERATIONS, operationOf } from "./counted-operations.js";
import { COUNTED_ROUTES, routeOf } from "./counted-routes.js";

const sample = (pattern: string) =>
  pattern
    .replace(/:\w+\??/g, "x1")
    .replace(/\{.*\}/, "")
    .replace("*", "a/b");

describe("the route of a path", () => {
  it.each(COUNTED_ROUTES.map((route) => [route]))("%s counts as itself", (route) => {
    expect(routeOf(sample(route))).toBe(route);
  });

  it("has a name for each path that the site answers", () => {
    const paths = Object.keys({ ...REST, ...PAGE_ROUTES }).map((row) => row.split(" ")[1] ?? "");
    const health = ["/healthz", "/readyz"];
    const uncounted = [...new Set(paths)].filter((each) => routeOf(sample(each)) === "other");
    expect(uncounted.filter((each) => !health.includes(each))).toEqual([]);
  });

  it.each([
    ["/", "/"],
    ["/jobs", "/jobs"],
    ["/jobs/", "/jobs"],
    ["/account", "/account/:section?"],
    ["/account/plans", "/account/:section?"],
    ["/account/exports/7", "/account/exports/*"],
    ["/desk", "/desk/*"],
    ["/desk/jobs/7/edit", "/desk/*"],
    ["/api/jobs", "/api/jobs/:id?"],
    ["/assets/a.css", "/assets/*"],
    ["/blog-details", "/blog-details/:slug?"],
  ])("%s is %s", (asked, route) => {
    expect(routeOf(asked)).toBe(route);
  });

  it.each([
    "",
    "x",
    "//",
    "/wp-admin",
    "/api",
    "/api/jobs/1/2",
    "/__proto__",
    "/constructor/x",
    "/jobs/:id",
  ])("%p is no series of its own", (asked) => {
    expect(routeOf(asked)).toBe("other");
  });
});

describe("the name of an operation", () => {
  it("is one that our pages send", () => {
    const sent = graphqlFiles("client").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^\s*(?:query|mutation) (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect([...COUNTED_OPERATIONS].filter((name) => !sent.includes(name))).toEqual([]);
  });

  it.each([
    [{ operationName: "Jobs" }, "Jobs"],
    [{ operationName: "Mine" }, "other"],
    [{ operationName: 7 }, "other"],
    [{}, "other"],
    [null, "other"],
    [[], "other"],
    ["Jobs", "other"],
    [undefined, "other"],
  ])("of %j is %s", (body, name) => {
    expect(operationOf(body)).toBe(name);
  });
});

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => path.join(folder, file));
