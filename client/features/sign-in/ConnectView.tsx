import { signInTexts } from "#texts/sign-in";
import { providerNames } from "#texts/sign-in-problems";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { Message } from "../../components/ui/Message";
import { pageToReturnTo, rememberReturnAddress } from "../../lib/session/return-address";
import classes from "./LoginDialog.module.css";
import type { ConnectOffer } from "./use-session";

interface ConnectViewProps {
  offer: ConnectOffer;
  /** What has just been done. */
  message: string;
  onSkip: () => void;
}

/** Offers to connect the account with which the person first tried to log in. */
export function ConnectView({ offer, message, onSkip }: ConnectViewProps) {
  const name = providerNames[offer.provider];
  const wish = new URLSearchParams({ link: "1", next: pageToReturnTo() });
  return (
    <div className={classes.form}>
      <Message tone="success">{message}</Message>
      <p className={classes.lead}>{signInTexts.connectLead(name)}</p>
      <AnchorButton
        href={`${offer.url}?${wish.toString()}`}
        fullWidth
        onClick={rememberReturnAddress}
      >
        {signInTexts.connect(name)}
      </AnchorButton>
      <div className={classes.aside}>
        <button type="button" onClick={onSkip}>
          {signInTexts.connectLater}
        </button>
      </div>
    </div>
  );
}
