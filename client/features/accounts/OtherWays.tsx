import type { ReactNode } from "react";
import { signInTexts } from "#texts/sign-in";
import classes from "./LoginDialog.module.css";
import { ProviderButtons } from "./ProviderButtons";
import { useSignInOptionsQuery } from "./SignIn.generated";

/** Ways to sign in without a code, those that the browser and the server offer. */
export function OtherWays({ passkey }: { passkey?: ReactNode }) {
  const { data } = useSignInOptionsQuery({ ssr: false });
  const { googleUrl = null, linkedinUrl = null } = data?.signInOptions ?? {};
  if (passkey === undefined && googleUrl === null && linkedinUrl === null) return null;
  return (
    <div className={classes.ways}>
      <p className={classes.or}>{signInTexts.or}</p>
      {passkey}
      <ProviderButtons googleUrl={googleUrl} linkedinUrl={linkedinUrl} />
    </div>
  );
}
