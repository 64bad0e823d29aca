import { signInTexts } from "#texts/sign-in";
import { GoogleLink } from "./GoogleLink";
import classes from "./LoginDialog.module.css";
import { useSignInOptionsQuery } from "./SignIn.generated";

/** Ways to sign in without a code, those that the server offers. */
export function OtherWays() {
  const { data } = useSignInOptionsQuery({ ssr: false });
  const googleUrl = data?.signInOptions.googleUrl ?? null;
  if (googleUrl === null) return null;
  return (
    <div className={classes.ways}>
      <p className={classes.or}>{signInTexts.or}</p>
      <GoogleLink url={googleUrl} />
    </div>
  );
}
