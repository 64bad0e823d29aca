#!/usr/bin/env bash
# What: TypeORM drops everything after the question mark of a MySQL URL, without a word: `ssl`, `charset`, `timezone`,
#   and timeouts, which mysql2 itself reads from the same URL.
# Versions: typeorm 1.1.1, mysql2 3.24.5, reflect-metadata 0.2.2 (TypeORM needs it)
# Why it matters: A connection that the URL says must be encrypted isn't.
# Expected: mysql2 has what the URL says; the options that TypeORM gives it have none of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  typeorm@1.1.1 mysql2@3.24.5 reflect-metadata@0.2.2
cat > seen.mjs <<'JS'
import "reflect-metadata";
import mysql from "mysql2";
import { DataSource } from "typeorm";

const ssl = encodeURIComponent(JSON.stringify({ rejectUnauthorized: true }));
const url = `mysql://app:secret@127.0.0.1:1/board?ssl=${ssl}&timezone=Z&connectTimeout=2000`;
const shown = ({ database, ssl, timezone, connectTimeout }) =>
  JSON.stringify({ database, ssl, timezone, connectTimeout });

const pool = mysql.createPool(url);
console.log("mysql2 :", shown(pool.config.connectionConfig));
// Stands for mysql2, to see what it would get.
const driver = {
  createPool(options) {
    console.log("TypeORM:", shown(options));
    return { getConnection: (done) => done(new Error("seen")), on: () => undefined };
  },
};
await new DataSource({ type: "mysql", url, driver }).initialize().catch(({ message }) => message);
process.exit();
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
mysql2 : {"database":"board","ssl":{"rejectUnauthorized":true},"timezone":"Z","connectTimeout":2000}
TypeORM: {"database":"board"}
EXPECTED
