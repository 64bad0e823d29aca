import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../components/ui/Button";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { paths } from "#site/paths";
import { useSignIn } from "../../lib/session/sign-in";
import classes from "./GoogleCallback.module.css";
import { returnAddress } from "./return-address";
import { signInTexts } from "#texts/sign-in";
import { useGoogleSignIn } from "./use-session";

/** Reads Google's ID token from the URL, signs in with it, and returns to the previous page. */
export function GoogleCallback() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const signIn = useGoogleSignIn();
  const { openSignIn } = useSignIn();
  const [failure, setFailure] = useState<string | null>(null);
  const started = useRef(false);

  const goBack = () => void navigate(returnAddress(), { replace: true });
  const finish = useEffectEvent(async () => {
    const token = new URLSearchParams(hash.slice(1)).get("id_token");
    // The token must not stay in the address bar or the history.
    void navigate(paths.googleCallback, { replace: true });
    if (token === null) return setFailure(signInTexts.googleFailed);
    const outcome = await signIn(token);
    if (outcome.ok) goBack();
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
        <>
          <Message tone="error">{failure}</Message>
          <div className={classes.actions}>
            <Button onClick={() => openSignIn({ onSignedIn: goBack })}>
              {signInTexts.anotherWay}
            </Button>
            <LinkButton to={returnAddress()} variant="default">
              {signInTexts.goBack}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
