import { Fragment, useEffect, useEffectEvent, type ComponentType, type ReactNode } from "react";
import { signInTexts } from "#texts/sign-in";
import { OPENS_DIALOG, useSignIn } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import { useViewerQuery } from "../../lib/session/Viewer.generated";
import { KeyCard } from "../pinned/KeyCard";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { Unloaded } from "../ui/Unloaded";

interface SignedInOnlyProps {
  /** What a visitor reads. */
  title: string;
  text: string;
  /** Title of the error message if the server cannot be reached. */
  failedTitle: string;
  skeleton: ReactNode;
  /** Frames everything but the content. */
  around?: ComponentType<{ children: ReactNode }>;
  children: (viewer: Viewer) => ReactNode;
}

/** Content for a signed-in person. A visitor is asked to log in, in the dialog. */
export function SignedInOnly(props: SignedInOnlyProps) {
  const { title, text, failedTitle, skeleton, around: Around = Fragment, children } = props;
  const query = useViewerQuery({ ssr: false });
  const { data } = query;
  if (data === undefined)
    return (
      <Around>
        <Unloaded query={query} failed={failedTitle} skeleton={skeleton} />
      </Around>
    );
  if (data.me === null)
    return (
      <Around>
        <LogIn title={title} text={text} />
      </Around>
    );
  return children(data.me);
}

function LogIn({ title, text }: { title: string; text: string }) {
  const { openSignIn } = useSignIn();
  const open = useEffectEvent(() => openSignIn());
  useEffect(() => open(), []);
  return (
    <EmptyState
      title={title}
      picture={<KeyCard />}
      actions={
        <Button {...OPENS_DIALOG} onClick={() => openSignIn()}>
          {signInTexts.logIn}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
