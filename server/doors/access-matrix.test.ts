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
import type { TestApp } from "../test/create-test-app.js";
import { PaymentsTwin } from "../test/payments-twin.js";
import type { Answer, GraphQLAnswer, TestClient } from "../test/test-client.js";

/**
 * Permissions in GraphQL and REST: every operation as every actor. The rows are in server/test/access/. An outcome is one
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

beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
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

describe("REST", () => {
  it("has a row for each mounted route, and no other", async () => {
    const { env, services } = app;
    const logger = createLogger("silent");
    const { routes } = await createApp({ env, services, logger, client: null });
    expect(operationsIn(REST)).toEqual(routesOf(routes));
  });

  it.each(Object.entries(REST))("%s", async (_name, [ask, line]) => {
    expect(await outcomes(ask, restOutcome)).toEqual(expected(line));
  });
});

interface Layer {
  slash: boolean;
  match(path: string): boolean;
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** "METHOD path" of every Express route; GraphQL has one path and separate rows. */
function routesOf(site: Express): string[] {
  const walk = (stack: Layer[], prefix: string): string[] =>
    stack.flatMap((layer) => {
      if (layer.route) {
        const { path, methods } = layer.route;
        return Object.keys(methods).map((method) => `${method.toUpperCase()} ${prefix}${path}`);
      }
      return walk(layer.handle.stack ?? [], prefix + mountOf(layer));
    });
  return [...new Set(walk((site.router as unknown as { stack: Layer[] }).stack, ""))].sort();
}

/** Express does not keep the text of a router's mount path, only its matcher. */
function mountOf(layer: Layer): string {
  if (layer.slash) return "";
  const mount = ["/api", "/graphql", "/uploads/resumes"].find((path) => layer.match(path));
  if (mount === undefined && layer.handle.stack) throw new Error("A router on an unknown path");
  return mount ?? "";
}
