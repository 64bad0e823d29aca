import { Button } from "../../components/ui/Button";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message, type MessageTone } from "../../components/ui/Message";
import { useSignIn } from "../../lib/session/sign-in";
import { useNavigate } from "react-router-dom";
import { signInTexts } from "#texts/sign-in";
import classes from "./GoogleCallback.module.css";
import { returnAddress } from "../../lib/session/return-address";

interface SignInFailureProps {
  message: string;
  tone?: MessageTone;
}

/** Why a sign-in did not work, another way to sign in, and the way back. */
export function SignInFailure({ message, tone = "error" }: SignInFailureProps) {
  const { openSignIn } = useSignIn();
  const navigate = useNavigate();
  const goBack = () => void navigate(returnAddress(), { replace: true });
  return (
    <>
      <Message tone={tone}>{message}</Message>
      <div className={classes.actions}>
        <Button onClick={() => openSignIn({ onSignedIn: goBack })}>{signInTexts.anotherWay}</Button>
        <LinkButton to={returnAddress()} variant="default">
          {signInTexts.goBack}
        </LinkButton>
      </div>
    </>
  );
}
