import type { DataSource } from "typeorm";
import { z } from "zod";
import { signInTexts } from "#texts/sign-in";
import { requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Input } from "../../core/input.js";
import { line, parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { LoginCodeService } from "./login-code.service.js";
import type { SessionService } from "./session.service.js";
import type { User } from "./user.entity.js";

const proofSchema = z.object({ code: line(12, signInTexts.otpMissing) });

interface Needs {
  dataSource: DataSource;
  accounts: { get(id: string): Promise<User> };
  codes: LoginCodeService;
  sessions: SessionService;
  audit: AuditService;
}

/**
 * Asks a signed-in person for a new code by email before steps that nobody should take in a browser left open. For staff, such
 * a code is accepted only until they add their first second factor.
 */
export class FreshProofService {
  constructor(private readonly needs: Needs) {}

  /**
   * Sends a code to the person's own address.
   * @param codeToken the token this browser got with its last code
   * @returns the token for the browser's cookie
   * @throws RATE_LIMITED
   */
  async start(actor: Actor, codeToken: string | undefined, client: ClientInfo): Promise<string> {
    const user = requireUser(actor);
    return this.needs.codes.request(user.email, { identity: null }, codeToken, client);
  }

  /** Checks the code. The proof lasts 10 minutes, in this session only. @throws INVALID_CODE, RATE_LIMITED */
  async confirm(
    actor: Actor,
    input: Input<typeof proofSchema>,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<User> {
    const { accounts, codes, sessions, audit, dataSource } = this.needs;
    const user = requireUser(actor);
    const { code } = parse(proofSchema, input);
    await codes.prove(user.email, code, codeToken, client, user);
    await inTransaction(dataSource, async (transaction) => {
      const details = { factor: "EMAIL_CODE" };
      await audit.record(transaction, { kind: "FACTOR_PROVEN", actor: user, details, client });
      await sessions.prove(user.sessionId, "CODE", transaction);
    });
    return accounts.get(user.id);
  }
}
