import { signInTexts } from "#texts/sign-in";
import { emptyPerson } from "../../lib/person";
import { needsDetails } from "../../lib/session/missing-details";
import type { SignInView } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import type { SignUpValues } from "./account-checks";
import type { ConnectOffer, VerifiedCode } from "./use-session";
import type { CodeRequest } from "./use-send-code";

/** What the login dialog shows. */
export type View =
  | { name: "login"; email: string }
  | { name: "signUp"; initial: SignUpValues }
  | { name: "verify"; request: CodeRequest; message: string }
  | { name: "profile"; viewer: Viewer; isNew: boolean; connect: ConnectOffer | null }
  | { name: "connect"; viewer: Viewer; offer: ConnectOffer; message: string }
  | { name: "welcome"; leaving: boolean; next: View }
  | { name: "signedIn"; viewer: Viewer; message: string }
  | { name: "signedOut" };

export const TITLES: Record<View["name"], string> = {
  login: signInTexts.logIn,
  signUp: signInTexts.signUp,
  verify: signInTexts.verifyTitle,
  profile: signInTexts.profileTitle,
  connect: signInTexts.connectTitle,
  welcome: signInTexts.welcomeTitle,
  signedIn: signInTexts.welcomeTitle,
  signedOut: signInTexts.signOut,
};

export const formView = (name: "login" | "signUp", email = ""): View =>
  name === "login" ? { name, email } : { name, initial: { ...emptyPerson, email } };

export function firstView(asked: SignInView, viewer: Viewer | null): View {
  if (viewer === null) return formView(asked === "signUp" ? "signUp" : "login");
  if (asked === "again") return formView("login", viewer.email);
  if (asked === "profile") return { name: "profile", viewer, isNew: false, connect: null };
  return {
    name: "welcome",
    leaving: asked === "signOut" || asked === "switchAccount",
    next: asked === "switchAccount" ? formView("login") : { name: "signedOut" },
  };
}

/** What follows a sign-in: the missing details are asked for, once. */
export function viewAfterSignIn({ viewer, connect }: VerifiedCode): View {
  // The dialog is outside of the router.
  return needsDetails(viewer, window.location.pathname)
    ? { name: "profile", viewer, isNew: true, connect }
    : lastView(viewer, connect, signInTexts.loginSuccessful);
}

/** The last message; with an offer to connect the provider that the person first tried to log in with. */
export const lastView = (viewer: Viewer, offer: ConnectOffer | null, message: string): View =>
  offer === null
    ? { name: "signedIn", viewer, message }
    : { name: "connect", viewer, offer, message };

/** The form that requested the code, with its values. */
export const viewOf = (request: CodeRequest): View =>
  request.kind === "login"
    ? { name: "login", email: request.input.email }
    : { name: "signUp", initial: request.input };
