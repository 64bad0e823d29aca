import type { EntityManager } from "typeorm";

/** The rows of one person. */
export interface PersonalRows {
  /** Description for the operator, in the plural: "cart items". */
  what: string;
  table: string;
  /** A condition with one parameter: the account's id, or the person's email address. */
  where: string;
  of: "account" | "address";
}

/** Rows that a person gets in the copy of their data, as one JSON file. */
export interface ExportedRows extends PersonalRows {
  /** Name of the file, without ".json"; unique. */
  area: string;
  /** The columns in the file. */
  columns: readonly string[];
  /** SQL expressions in the file, by name. */
  computed?: Readonly<Record<string, string>>;
  /** Encrypted columns in the file, opened, by name: JSON that was sealed for this purpose. */
  sealed?: Readonly<Record<string, { column: string; purpose: (userId: string) => string }>>;
  /** Columns left out, each with the reason. The person's own id needs none: `account.json` has it. */
  withheld?: Readonly<Record<string, string>>;
}

/** Files that a person gets in the copy of their data, from the object store. */
export interface ExportedFiles extends PersonalRows {
  folder: string;
  keyColumn: string;
  nameColumn: string;
}

/** A preview only reads. An erasure locks what it decides on, so that nothing changes until it ends. */
export type Use = "PREVIEW" | "ERASURE";

/** Something that must end before an erasure. */
export interface Obstacle {
  code: "PLAN_RUNNING" | "PAYMENT_OPEN" | "PAYMENT_WAITING" | "LAST_ADMIN";
  /** What the operator should do first. */
  advice: string;
  isThere: (transaction: EntityManager, userId: string, now: Date, use: Use) => Promise<boolean>;
}

/** Rows that are deleted, or columns that are cleared, after some time. */
export interface ExpiringRows {
  /** Description for the log, in the plural. */
  what: string;
  /** How long they are kept, in milliseconds after the date that `sql` compares. */
  keptMs: number;
  /** A DELETE or UPDATE with two parameters: of rows from before this date, and how many at most. */
  sql: string;
}

/**
 * The personal data that one module keeps, and for how long. The module that owns a table must name it in a rule; within a
 * module, the rules run in the order they are listed.
 */
export interface PrivacyRules {
  /** Deleted at the person's request. */
  erased?: readonly PersonalRows[];
  /** A column of erased rows with keys of files in the object store; the files are deleted too. */
  files?: readonly (PersonalRows & { column: string })[];
  /** Kept despite the request, because of a law or another person's rights. */
  kept?: readonly (PersonalRows & {
    why: string;
    /** Set if the rows do not refer to the account's row, which can then be deleted. */
    withoutAccount?: true;
  })[];
  /** What the person gets in the copy of their data. */
  exported?: readonly ExportedRows[];
  exportedFiles?: readonly ExportedFiles[];
  /** Tables with personal data that are not in the copy, each with the reason. */
  notExported?: Readonly<Record<string, string>>;
  /** UPDATEs that remove unneeded personal data from kept rows, and what tells of them; the parameter is the account's id. */
  blanked?: readonly string[];
  obstacles?: readonly Obstacle[];
  /** Business records and correspondence: deleted permanently, by one instance at a time. */
  retention?: readonly ExpiringRows[];
  /** Data that is no longer needed and is not a record of anything. */
  housekeeping?: readonly ExpiringRows[];
  /** Tables without personal data to erase, each with the reason. */
  impersonal?: Readonly<Record<string, string>>;
}

/** The account that a person's other data refers to. */
export interface Account {
  id: string;
  stripeCustomerId: string | null;
}

/** The person's keys for the rules. */
export interface Person {
  address: string;
  account: Account | null;
}

export interface AccountRows {
  table: string;
  /** For an erasure, also locks the account, so that nothing is added while it is being erased. */
  find: (transaction: EntityManager, address: string, use: Use) => Promise<Account | null>;
  remove: (transaction: EntityManager, id: string) => Promise<void>;
  /** Clears the personal data from a row that kept rows refer to. */
  blank: (transaction: EntityManager, id: string, now: Date) => Promise<void>;
}
