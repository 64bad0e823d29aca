import { useState } from "react";
import { myStatusTexts as texts } from "#texts/my-status";
import { Button } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { Message } from "../../components/ui/Message";
import { forgetStatus } from "../../lib/my-status/my-status";

/** A sheet whose key the browser has lost. It is deleted only when the person asks. */
export function UnreadableStatus() {
  const [hasFailed, setFailed] = useState(false);
  const startAgain = async () => setFailed(!(await forgetStatus().catch(() => false)));
  return (
    <EmptyState
      title={texts.unreadable}
      actions={<Button onClick={() => void startAgain()}>{texts.startAgain}</Button>}
    >
      {texts.unreadableText}
      {hasFailed && <Message tone="error">{texts.notForgotten}</Message>}
    </EmptyState>
  );
}
