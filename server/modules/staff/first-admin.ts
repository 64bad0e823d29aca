import type { DataSource } from "typeorm";
import { inTransaction } from "../../kit/db/transactions.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { SessionService } from "../accounts/session.service.js";
import { removeCandidateFactors, type PromotionNeeds } from "./promotion.js";

/** There is an administrator, and the operator did not ask for another. */
export class AnotherAdminExists extends Error {
  override name = "AnotherAdminExists";
}

interface FirstAdminNeeds extends PromotionNeeds {
  dataSource: DataSource;
  people: PeopleService;
  sessions: Pick<SessionService, "closeAll">;
}

/**
 * Makes the account of this address an administrator, for an operator with access to the database. An unknown address gets
 * a blank account, whose owner signs in by code.
 * @returns false if the account is an administrator already
 * @throws AnotherAdminExists, and changes nothing
 */
export function makeAdmin(
  { dataSource, people, sessions, factors, audit }: FirstAdminNeeds,
  { email, name }: { email: string; name: string },
  isSecondWanted: boolean,
): Promise<boolean> {
  return inTransaction(dataSource, async (transaction) => {
    const actor = { kind: "system" } as const;
    const admins = await people.lockAdmins(transaction);
    const user = await people.lockOrCreate(transaction, email, name);
    const { id, role } = user;
    if (admins.has(id)) return false;
    if (admins.size > 0 && !isSecondWanted) throw new AnotherAdminExists();
    await people.setRole(transaction, id, "ADMIN");
    await people.enable(transaction, id);
    await sessions.closeAll(transaction, id);
    if (role === "CANDIDATE")
      await removeCandidateFactors({ factors, audit }, transaction, { candidate: user, actor });
    const details = { from: role, to: "ADMIN" };
    await audit.record(transaction, { kind: "ROLE_CHANGED", actor, subjectId: id, details });
    return true;
  });
}
