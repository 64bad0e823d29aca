import type { AccountService } from "../accounts/account.service.js";
import type { Base, Parts } from "../base.js";
import { StatusSheetResolver } from "./status-sheet.resolver.js";
import { StatusSheetService } from "./status-sheet.service.js";

/** What candidates say of their status as immigrants. */
export function createStatusSheets(base: Base, uses: { accounts: { accounts: AccountService } }) {
  const { accounts } = uses.accounts;
  const { env, dataSource, limits, clock } = base;
  const secretKey = env.SECRET_KEY;
  const statusSheets = new StatusSheetService({ dataSource, accounts, limits, clock, secretKey });
  const parts = { resolvers: [new StatusSheetResolver(statusSheets)] } satisfies Parts;
  return { statusSheets, parts };
}
