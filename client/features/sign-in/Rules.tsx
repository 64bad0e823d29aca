import { signInTexts } from "#texts/sign-in";
import { paths } from "#site/paths";
import classes from "./LoginDialog.module.css";

/** Links to the privacy policy and the terms. */
export const Rules = () => (
  <p className={classes.rules}>
    {signInTexts.rules(
      <NewTab key="privacy" to={paths.privacy} label={signInTexts.privacy} />,
      <NewTab key="terms" to={paths.terms} label={signInTexts.terms} />,
    )}
  </p>
);

/** Opens in a new tab, to keep what has been typed. */
const NewTab = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {label}
  </a>
);
