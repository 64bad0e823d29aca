import { useState } from "react";
import { accountTexts } from "#texts/account";
import { Button } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { paths } from "#site/paths";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { BrokenLink } from "./BrokenLink";
import { useCancelFactorResetMutation } from "./FactorReset.generated";

/**
 * Stops the reset of someone's second factor, by the link in their mail. It asks first: mail programs open links by
 * themselves.
 */
export function FactorReset({ token }: { token: string }) {
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  const [cancel] = useCancelFactorResetMutation();
  const stop = async () => {
    const message = await run(() =>
      attempt(
        () => cancel({ variables: { input: { token } } }),
        "message",
        accountTexts.resetFailed,
      ),
    );
    if (message !== undefined) setDone(message);
  };
  if (token === "")
    return (
      <BrokenLink
        action={<LinkButton to={paths.account("sign-in")}>{accountTexts.checkSignIn}</LinkButton>}
      >
        {accountTexts.resetLinkText}
      </BrokenLink>
    );
  if (done !== null)
    return (
      <EmptyState
        title={accountTexts.resetStopped}
        actions={<LinkButton to={paths.account("sign-in")}>{accountTexts.checkSignIn}</LinkButton>}
      >
        {done}
      </EmptyState>
    );
  return (
    <EmptyState
      title={accountTexts.resetQuestion}
      actions={
        <>
          {problem !== null && <Message tone="error">{problem}</Message>}
          <Button loading={busy} onClick={() => void stop()}>
            {accountTexts.factorResetTitle}
          </Button>
        </>
      }
    >
      {accountTexts.resetText}
    </EmptyState>
  );
}
