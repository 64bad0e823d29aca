import { isStaff } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { AppError } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import type { Logger } from "../../core/logger.js";
import type { AccountService, proofSchema, SignedInUser } from "./account.service.js";
import type { PendingLoginCode } from "./account.types.js";
import type { IdentityService } from "./identity.service.js";
import type { CodeIdentity } from "./login-code.entity.js";
import type { LoginCodeService } from "./login-code.service.js";
import type { User } from "./user.entity.js";

/** Signs in with a code, and connects the account at a provider that asked for it. */
export class CodeSignInService {
  constructor(
    private readonly accounts: Pick<AccountService, "verifyCode">,
    private readonly codes: Pick<LoginCodeService, "awaitedBy">,
    private readonly identities: Pick<IdentityService, "link">,
    private readonly logger: Logger,
  ) {}

  /** The code that this browser waits for, or null. @param codeToken the token it got with its last code */
  async pending(codeToken: string | undefined): Promise<PendingLoginCode | null> {
    const code = await this.codes.awaitedBy(codeToken);
    if (!code) return null;
    const { email, identity, createdAt: sentAt, expiresAt } = code;
    return { email, provider: identity?.provider ?? null, sentAt, expiresAt };
  }

  /**
   * Signs in with a code; an unknown address gets an account. If a visit to a provider led to the code, its account there signs the
   * person in from now on: the provider and the mailbox have both confirmed the address, to the same browser.
   * @throws INVALID_CODE (the same text for wrong, used, expired and unknown codes), ACCOUNT_DISABLED, RATE_LIMITED, BAD_INPUT
   */
  async verify(
    input: Input<typeof proofSchema>,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<SignedInUser> {
    const { identity, ...signedIn } = await this.accounts.verifyCode(input, codeToken, client);
    if (identity) await this.connect(identity, signedIn.user, client);
    return signedIn;
  }

  /** Staff connect one in their account, which asks for their second factor. */
  private async connect(identity: CodeIdentity, user: User, client: ClientInfo): Promise<void> {
    if (isStaff(user)) return;
    try {
      await this.identities.link({ ...identity, email: user.email }, user, client);
    } catch (error) {
      // The code is used up and the person is signed in all the same: perhaps they have as many as they may have.
      if (error instanceof AppError && error.code === "BAD_INPUT") return;
      this.logger.error({ err: error, userId: user.id }, "account at a provider not connected");
    }
  }
}
