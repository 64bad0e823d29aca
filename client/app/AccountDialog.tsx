import { Suspense } from "react";
import { LoginDialog } from "../features/sign-in/LoginDialog";
import { lazyComponent } from "../lib/lazy-component";
import type { LoginDialogProps } from "../lib/session/sign-in";
import { SilentBoundary } from "./SilentBoundary";

const AccountBilling = lazyComponent(
  () => import("../features/plans/own/AccountBilling"),
  "AccountBilling",
);

const Billing = () => (
  <SilentBoundary>
    <Suspense fallback={null}>
      <AccountBilling />
    </Suspense>
  </SilentBoundary>
);

/** The login dialog; for a signed-in user, it shows the account with their plans. Built into a file of its own (vite.config.ts). */
export const AccountDialog = (props: LoginDialogProps) => (
  <LoginDialog {...props} account={<Billing />} />
);
