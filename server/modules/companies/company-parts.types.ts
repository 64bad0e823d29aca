import type { EntityManager } from "typeorm";

/** What belongs to a company and goes with it when it is merged into another, in the order of the merge and its preview. */
export const COMPANY_PARTS = [
  "JOBS",
  "APPLICATIONS",
  "REPRESENTATIONS",
  "PLACEMENTS",
  "TAGS",
  "TEMPLATES",
  "MEMBERS",
  "CONTACTS",
  "KEYS",
  "INVITATIONS",
] as const;
export type CompanyPartKind = (typeof COMPANY_PARTS)[number];

/** Rows of one module that belong to a company. The composition root collects them for the merge of two companies. */
export interface CompanyPart {
  kind: CompanyPartKind;
  /** Tables whose column `companyId` it moves. */
  tables: readonly string[];
  count(manager: EntityManager, companyId: string): Promise<number>;
  /** Gives everything to the other company, in the merge's transaction. Both companies are locked. */
  move(transaction: EntityManager, fromId: string, intoId: string): Promise<void>;
}
