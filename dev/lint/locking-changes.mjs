/**
 * A lint rule: a migration that changes a table of a running site states an algorithm and a lock that let the site write meanwhile. Then
 * a server that can't do it so refuses the change, instead of locking the table for as long as it copies it.
 */
import path from "node:path";
import { MIGRATIONS_BEFORE } from "./migrations-before.mjs";

const CHANGE =
  /^\s*(?:ALTER\s+(?:ONLINE\s+)?TABLE|CREATE\s+(?:UNIQUE\s+|FULLTEXT\s+|SPATIAL\s+)?INDEX|DROP\s+INDEX)\b/i;
/** MySQL takes no LOCK beside INSTANT, which needs none. NOCOPY is known to MariaDB only, COPY locks, and DEFAULT may. */
const INSTANT = /\bALGORITHM\s*=?\s*INSTANT\b/i;
const IN_PLACE = /\bALGORITHM\s*=?\s*INPLACE\b/i;
const NO_LOCK = /\bLOCK\s*=?\s*NONE\b/i;

const isStated = (sql) =>
  INSTANT.test(sql) ? !NO_LOCK.test(sql) : IN_PLACE.test(sql) && NO_LOCK.test(sql);

/** @type {import("eslint").Rule.RuleModule} */
export const lockingChanges = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      locking:
        "State how a running site's table is changed: ALGORITHM=INSTANT, or ALGORITHM=INPLACE, LOCK=NONE (docs/decisions/0002).",
    },
  },
  create(context) {
    if (MIGRATIONS_BEFORE.has(path.basename(context.filename))) return {};
    const check = (node, text) => {
      if (CHANGE.test(text) && !isStated(text)) context.report({ node, messageId: "locking" });
    };
    return {
      Literal: (node) => typeof node.value === "string" && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join(" ")),
    };
  },
};
