import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signInTexts } from "#texts/sign-in";
import { providerNames, signInProblemPage, signInProblemTexts } from "#texts/sign-in-problems";
import { Unloaded } from "../../components/ui/Unloaded";
import { keepCodeStep } from "../../lib/session/keep-code-step";
import { isOwnPath } from "../../lib/session/return-address";
import { useSignIn } from "../../lib/session/sign-in";
import classes from "./GoogleCallback.module.css";
import { usePendingLoginCodeQuery, type PendingLoginCodeQuery } from "./SignIn.generated";
import { SignInFailure } from "./SignInFailure";

type PendingCode = NonNullable<PendingLoginCodeQuery["pendingLoginCode"]>;

/** After a first visit to LinkedIn: goes back to the page where the visit began, with the form for the code over it. */
export function EnterCode() {
  const query = usePendingLoginCodeQuery({
    ssr: false,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const code = query.data?.pendingLoginCode ?? null;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { openSignIn } = useSignIn();
  const goOn = useEffectEvent(({ email, provider, sentAt }: PendingCode) => {
    const request = { kind: "login", input: { email } } as const;
    keepCodeStep({ request, provider, sentAt: Date.parse(sentAt) });
    // First: a page that asks to log in itself says what to do then.
    openSignIn();
    const next = params.get("next") ?? "";
    void navigate(isOwnPath(next) ? next : "/", { replace: true });
  });
  useEffect(() => {
    if (code !== null) goOn(code);
  }, [code]);

  const isOver = query.data !== undefined && query.error === undefined && code === null;
  return (
    <div className={`container ${classes.page}`}>
      {isOver ? (
        <SignInFailure message={signInProblemTexts.expired(providerNames.LINKEDIN)} />
      ) : (
        <Unloaded
          query={query}
          failed={signInProblemPage.failed}
          skeleton={<p role="status">{signInTexts.codeWaiting}</p>}
        />
      )}
    </div>
  );
}
