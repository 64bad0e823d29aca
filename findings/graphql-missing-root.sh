#!/usr/bin/env bash
# What: graphql-js finds a subscription, or a mutation, valid for a schema that has none; only execution reports it,
#   as an error of the result.
# Versions: graphql 16.15.0
# Why it matters: A server that counts the cost of valid operations, or keeps them as known, has to find the missing
#   root itself.
# Expected: no validation errors, then one from execution.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  graphql@16.15.0
cat > seen.mjs <<'JS'
import { buildSchema, execute, parse, validate } from "graphql";

const schema = buildSchema("type Query { jobs: Int }");
for (const text of ["{ unknown }", "subscription { unknown { deeper } }", "mutation { unknown }"]) {
  const document = parse(text);
  const found = validate(schema, document).map(({ message }) => message);
  console.log(`${text} validation: ${found.join() || "nothing"}`);
  if (found.length > 0) continue;
  console.log(`  execution: ${execute({ schema, document }).errors.map(({ message }) => message)}`);
}
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
{ unknown } validation: Cannot query field "unknown" on type "Query".
subscription { unknown { deeper } } validation: nothing
  execution: Schema is not configured to execute subscription operation.
mutation { unknown } validation: nothing
  execution: Schema is not configured to execute mutation operation.
EXPECTED
