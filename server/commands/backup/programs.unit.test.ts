import { describe, expect, it } from "@jest/globals";
import { dumpFlags } from "./dump.js";
import { replayFlags } from "./load.js";
import { optionsOf } from "./programs.js";

const url = "mysql://app:p%22a%5Css%23@db.example:3307/site";

describe("the option file", () => {
  it("has the address and the password, whatever is in it", () => {
    expect(optionsOf("mysql", { DATABASE_URL: url }, "/ca.pem").split("\n")).toEqual([
      "[client]",
      'host="db.example"',
      'port="3307"',
      'user="app"',
      String.raw`password="p\"a\\ss#"`,
      'protocol="tcp"',
      "ssl-mode=PREFERRED",
      "loose-get-server-public-key",
      "",
    ]);
  });

  it.each([
    ["mysql", "?ssl=true", ['ssl-ca="/ca.pem"', "ssl-mode=VERIFY_IDENTITY"]],
    ["mysql", "?ssl=verify-ca", ['ssl-ca="/ca.pem"', "ssl-mode=VERIFY_CA"]],
    ["mariadb", "?ssl=true", ['ssl-ca="/ca.pem"', "ssl-verify-server-cert"]],
    ["mariadb", "?ssl=verify-ca", ['ssl-ca="/ca.pem"', "ssl-verify-server-cert"]],
    ["mariadb", "", ["skip-ssl"]],
  ] as const)("for %s with %s verifies the server as the site does", (kind, query, lines) => {
    const text = optionsOf(kind, { DATABASE_URL: `${url}${query}` }, "/ca.pem");
    expect(text).toMatch(/protocol="tcp"\n(.*)/s);
    expect(text.split("\n").slice(6, -1)).toEqual(lines);
  });
});

describe("the flags of the dump program", () => {
  const facts = {
    version: "",
    database: "site",
    migrations: [],
    tables: [],
    canTellPosition: true,
  };
  const has = (...flags: string[]) => flags.map((flag) => `  --${flag}=#  words\n`).join("");

  it.each([
    [
      "mysql",
      has("source-data", "master-data", "column-statistics"),
      ["--set-gtid-purged=OFF", "--skip-column-statistics", "--source-data=2"],
    ],
    [
      "mysql",
      has("source-data", "masking-policies"),
      ["--set-gtid-purged=OFF", "--skip-masking-policies", "--source-data=2"],
    ],
    ["mysql", has("master-data"), ["--set-gtid-purged=OFF", "--master-data=2"]],
    ["mariadb", has("master-data"), ["--master-data=2"]],
  ] as const)("of %s are those that it has", (kind, help, flags) => {
    expect(dumpFlags({ ...facts, kind }, help).slice(6)).toEqual(flags);
  });

  it("don't ask for the place in a log that the user can't see", () => {
    const flags = dumpFlags(
      { ...facts, kind: "mariadb", canTellPosition: false },
      has("master-data"),
    );
    expect(flags.join()).not.toContain("data=2");
  });
});

describe("the flags for reading the binary log", () => {
  const until = new Date("2026-11-30T02:45:21Z");
  const place = { file: "b.1", position: 4 };

  it("choose one database, from the backup to a second in UTC", () => {
    expect(replayFlags({ kind: "mysql", database: "site" }, "site", place, until)).toEqual([
      "--no-defaults",
      "--verify-binlog-checksum",
      "--start-position=4",
      "--stop-datetime=2026-11-30 02:45:21",
      "--database=site",
      "--skip-gtids",
    ]);
  });

  it.each([
    ["mysql", ["--rewrite-db=site->new", "--database=new", "--skip-gtids"]],
    ["mariadb", ["--rewrite-db=site->new", "--database=site"]],
  ] as const)("rename the database as %s's program wants it", (kind, flags) => {
    expect(replayFlags({ kind, database: "new" }, "site", place, until).slice(4)).toEqual(flags);
  });
});
