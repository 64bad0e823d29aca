import { seconds } from "./clock.js";

/** How long requests wait for something slow, in milliseconds. Tests wait longer: the machine they run on may be busy. */
export interface Patience {
  /**
   * Readers, for a page or the answer to a query: then they are told to come back. The database limits its statements itself, but
   * not while it is stopped or cut off.
   */
  readMs: number;
  /** A search, for the thread of the job index, which takes milliseconds unless its file is damaged or very large: then it fails. */
  searchMs: number;
  /** A list, for the job index to take over what was just written: then the list is made without it. */
  followMs: number;
  /** For a process of its own that opens a file of strangers: then it is killed. */
  fileMs: number;
  /** The sender of a mail, for the provider's next sign of life; twice as long for the whole: then the mail may have been sent. */
  mailMs: number;
  /** The store, for a file to be kept, and for one to be read, with all tries: then it counts as failing. Large files take longer. */
  storeMs: number;
  /**
   * Whoever writes something, for all providers that it takes, after the last byte of an upload: then they are told to come back.
   * One second less than the 15 that a write may take in all.
   */
  providersMs: number;
  /** The sender of an upload, for its last byte to arrive: then it is refused. */
  uploadMs: number;
  /** Who comes from another site to log in, for that site's keys, and for its answer to a code: then the login fails. */
  signInMs: number;
  /** Lists, for a replica that does not answer: then the other database is asked. */
  replicaMs: number;
  /** How far a replica may be behind. */
  replicaLagMs: number;
}

export const PATIENCE: Patience = {
  readMs: seconds(10),
  searchMs: seconds(5),
  followMs: seconds(1),
  fileMs: seconds(10),
  mailMs: seconds(5),
  storeMs: seconds(15),
  providersMs: seconds(14),
  uploadMs: seconds(60),
  signInMs: seconds(5),
  replicaMs: seconds(2),
  replicaLagMs: seconds(5),
};
