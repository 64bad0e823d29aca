import { useNavigate } from "react-router-dom";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { Message } from "../../components/ui/Message";
import { paths } from "#site/paths";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { useAcceptInvitationMutation } from "./Invitation.generated";
import { offerTitle, type Offer } from "./offer-title";

interface AcceptInvitationProps {
  token: string;
  offer: Offer;
}

/** Accepts an invitation, and leads to the desk. */
export function AcceptInvitation({ token, offer }: AcceptInvitationProps) {
  const { busy, problem, run } = useAction();
  const [accept] = useAcceptInvitationMutation();
  const navigate = useNavigate();
  const join = async () => {
    const me = await run(() =>
      attempt(
        async () => (await accept({ variables: { input: { token } } })).data?.acceptInvitation,
        (payload) => payload.me,
        teamTexts.failed,
      ),
    );
    if (me !== undefined) void navigate(paths.desk(), { replace: true });
  };
  return (
    <EmptyState
      title={offerTitle(offer)}
      actions={
        <>
          {problem !== null && <Message tone="error">{problem}</Message>}
          <Button loading={busy} onClick={() => void join()}>
            {teamTexts.accept}
          </Button>
        </>
      }
    >
      {teamTexts.acceptText(dateTime(offer.expiresAt))}
    </EmptyState>
  );
}
