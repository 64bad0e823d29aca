import { createContext, useContext } from "react";
import type { Viewer } from "./viewer";

export interface SignInRequest {
  /** Called once, when somebody has signed in through this request. */
  onSignedIn?: (viewer: Viewer) => void;
  /** Called when the dialog is closed and nobody has. */
  onGivenUp?: () => void;
  view?: "login" | "signUp";
}

export interface SignIn {
  /** Opens the login dialog; shows the account instead when somebody is signed in. */
  openSignIn: (request?: SignInRequest) => void;
}

/** What the app asks of the login dialog, which is loaded when it is first opened. */
export interface LoginDialogProps {
  opened: boolean;
  initialView: "login" | "signUp";
  onClose: () => void;
  /** Called besides when nobody has signed in. */
  onGivenUp?: SignInRequest["onGivenUp"];
  /** The dialog has put the viewer into the cache (ViewerDocument) before it calls this. */
  onSignedIn: (viewer: Viewer) => void;
}

export const SignInContext = createContext<SignIn | null>(null);

/** Opens the login dialog from anywhere. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (signIn === null) throw new Error("useSignIn needs the SignInProvider");
  return signIn;
}
