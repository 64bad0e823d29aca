import { shellTexts } from "#texts/shell";
import { Button } from "../ui/Button";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import classes from "./ViewerButton.module.css";

/** "Log In", or "Hi" and the user's name; both open the account dialog. */
export function ViewerButton({ onOpen }: { onOpen?: () => void }) {
  const { viewer } = useViewer();
  const { openSignIn } = useSignIn();
  return (
    <Button
      variant="default"
      onClick={() => {
        onOpen?.();
        openSignIn();
      }}
    >
      {viewer === null ? (
        shellTexts.logIn
      ) : (
        <span className={classes.name}>{shellTexts.hello(viewer.name)}</span>
      )}
    </Button>
  );
}
