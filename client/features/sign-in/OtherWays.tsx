import type { ReactNode } from "react";
import { signInTexts } from "#texts/sign-in";
import { useSite } from "../../lib/site";
import classes from "./LoginDialog.module.css";
import { ProviderButtons } from "./ProviderButtons";

/** Ways to sign in without a code, those that the browser and the server offer. */
export function OtherWays({ passkey }: { passkey?: ReactNode }) {
  // Came with the page: buttons that arrive later would move what is below them.
  const { googleUrl, linkedinUrl } = useSite().signIn;
  if (passkey === undefined && googleUrl === null && linkedinUrl === null) return null;
  return (
    <div className={classes.ways}>
      <p className={classes.or}>{signInTexts.or}</p>
      {passkey}
      <ProviderButtons googleUrl={googleUrl} linkedinUrl={linkedinUrl} />
    </div>
  );
}
