import { createContext, useContext } from "react";
import type { Viewer } from "./viewer";

export interface SignInRequest {
  /** Called once, after someone signed in through this request. */
  onSignedIn?: (viewer: Viewer) => void;
  /** Called if the dialog is closed without signing in. */
  onDismissed?: () => void;
  /** The first view; by default the login form, or the account of the signed-in person. */
  view?: SignInView;
}

/**
 * "signOut" signs out, and "switchAccount" signs out and then asks who else it is; a visitor gets the login form. "again" is the
 * login form for someone whose session ended while the page still shows them as signed in.
 */
export type SignInView = "login" | "signUp" | "signOut" | "switchAccount" | "again";

export interface SignIn {
  /** Opens the login dialog, or the account if someone is already signed in. */
  openSignIn: (request?: SignInRequest) => void;
}

/** Props of the login dialog, which is loaded when it is first opened. */
export interface LoginDialogProps {
  opened: boolean;
  initialView: SignInView;
  onClose: () => void;
  /** Called after `onClose` if no one signed in. */
  onDismissed?: SignInRequest["onDismissed"];
  /** Called after the dialog has put the viewer into the cache (ViewerDocument). */
  onSignedIn: (viewer: Viewer) => void;
}

/** Attributes of a button that opens the login dialog for a visitor: the dialog is loaded once someone reaches for it. */
export const OPENS_DIALOG = { "data-opens": "dialog" } as const;

export const SignInContext = createContext<SignIn | null>(null);

/** Opens the login dialog from anywhere. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (signIn === null) throw new Error("useSignIn needs the SignInProvider");
  return signIn;
}
