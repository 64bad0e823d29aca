import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#site/paths";
import classes from "./GoogleCallback.module.css";
import { returnAddress } from "../../lib/session/return-address";
import { signInTexts } from "#texts/sign-in";
import { providerNames, signInProblemTexts } from "#texts/sign-in-problems";
import { SignInFailure } from "./SignInFailure";
import { useGoogleSignIn } from "./use-session";

/** Reads Google's ID token from the URL, signs in with it, and returns to the previous page. */
export function GoogleCallback() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const signIn = useGoogleSignIn();
  const [failure, setFailure] = useState<string | null>(null);
  const started = useRef(false);

  const finish = useEffectEvent(async () => {
    const answer = new URLSearchParams(hash.slice(1));
    const [credential, state] = [answer.get("id_token"), answer.get("state")];
    // The token must not stay in the address bar or the history.
    void navigate(paths.googleCallback, { replace: true });
    if (credential === null || state === null) return setFailure(failureOf(answer.get("error")));
    const outcome = await signIn({ credential, state });
    if (outcome.ok) await navigate(returnAddress(), { replace: true });
    else setFailure(outcome.refusal.message);
  });
  useEffect(() => {
    // The token works only once, and React may run effects twice.
    if (started.current) return;
    started.current = true;
    void finish();
  }, []);

  return (
    <div className={`container ${classes.page}`}>
      {failure === null ? (
        <p role="status">{signInTexts.googleWaiting}</p>
      ) : (
        <SignInFailure message={failure} />
      )}
    </div>
  );
}

const failureOf = (error: string | null): string =>
  signInProblemTexts[error === "access_denied" ? "canceled" : "failed"](providerNames.GOOGLE);
