import { LoginDialog } from "../features/accounts/LoginDialog";
import { AccountBilling } from "../features/billing/AccountBilling";
import type { LoginDialogProps } from "../lib/session/sign-in";

/** Signing in, and of who is signed in the account with what they bought. */
export const AccountDialog = (props: LoginDialogProps) => (
  <LoginDialog {...props} account={<AccountBilling />} />
);
