import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Express } from "express";
import { buildSchema } from "graphql";
import { createApp } from "../app.js";
import { createLogger } from "../core/logger.js";
import { ACTORS, World } from "../test/access/actors.js";
import { MUTATIONS, QUERIES } from "../test/access/graphql-operations.js";
import type { GraphQLRow } from "../test/access/operations/ask.js";
import { REST } from "../test/access/rest-operations.js";
import { HANDLED, PAGE_ROUTES } from "../test/access/page-operations.js";
import { testClientBuild } from "../test/client-build.js";
import type { TestApp } from "../test/create-test-app.js";
import { PaymentsTwin } from "../test/payments-twin.js";
import type { Answer, GraphQLAnswer, TestClient } from "../test/test-client.js";
import type { ClientBuild } from "./web/client-build.js";

/**
 * Permissions in GraphQL, REST, and pages: every operation as every actor. The rows are in server/test/access/. An outcome is one
 * of
 *   ok     success, or data visible
 *   null   nothing visible (GraphQL)    none   an empty list
 *   401    not signed in                403    not allowed       404   missing, or hidden from this actor
 *   2FA    allowed only with a second factor
 * or the code of the error. A row with a single outcome expects it for every actor.
 */
let app: TestApp;
let payments: PaymentsTwin;
let world: World;
let client: ClientBuild;

beforeAll(async () => {
  client = await testClientBuild();
  ({ app, payments } = await PaymentsTwin.start({}, { client }));
  world = await World.build(app, payments);
});
afterAll(() => payments.close());

const SHORT: Record<string, string> = {
  UNAUTHENTICATED: "401",
  FORBIDDEN: "403",
  NOT_FOUND: "404",
  SECOND_FACTOR_REQUIRED: "2FA",
};
const short = (code: string) => SHORT[code] ?? code;

function graphqlOutcome({ data, errors }: GraphQLAnswer): string {
  if (errors?.[0]) return short(errors[0].extensions.code);
  const [answer] = Object.values<{ userErrors?: { code: string }[]; nodes?: unknown[] }>(
    data ?? {},
  );
  if (answer === null || answer === undefined) return "null";
  const list = Array.isArray(answer) ? answer : answer.nodes;
  if (list?.length === 0) return "none";
  const refusal = answer.userErrors?.[0];
  return refusal ? short(refusal.code) : "ok";
}

const restOutcome = ({ status, body }: Answer): string =>
  status < 400 ? "ok" : body.code === "SECOND_FACTOR_REQUIRED" ? "2FA" : String(status);

/** One line per row, so that a failure shows which actors got something else. */
async function outcomes<Got extends Answer>(
  ask: (world: World, client: TestClient, actor: (typeof ACTORS)[number]) => Promise<Got>,
  outcomeOf: (answer: Got) => string,
): Promise<string[]> {
  const found: string[] = [];
  for (const actor of ACTORS) {
    const answer = await ask(world, await world.client(actor), actor);
    found.push(`${actor}: ${outcomeOf(answer)}`);
  }
  return found;
}

function expected(line: string): string[] {
  const cells = line.split(" ");
  const all = cells.length === 1 ? ACTORS.map(() => line) : cells;
  return ACTORS.map((actor, at) => `${actor}: ${all[at]}`);
}

/** A row may test an operation in a second state: "job (draft)". */
const operationOf = (row: string) => row.replace(/ \(.*\)$/, "");
const operationsIn = (rows: object) => [...new Set(Object.keys(rows).map(operationOf))].sort();

describe.each<[string, Record<string, GraphQLRow>]>([
  ["Query", QUERIES],
  ["Mutation", MUTATIONS],
])("%s", (typeName, rows) => {
  it("has a row for each field of the schema, and no other", () => {
    const type = buildSchema(readFileSync("schema.graphql", "utf8")).getType(typeName);
    const fields = type && "getFields" in type ? Object.keys(type.getFields()).sort() : [];
    expect(operationsIn(rows)).toEqual(fields);
  });

  it.each(Object.entries(rows))("%s", async (_name, [ask, line]) => {
    expect(await outcomes(ask, graphqlOutcome)).toEqual(expected(line));
  });
});

/** Actors without an account, and what they get of an operation that is only for others. */
const STRANGERS = ["visitor", "reader", "writer"];
const NOTHING = ["401", "403", "404", "2FA", "null"];

/** Whether someone without an account can use it. What everyone gets nothing of is not kept from them. */
function isOpen(line: string): boolean {
  const cells = expected(line).map((cell) => cell.split(": "));
  const given = cells.filter(([actor = ""]) => STRANGERS.includes(actor));
  return !line.includes(" ") || given.some(([, outcome = ""]) => !NOTHING.includes(outcome));
}

const openIn = (rows: Record<string, GraphQLRow>) =>
  operationsIn(Object.fromEntries(Object.entries(rows).filter(([, [, line]]) => isOpen(line))));

describe("operations that visitors or keys can use, by which released schemas are compared", () => {
  const released = buildSchema(readFileSync("schema.released.graphql", "utf8"));
  const listed = JSON.parse(readFileSync("dev/open-operations.json", "utf8")) as {
    queries: string[];
    mutations: string[];
  };
  it.each([
    ["queries", QUERIES, released.getQueryType()],
    ["mutations", MUTATIONS, released.getMutationType()],
  ] as const)("are listed: %s", (kind, rows, root) => {
    const open = openIn(rows).filter((name) => root?.getFields()[name]);
    const known = operationsIn(rows);
    expect(listed[kind].filter((name) => known.includes(name))).toEqual(open);
  });
});

describe("REST and pages", () => {
  const rows = { ...REST, ...PAGE_ROUTES, ...HANDLED };
  const mounted = async () => {
    const { env, services } = app;
    const logger = createLogger("silent");
    return mountedIn((await createApp({ env, services, logger, client })).routes);
  };

  it("has a row for each mounted route, and no other", async () => {
    const { routes } = await mounted();
    expect(operationsIn({ ...REST, ...PAGE_ROUTES })).toEqual(routes);
  });

  it("has a row below each path with a handler of its own", async () => {
    const { handlers } = await mounted();
    const tested = ["/graphql", ...operationsIn(rows).map((row) => row.replace(/^\w+ /, ""))];
    const isTested = (path: string) => tested.some((row) => `${row}/`.startsWith(`${path}/`));
    expect(handlers.filter((path) => !isTested(path))).toEqual([]);
  });

  it.each(Object.entries(rows))("%s", async (_name, [ask, line]) => {
    expect(await outcomes(ask, restOutcome)).toEqual(expected(line));
  });
});

interface Layer {
  rawPath: string | string[];
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** "METHOD path" of every Express route, and the paths where `use` put a handler. GraphQL has one path and separate rows. */
function mountedIn(site: Express): { routes: string[]; handlers: string[] } {
  const found = { routes: new Set<string>(), handlers: new Set<string>() };
  const walk = (stack: Layer[], prefix: string): void => {
    for (const { route, rawPath, handle } of stack) {
      if (route) {
        for (const method of Object.keys(route.methods))
          found.routes.add(`${method.toUpperCase()} ${prefix}${route.path}`);
        continue;
      }
      for (const path of [rawPath].flat()) {
        const mount = prefix + path.replace(/\/$/, "");
        if (handle.stack) walk(handle.stack, mount);
        else found.handlers.add(mount);
      }
    }
  };
  walk((site.router as unknown as { stack: Layer[] }).stack, "");
  return { routes: [...found.routes].sort(), handlers: [...found.handlers].sort() };
}
