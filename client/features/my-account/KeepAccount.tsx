import { useState } from "react";
import { deletionTexts as texts } from "#texts/your-data";
import { paths } from "#site/paths";
import { Button } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { BrokenLink } from "./BrokenLink";
import { useCancelDeletionMutation, YourDeletionDocument } from "./YourData.generated";
import classes from "./YourData.module.css";

/** The page of the link in the mail. It asks first: programs that check mails open every link. */
export function KeepAccount({ token }: { token: string }) {
  const [cancel] = useCancelDeletionMutation({ refetchQueries: [YourDeletionDocument] });
  const { busy, problem, run } = useAction();
  const [isKept, setIsKept] = useState(false);
  const keep = async () => {
    const message = await run(() =>
      attempt(() => cancel({ variables: { input: { token } } }), "message", texts.notKept),
    );
    setIsKept(message !== undefined);
  };
  if (token === "")
    return (
      <BrokenLink action={<LinkButton to={paths.account()}>{texts.openAccount}</LinkButton>}>
        {texts.keepLinkText}
      </BrokenLink>
    );
  if (isKept)
    return (
      <EmptyState
        title={texts.keptTitle}
        actions={<LinkButton to={paths.account()}>{texts.openAccount}</LinkButton>}
      >
        {texts.keptText}
      </EmptyState>
    );
  return (
    <div className={`${classes.step} ${classes.page}`}>
      <p>{texts.keepLead}</p>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button loading={busy} onClick={() => void keep()}>
        {texts.keep}
      </Button>
    </div>
  );
}
