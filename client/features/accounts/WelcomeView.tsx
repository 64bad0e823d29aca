import { useState, type ReactNode } from "react";
import { commonTexts } from "#texts/common";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import type { Viewer } from "../../lib/session/viewer";
import classes from "./LoginDialog.module.css";
import { signInTexts } from "#texts/sign-in";
import { useSignOut } from "./use-session";

interface WelcomeViewProps {
  viewer: Viewer;
  /** More about the person's account, e.g. what they bought. */
  account: ReactNode;
  onSignedOut: () => void;
}

/** Who is signed in, and the way out. */
export function WelcomeView({ viewer, account, onSignedOut }: WelcomeViewProps) {
  const signOut = useSignOut();
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  const leave = async () => {
    setState("leaving");
    if (await signOut()) onSignedOut();
    else setState("failed");
  };

  return (
    <div className={classes.form}>
      <div className={classes.person}>
        <span className={classes.initial} aria-hidden="true">
          {viewer.name.slice(0, 1).toUpperCase()}
        </span>
        <div className={classes.identity}>
          <p className={classes.name}>{viewer.name}</p>
          <p className={classes.email}>{viewer.email}</p>
        </div>
      </div>
      {account}
      {state === "failed" && <Message tone="error">{commonTexts.networkError}</Message>}
      <Button variant="default" loading={state === "leaving"} onClick={() => void leave()}>
        {signInTexts.signOut}
      </Button>
    </div>
  );
}
