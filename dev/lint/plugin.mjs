/**
 * Our own rules, for oxlint, and two of ESLint's. Oxlint has them too, but it doesn't count a method's decorators, and takes a value that
 * only the next `catch` reads for unused.
 */
import { builtinRules } from "eslint/use-at-your-own-risk";
import { lockingChanges } from "./locking-changes.mjs";
import { ownTables } from "./own-tables.mjs";
import { noSyntax } from "./selectors.mjs";
import { toldChanges } from "./told-changes.mjs";
import { voice } from "./voice.mjs";

export default {
  meta: { name: "staffboard" },
  rules: {
    ...Object.fromEntries(
      ["max-lines-per-function", "no-useless-assignment"].map((name) => [
        name,
        builtinRules.get(name),
      ]),
    ),
    "locking-changes": lockingChanges,
    "no-syntax": noSyntax,
    "own-tables": ownTables,
    "told-changes": toldChanges,
    words: voice,
  },
};
