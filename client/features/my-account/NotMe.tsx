import { useState } from "react";
import { accountTexts } from "#texts/account";
import { Button } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { paths } from "#site/paths";
import { attempt } from "../../lib/refusal";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { useAction } from "../../lib/use-action";
import { BrokenLink } from "./BrokenLink";
import { useReportFactorChangeMutation } from "./NotMe.generated";

/**
 * Logs out everyone after a change that was not the person's, by the link in their mail. It asks first: mail programs open
 * links by themselves.
 */
export function NotMe({ token }: { token: string }) {
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  // This browser may have been logged in to the account, or to another one.
  const [report] = useReportFactorChangeMutation({ refetchQueries: [ViewerDocument] });
  const logOut = async () => {
    const message = await run(() =>
      attempt(
        () => report({ variables: { input: { token } } }),
        "message",
        accountTexts.notMeFailed,
      ),
    );
    if (message !== undefined) setDone(message);
  };
  const toLogin = <LinkButton to={paths.account("sign-in")}>{accountTexts.checkSignIn}</LinkButton>;
  if (token === "") return <BrokenLink action={toLogin}>{accountTexts.notMeLinkText}</BrokenLink>;
  if (done !== null)
    return (
      <EmptyState title={accountTexts.notMeDone} actions={toLogin}>
        {done}
      </EmptyState>
    );
  return (
    <EmptyState
      title={accountTexts.notMeQuestion}
      actions={
        <>
          {problem !== null && <Message tone="error">{problem}</Message>}
          <Button variant="danger" loading={busy} onClick={() => void logOut()}>
            {accountTexts.notMe}
          </Button>
        </>
      }
    >
      {accountTexts.notMeText}
    </EmptyState>
  );
}
