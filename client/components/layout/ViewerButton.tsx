import { shellTexts } from "#texts/shell";
import { Button } from "../ui/Button";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import classes from "./ViewerButton.module.css";

/** "Log In", or "Hi" and the user's name, on phones the first letter of it. Opens the account dialog. */
export function ViewerButton() {
  const { viewer } = useViewer();
  const { openSignIn } = useSignIn();
  return (
    <Button variant="default" className={classes.viewer} onClick={() => openSignIn()}>
      {viewer === null ? (
        shellTexts.logIn
      ) : (
        <span className={classes.name} data-initial={Array.from(viewer.name)[0]}>
          {shellTexts.hello(viewer.name)}
        </span>
      )}
    </Button>
  );
}
