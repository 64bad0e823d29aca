import type { DataSource } from "typeorm";

/** Runs SELECT statements and nothing else; it may be called a second time if the first one fails. */
export type ReadWork<Result> = (database: DataSource) => Promise<Result>;

/** Where lists are read: the database that is written to, or a replica of it (docs/decisions/0039). */
export interface Reads {
  /**
   * For what everyone may see. A replica is asked only if the request is a stranger's, and only for what no write depends on.
   */
  forStrangers<Result>(work: ReadWork<Result>): Promise<Result>;
  /** For a copy of a table that then follows the feed of changes. */
  forCopies<Result>(work: ReadWork<Result>): Promise<Result>;
}

/** There is no replica. */
export class OneDatabase implements Reads {
  constructor(private readonly database: DataSource) {}

  forStrangers<Result>(work: ReadWork<Result>): Promise<Result> {
    return work(this.database);
  }

  forCopies<Result>(work: ReadWork<Result>): Promise<Result> {
    return work(this.database);
  }
}
