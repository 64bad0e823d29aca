import { useState } from "react";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { FRESH } from "../../lib/use-list";
import { People, PersonCard } from "./People";
import {
  useCancelResetMutation,
  useConfirmFactorResetMutation,
  useFactorResetsQuery,
  type PendingResetFragment,
} from "./Resets.generated";

interface PendingResetsProps {
  /** Called with what was done. */
  onNews: (message: string) => void;
}

const isPending = ({ canceledAt, doneAt }: PendingResetFragment) =>
  canceledAt === null && doneAt === null;

/** Resets of a second step that wait for 24 hours or a second administrator; nothing if there are none. */
export function PendingResets({ onNews }: PendingResetsProps) {
  const { data } = useFactorResetsQuery(FRESH);
  const resets = data?.factorResets.nodes.filter(isPending) ?? [];
  if (resets.length === 0) return null;
  return (
    <Pane title={teamTexts.resets} lead={teamTexts.resetsLead} headingLevel={3}>
      <People>
        {resets.map((reset) => (
          <Reset key={reset.id} reset={reset} onNews={onNews} />
        ))}
      </People>
    </Pane>
  );
}

function Reset({ reset, onNews }: PendingResetsProps & { reset: PendingResetFragment }) {
  const { id, userName, requestedByName, takesEffectAt, viewerCanConfirm } = reset;
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAction();
  const refetchQueries = ["FactorResets", "Staff"];
  const [confirmReset] = useConfirmFactorResetMutation({ refetchQueries });
  const [cancelReset] = useCancelResetMutation({ refetchQueries });
  const variables = { input: { id } };
  const confirm = async () => {
    const outcome = await attempt(() => confirmReset({ variables }), "reset", teamTexts.failed);
    if (outcome.ok) onNews(teamTexts.resetDone(userName));
    return outcome;
  };
  const cancel = async () => {
    const message = await run(() =>
      attempt(() => cancelReset({ variables }), "message", teamTexts.failed),
    );
    if (message !== undefined) onNews(message);
  };
  return (
    <PersonCard
      title={userName}
      facts={[
        teamTexts.requestedBy(requestedByName),
        teamTexts.takesEffect(dateTime(takesEffectAt)),
      ]}
      actions={
        <>
          {viewerCanConfirm && (
            <Button
              variant="default"
              size="sm"
              aria-label={teamTexts.confirmResetOf(userName)}
              onClick={() => setAsking(true)}
            >
              {teamTexts.confirmReset}
            </Button>
          )}
          <Button
            variant="default"
            size="sm"
            loading={busy}
            aria-label={teamTexts.stopResetOf(userName)}
            onClick={() => void cancel()}
          >
            {teamTexts.stopReset}
          </Button>
          {problem !== null && <Message tone="error">{problem}</Message>}
          <ConfirmDialog
            opened={asking}
            onClose={() => setAsking(false)}
            title={teamTexts.confirmResetTitle(userName)}
            action={teamTexts.confirmReset}
            onConfirm={confirm}
          >
            <p>{teamTexts.confirmResetText(userName)}</p>
          </ConfirmDialog>
        </>
      }
    />
  );
}
