import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { ownDatabase } from "../../dev/own-database.js";
import { createDataSource } from "../db/data-source.js";
import { PATIENT } from "../kit/db/pool.js";

/** Whose rows the tests read there. */
const COPIED = ["companies", "jobs", "change_counter", "replica_heartbeat"];

/** A second database on the same server that has what the first one had when it was last brought up to date. */
export class PlayedReplica {
  private constructor(
    readonly url: string,
    readonly database: DataSource,
  ) {}

  static async make(): Promise<PlayedReplica> {
    const server = process.env.TEST_DATABASE_URL ?? "";
    const url = await ownDatabase(server, `replica_${randomUUID().replaceAll("-", "")}`);
    const settings = { DATABASE_URL: url };
    const database = await createDataSource(settings, { connectTimeout: PATIENT }).initialize();
    return new PlayedReplica(url, database);
  }

  async bringUpToDate(writer: DataSource): Promise<void> {
    const from = new URL(urlOf(writer)).pathname.slice(1);
    for (const table of COPIED) {
      const columns = await this.columnsOf(table);
      await this.run(`DELETE FROM ${table}`);
      await this.run(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${from}.${table}`);
    }
  }

  /** Has its companies say where they were read. */
  async mark(): Promise<void> {
    await this.run("UPDATE companies SET location = 'replica', description = 'replica'");
    // On a busy machine, all this takes longer than a replica may be behind.
    await this.run("UPDATE replica_heartbeat SET beatAt = UTC_TIMESTAMP(3)");
  }

  run(sql: string): Promise<void> {
    return this.database.transaction(async (transaction) => {
      await transaction.query("SET FOREIGN_KEY_CHECKS = 0");
      await transaction.query(sql);
      await transaction.query("SET FOREIGN_KEY_CHECKS = 1");
    });
  }

  close(): Promise<void> {
    return this.database.destroy();
  }

  private async columnsOf(table: string): Promise<string> {
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND EXTRA NOT LIKE '%GENERATED%'`,
      [table],
    );
    return rows.map(({ name }) => `\`${name}\``).join();
  }
}

const urlOf = ({ options }: DataSource): string =>
  "url" in options && typeof options.url === "string" ? options.url : "";
