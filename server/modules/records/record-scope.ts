import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";
import { requireSecondFactor, requireStaff, type Actor } from "../../core/actor.js";
import { ofPersonsApplicationsTo } from "../applications/application.joins.js";

/** Whose records to list: those of one application, or those of one person's applications to some companies. */
export type RecordScope =
  | { applicationId: string }
  | {
      userId: string;
      /** Null for all companies. */
      companyIds: readonly string[] | null;
    };

/**
 * The records of a person that the actor may read: those of the actor's companies; administrators read all. No one reads
 * what colleagues write about them.
 * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED
 */
export function personScope(actor: Actor, userId: string): RecordScope {
  const user = requireSecondFactor(requireStaff(actor));
  if (user.id === userId) return { userId, companyIds: [] };
  return { userId, companyIds: user.role === "ADMIN" ? null : [...user.companyRoles.keys()] };
}

/** Limits the query to the records of the scope. @param alias of the table, which has a column `applicationId` */
export function inScope<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  alias: string,
  scope: RecordScope,
): SelectQueryBuilder<Row> {
  if ("applicationId" in scope) return query.where(scope);
  const { companyIds } = scope;
  if (companyIds?.length === 0) return query.where("1 = 0");
  return query.where(ofPersonsApplicationsTo(`${alias}.applicationId`, companyIds), scope);
}
