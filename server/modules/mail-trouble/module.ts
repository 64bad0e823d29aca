import type { Parts } from "../base.js";
import { mailTroubleResolvers, type MailTroubleServices } from "./mail-trouble.resolver.js";

/** What is wrong with an address, wherever one is shown. */
export const createMailTrouble = (uses: { suppressions: MailTroubleServices }) => ({
  parts: { resolvers: mailTroubleResolvers(uses.suppressions) } satisfies Parts,
});
