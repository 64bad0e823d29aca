/** Finds modules of the server that need each other: neither could be made before the other. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const MODULES = "server/modules";

/** @param {string} root @returns {string[]} for each pair of neighbors in a circle, who imports what and what to do */
export function moduleCircles(root) {
  const imports = importsBetween(path.join(root, MODULES));
  const needs = new Map();
  for (const { from, to } of imports)
    needs.set(moduleOf(from), (needs.get(moduleOf(from)) ?? new Set()).add(moduleOf(to)));
  const ways = [...needs.keys()].map((module) => wayBack(needs, module));
  const circles = ways.filter((way) => way !== undefined);
  const pairs = new Map(circles.map((circle) => [[...circle].sort().join(), circle]));
  return [...pairs.values()].map((circle) => describe(circle, imports));
}

/** Every import of another module's file, types included; a test may import what it likes. */
function importsBetween(modules) {
  return readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((from) =>
      [...readFileSync(path.join(modules, from), "utf8").matchAll(/from "(\.[^"]+)\.js"/g)].map(
        ([, name]) => ({ from, to: path.join(path.dirname(from), `${name}.ts`) }),
      ),
    )
    .filter(
      ({ from, to }) => isInModule(from) && isInModule(to) && moduleOf(from) !== moduleOf(to),
    );
}

const moduleOf = (file) => file.split(path.sep)[0];
/** Not above the modules, nor a file that they share, such as base.ts. */
const isInModule = (file) => file.includes(path.sep) && moduleOf(file) !== "..";

/** The shortest way from a module to itself; undefined if there is none. */
function wayBack(needs, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways)
    for (const next of needs.get(way.at(-1)) ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return undefined;
}

function describe(circle, imports) {
  const steps = circle.map((module, index) => {
    const next = circle[(index + 1) % circle.length];
    const { from, to } = imports.find(
      (each) => moduleOf(each.from) === module && moduleOf(each.to) === next,
    );
    return `  ${MODULES}/${from} → ${MODULES}/${to}`;
  });
  return [
    `The modules ${circle.join(" and ")} need each other:`,
    ...steps,
    "  One of them must not know the other: declare what it needs as an interface of its own, and pass the service in compose.ts,",
    "  if need be to a second function of its module.ts (createBilling and createRunningPlans do so).",
  ].join("\n");
}
