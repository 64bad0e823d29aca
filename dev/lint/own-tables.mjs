/**
 * A lint rule: a module reads and writes only its own tables, in SQL too. It reaches another module through its service,
 * or joins with SQL that the other module exports (`company.joins.ts`), for lists that must be one query.
 *
 * A module owns the tables of its `*.entity.ts` files, and these tables, which have no entity:
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const WITHOUT_ENTITY = {
  change_counter: "changes",
  changes: "changes",
  job_skills: "jobs",
  job_terms: "jobs",
  job_views: "jobs",
  sequences: "jobs",
  rate_limits: "kit",
  replica_heartbeat: "changes",
  resume_tokens: "applications",
};

const ROOT = path.resolve(import.meta.dirname, "../..");
const ENTITY = /@Entity\("(\w+)"\)\s+export class (\w+)/g;

/**
 * Finds the owner of each table and entity.
 * @param {string} [root] the project's folder
 * @returns {{ tables: Map<string, string>, entities: Map<string, string> }} module by table, and module by entity class
 */
export function owners(root = ROOT) {
  const modules = path.join(root, "server/modules");
  const tables = new Map(Object.entries(WITHOUT_ENTITY));
  const entities = new Map();
  for (const file of readdirSync(modules, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".entity.ts")) continue;
    const [owner] = file.split(path.sep);
    for (const [, table, entity] of readFileSync(path.join(modules, file), "utf8").matchAll(
      ENTITY,
    )) {
      tables.set(table, owner);
      entities.set(entity, owner);
    }
  }
  return { tables, entities };
}

/** Read once for all files: reading every entity for each of them took longer than most rules. */
let ownersHere;

const IN_SQL = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+`?(\w+)/gi;
/** A list of tables: `FROM jobs j, users u`. */
const LISTED = /\bFROM\s+[\w`]+(?:\s+(?:AS\s+)?\w+)?(?:\s*,\s*[\w`]+(?:\s+(?:AS\s+)?\w+)?)+/gi;

const tablesIn = (text) => [
  ...[...text.matchAll(IN_SQL)].map(([, table]) => table),
  ...[...text.matchAll(LISTED)].flatMap(([list]) =>
    [...list.matchAll(/,\s*`?(\w+)/g)].map(([, table]) => table),
  ),
];
/** TypeORM methods that take a table name. */
const BY_NAME = /^((inner|left)Join(And\w+)?|from|into|update|delete|insert|createQueryBuilder)$/;

/** @param {string} file */
function moduleOf(file) {
  const [floor, name] = path.relative(path.join(ROOT, "server"), file).split(path.sep);
  return floor === "modules" ? name : floor;
}

/** @type {import("eslint").Rule.RuleModule} */
export const ownTables = {
  meta: {
    type: "problem",
    schema: [],
    messages: { foreign: "{{what}} belongs to {{owner}}: ask its service." },
  },
  create(context) {
    ownersHere ??= owners();
    const { tables, entities } = ownersHere;
    const here = moduleOf(context.filename);
    /** Entity classes by the names this file imports them under. */
    const imported = new Map();
    const check = (node, what, owner) => {
      if (owner && owner !== here)
        context.report({ node, messageId: "foreign", data: { what, owner } });
    };
    const checkSql = (node, text) => {
      for (const table of tablesIn(text)) check(node, `Table ${table}`, tables.get(table));
    };
    const tableNamed = (node) =>
      node?.type === "Literal" && check(node, `Table ${node.value}`, tables.get(node.value));
    return {
      ImportSpecifier({ imported: { name }, local, parent }) {
        if (parent.source.value.endsWith(".entity.js") && entities.has(name))
          imported.set(local.name, name);
      },
      Literal: (node) => typeof node.value === "string" && checkSql(node, node.value),
      TemplateElement: (node) => checkSql(node, node.value.raw),
      "Property[key.name='table']": ({ value }) => tableNamed(value),
      CallExpression({ callee, arguments: given }) {
        if (BY_NAME.test(callee.property?.name ?? "")) tableNamed(given[0]);
        for (const argument of given)
          if (argument.type === "Identifier" && imported.has(argument.name)) {
            const entity = imported.get(argument.name);
            check(argument, `Entity ${entity}`, entities.get(entity));
          }
      },
    };
  },
};
