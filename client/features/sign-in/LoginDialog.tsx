import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Dialog } from "../../components/ui/Dialog";
import { Message } from "../../components/ui/Message";
import { codeStep, type CodeStep } from "../../lib/session/code-step";
import { closeCodeStep, keepCodeStep } from "../../lib/session/keep-code-step";
import { dropCodeStep } from "../../lib/session/typed";
import type { LoginDialogProps } from "../../lib/session/sign-in";
import { useViewer, type Viewer } from "../../lib/session/viewer";
import { LoginForm } from "./LoginForm";
import { signInTexts } from "#texts/sign-in";
import { SignUpForm } from "./SignUpForm";
import { ConnectView } from "./ConnectView";
import classes from "./LoginDialog.module.css";
import { firstView, formView, TITLES, viewAfterSignIn, viewOf, type View } from "./dialog-views";
import type { SentCode } from "./use-send-code";
import { VerifyForm } from "./VerifyForm";
import { WelcomeView } from "./WelcomeView";

/** How long the dialog shows its last message, in milliseconds. */
const CLOSE_DELAY_MS = 1000;

/** Login and sign-up by code; for a signed-in user, the account. */
export function LoginDialog({
  opened,
  initialView,
  account,
  onClose,
  onDismissed,
  onSignedIn,
}: LoginDialogProps & Pick<ViewContentProps, "account">) {
  const { viewer } = useViewer();
  const [view, setView] = useState(() => firstView(initialView, viewer));
  const shown = useRef(view);
  shown.current = view;
  const [busy, setBusy] = useState(false);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    // The dialog starts from the first view each time it opens.
    setWasOpened(opened);
    if (opened) setView(firstView(initialView, viewer));
  }

  const close = () => {
    onClose();
    if (view.name === "verify") closeCodeStep();
    // Someone who declines the last offer is still signed in.
    if ("viewer" in view) onSignedIn(view.viewer);
    else onDismissed?.();
  };
  useDelayedClose(opened && isLast(view, viewer), close);
  const isForm = view.name === "login" || view.name === "signUp";
  const isAgain = initialView === "again";
  useSignInElsewhere(opened && !busy && isForm && !isAgain, (present) => {
    onClose();
    onSignedIn(present);
  });

  return (
    <Dialog opened={opened} onClose={close} title={TITLES[view.name]}>
      {isAgain && isForm && (
        <div className={classes.again}>
          <Message tone="info">{signInTexts.sessionEnded}</Message>
        </div>
      )}
      {opened && (
        <ViewContent
          view={view}
          viewer={viewer}
          account={account}
          onView={setView}
          onSent={(sent, from) => {
            keepCodeStep(stepFor(sent));
            // People who went on to the other form stay there.
            if (shown.current === from) setView({ name: "verify", sent });
            else closeCodeStep();
          }}
          onBusy={setBusy}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

/** Whether the view only shows a message. Signing out in another tab ends the account's view, too. */
const isLast = ({ name }: View, viewer: Viewer | null): boolean =>
  name === "signedIn" || name === "signedOut" || (name === "welcome" && viewer === null);

/** Closes the dialog after a delay, so that the last message can be read. */
function useDelayedClose(finished: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!finished) return undefined;
    const timer = setTimeout(() => closeNow(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [finished]);
}

/**
 * Notices a sign-in that happened outside these forms, e.g. in another tab. Whoever has just signed out to switch accounts may
 * still be the viewer for a moment.
 */
function useSignInElsewhere(waiting: boolean, onSignedIn: (viewer: Viewer) => void): void {
  const { viewer } = useViewer();
  const wasSignedOut = useRef(false);
  const tell = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (waiting && viewer !== null && wasSignedOut.current) tell(viewer);
    wasSignedOut.current = waiting && viewer === null;
  }, [waiting, viewer]);
}

/** A code that was sent before keeps its time, so that it can be asked for again when it may. */
function stepFor({ request, isNew }: SentCode): Omit<CodeStep, "isOpen"> {
  const before = isNew ? null : codeStep();
  return before ?? { request, sentAt: Date.now(), provider: null };
}

const SignedOut = () => <Message tone="success">{signInTexts.signedOut}</Message>;

interface ViewContentProps {
  view: View;
  viewer: Viewer | null;
  /** Shown below the signed-in user's name. */
  account?: ReactNode;
  onView: (view: View) => void;
  /** @param from the view of the form that asked for the code */
  onSent: (sent: SentCode, from: View) => void;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

function ViewContent(props: ViewContentProps) {
  const { view, viewer, account, onView, onBusy, onClose } = props;
  const verify = (sent: SentCode) => props.onSent(sent, view);
  switch (view.name) {
    case "login":
      return (
        <LoginForm
          email={view.email}
          onSent={verify}
          onBusy={onBusy}
          onSignedIn={(present) => onView(viewAfterSignIn({ viewer: present, connect: null }))}
          onSwitch={(email) => onView(formView("signUp", email))}
        />
      );
    case "signUp":
      return (
        <SignUpForm
          initial={view.initial}
          onSent={verify}
          onSwitch={(email) => onView(formView("login", email))}
        />
      );
    case "verify":
      return (
        <VerifyForm
          sent={view.sent}
          onVerified={(verified) => {
            dropCodeStep();
            onView(viewAfterSignIn(verified));
          }}
          onChangeAddress={() => {
            closeCodeStep();
            onView(viewOf(view.sent.request));
          }}
        />
      );
    case "connect":
      return <ConnectView offer={view.offer} message={view.message} onSkip={onClose} />;
    case "welcome":
      return viewer === null ? (
        <SignedOut />
      ) : (
        <WelcomeView
          viewer={viewer}
          leaving={view.leaving}
          account={account}
          onSignedOut={() => onView(view.next)}
        />
      );
    case "signedIn":
      return <Message tone="success">{view.message}</Message>;
    case "signedOut":
      return <SignedOut />;
  }
}
