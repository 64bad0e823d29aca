import { LoginDialog } from "../features/accounts/LoginDialog";
import { AccountBilling } from "../features/billing/AccountBilling";
import type { LoginDialogProps } from "../lib/session/sign-in";

/** The login dialog; for a signed-in user, it shows the account with their plans. */
export const AccountDialog = (props: LoginDialogProps) => (
  <LoginDialog {...props} account={<AccountBilling />} />
);
