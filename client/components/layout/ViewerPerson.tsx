import { useSignIn } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import classes from "./ViewerPerson.module.css";

interface ViewerPersonProps {
  viewer: Viewer;
  /** Closes the menu around. */
  onFollow: () => void;
}

/** Who is signed in, by name and address; opens the account's view of the login dialog. */
export function ViewerPerson({ viewer: { name, email }, onFollow }: ViewerPersonProps) {
  const { openSignIn } = useSignIn();
  const open = () => {
    onFollow();
    openSignIn();
  };
  return (
    <button type="button" className={classes.person} onClick={open}>
      {name !== "" && <span className={classes.name}>{name}</span>}
      <span className={classes.email}>{email}</span>
    </button>
  );
}
