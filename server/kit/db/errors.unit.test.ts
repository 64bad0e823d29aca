import { describe, expect, it } from "@jest/globals";
import { endsConnection, isUnreachable } from "./errors.js";

/** As TypeORM passes on what mysql2 reports. */
const failed = (errno: number) => ({
  driverError: Object.assign(new Error("refused"), { errno, code: "ER_OF_THE_SERVER" }),
});

describe("an error of the database", () => {
  it.each([
    ["a node that has left its Galera cluster", 1047],
    ["a server that shuts down", 1053],
    ["a server that became read-only", 1290],
    ["a read-only transaction", 1792],
    ["a read-only engine", 1836],
    ["a connection that MariaDB ended", 1927],
    ["a member of Group Replication in offline mode", 3032],
    ["a member that is no longer in its group", 3100],
    ["a connection that MySQL ended", 4031],
  ])("%s (%i) is worth another try, over another connection", (_what, errno) => {
    expect([isUnreachable(failed(errno)), endsConnection(failed(errno))]).toEqual([true, true]);
  });

  it.each([
    ["no more connections for this user", 1203],
    ["no more connections for this user in this hour", 1226],
    ["a lock that was held for too long", 1205],
    ["a statement that an operator ended", 1317],
  ])("%s (%i) is worth another try", (_what, errno) => {
    expect([isUnreachable(failed(errno)), endsConnection(failed(errno))]).toEqual([true, false]);
  });

  it.each([
    ["a wrong password", 1045],
    ["a column that isn't there", 1054],
    ["a row that exists already", 1062],
  ])("%s (%i) is not", (_what, errno) => {
    expect(isUnreachable(failed(errno))).toBe(false);
  });
});
