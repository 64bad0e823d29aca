import type { LoginDialogProps } from "../../lib/session/sign-in";

/** Place of the login dialog. */
export function LoginDialog({ opened }: LoginDialogProps) {
  return opened ? <div role="dialog" aria-label="Login" /> : null;
}
