import { signInTexts } from "#texts/sign-in";
import { providerNames } from "#texts/sign-in-problems";
import { emptyPerson } from "../../lib/person";
import { openCodeStep } from "../../lib/session/code-step";
import type { SignInView } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import type { SignUpValues } from "./account-checks";
import type { ConnectOffer, VerifiedCode } from "./use-session";
import type { CodeRequest, SentCode } from "./use-send-code";

/** What the login dialog shows. */
export type View =
  | { name: "login"; email: string }
  | { name: "signUp"; initial: SignUpValues }
  | { name: "verify"; sent: SentCode }
  | { name: "connect"; viewer: Viewer; offer: ConnectOffer; message: string }
  | { name: "welcome"; leaving: boolean; next: View }
  | { name: "signedIn"; viewer: Viewer; message: string }
  | { name: "signedOut" };

export const TITLES: Record<View["name"], string> = {
  login: signInTexts.logIn,
  signUp: signInTexts.signUp,
  verify: signInTexts.verifyTitle,
  connect: signInTexts.connectTitle,
  welcome: signInTexts.welcomeTitle,
  signedIn: signInTexts.welcomeTitle,
  signedOut: signInTexts.signOut,
};

export const formView = (name: "login" | "signUp", email = ""): View =>
  name === "login" ? { name, email } : { name, initial: { ...emptyPerson, email } };

/** The form for a code that was on the screen when the page was left. */
function waitingView(): View | null {
  const step = openCodeStep();
  if (step === null) return null;
  const { request, provider } = step;
  const message =
    provider === null ? signInTexts.codeOnItsWay : signInTexts.codeFor(providerNames[provider]);
  return { name: "verify", sent: { request, message, isNew: false } };
}

export function firstView(asked: SignInView, viewer: Viewer | null): View {
  if (viewer === null) return waitingView() ?? formView(asked === "signUp" ? "signUp" : "login");
  if (asked === "again") return formView("login", viewer.email);
  return {
    name: "welcome",
    leaving: asked === "signOut" || asked === "switchAccount",
    next: asked === "switchAccount" ? formView("login") : { name: "signedOut" },
  };
}

/** What follows a sign-in: its message, with an offer to connect the provider that the person first tried to log in with. */
export const viewAfterSignIn = ({ viewer, connect: offer }: VerifiedCode): View => {
  const message = signInTexts.loginSuccessful;
  return offer === null
    ? { name: "signedIn", viewer, message }
    : { name: "connect", viewer, offer, message };
};

/** The form that requested the code, with its values. */
export const viewOf = (request: CodeRequest): View =>
  request.kind === "login"
    ? { name: "login", email: request.input.email }
    : { name: "signUp", initial: request.input };
