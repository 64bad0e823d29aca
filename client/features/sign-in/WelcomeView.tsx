import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { commonTexts } from "#texts/common";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { initialOf, type Viewer } from "../../lib/session/viewer";
import classes from "./LoginDialog.module.css";
import { signInTexts } from "#texts/sign-in";
import { useSignOut } from "./use-session";

interface WelcomeViewProps {
  viewer: Viewer;
  /** More about the user's account, such as their plans. */
  account: ReactNode;
  /** Signs out at once. */
  leaving: boolean;
  onSignedOut: () => void;
}

/** Shows who is signed in, with a button to sign out. */
export function WelcomeView({ viewer, account, leaving, onSignedOut }: WelcomeViewProps) {
  const signOut = useSignOut();
  const [state, setState] = useState<"idle" | "signingOut" | "failed">("idle");
  const started = useRef(false);

  const endSession = async () => {
    setState("signingOut");
    if (await signOut()) onSignedOut();
    else setState("failed");
  };
  const leave = useEffectEvent(() => {
    // React may run effects twice.
    if (!started.current) void endSession();
    started.current = true;
  });
  useEffect(() => {
    if (leaving) leave();
  }, [leaving]);

  return (
    <div className={classes.form}>
      <div className={classes.person}>
        <span className={classes.initial} aria-hidden="true">
          {initialOf(viewer)}
        </span>
        <div className={classes.identity}>
          {viewer.name !== "" && <p className={classes.name}>{viewer.name}</p>}
          <p className={classes.email}>{viewer.email}</p>
        </div>
      </div>
      {account}
      {state === "failed" && <Message tone="error">{commonTexts.networkError}</Message>}
      <Button variant="default" loading={state === "signingOut"} onClick={() => void endSession()}>
        {signInTexts.signOut}
      </Button>
    </div>
  );
}
