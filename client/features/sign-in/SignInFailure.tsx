import { Link, useNavigate } from "react-router-dom";
import { signInTexts } from "#texts/sign-in";
import { signInProblemPage } from "#texts/sign-in-problems";
import { LooseThread } from "../../components/pinned/LooseThread";
import { Button } from "../../components/ui/Button";
import { StateNotice } from "../../components/ui/StateNotice";
import { returnAddress } from "../../lib/session/return-address";
import { OPENS_DIALOG, useSignIn } from "../../lib/session/sign-in";

interface SignInFailureProps {
  title?: string;
  message: string;
  /** "status" if nothing went wrong: the person changed their mind. */
  role?: "alert" | "status";
}

/** Why a sign-in did not work, another way to sign in, and the way back. */
export function SignInFailure({
  title = signInProblemPage.failed,
  message,
  role = "alert",
}: SignInFailureProps) {
  const { openSignIn } = useSignIn();
  const navigate = useNavigate();
  const goBack = () => void navigate(returnAddress(), { replace: true });
  return (
    <StateNotice
      title={title}
      picture={<LooseThread />}
      actions={
        <>
          <Button {...OPENS_DIALOG} onClick={() => openSignIn({ onSignedIn: goBack })}>
            {signInTexts.anotherWay}
          </Button>
          <Link to={returnAddress()}>{signInTexts.goBack}</Link>
        </>
      }
    >
      <p role={role}>{message}</p>
    </StateNotice>
  );
}
