import { useSearchParams } from "react-router-dom";
import {
  providerNames,
  signInProblemPage,
  signInProblems,
  signInProblemTexts,
  signInProblemTitles,
} from "#texts/sign-in-problems";
import { useSite } from "../../lib/site";
import classes from "./GoogleCallback.module.css";
import { SignInFailure } from "./SignInFailure";

/** Says why a sign-in with a provider did not work. Anyone can write this page's URL, so it only selects our own texts. */
export function SignInProblem() {
  const [params] = useSearchParams();
  const reason = signInProblems.find((known) => known === params.get("reason")) ?? "failed";
  const provider =
    params.get("provider") === "google" ? providerNames.GOOGLE : providerNames.LINKEDIN;
  const { email } = useSite();
  const message =
    reason === "disabled"
      ? signInProblemPage.disabled(email)
      : signInProblemTexts[reason](provider);
  return (
    <div className={`container ${classes.page}`}>
      <SignInFailure
        title={signInProblemTitles[reason]}
        message={message}
        role={reason === "canceled" ? "status" : "alert"}
      />
    </div>
  );
}
