import { useState } from "react";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import {
  useOpenInvitationsQuery,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  type OpenInvitationFragment,
  type OpenInvitationsQuery,
} from "./Invitations.generated";
import { LoadedList } from "../../components/ui/LoadedList";
import { People, PersonCard } from "./People";
import classes from "./People.module.css";
import { FRESH, useList } from "../../lib/use-list";

interface OpenInvitationsProps {
  /** Only this company's invitations. */
  companyId?: string;
  /** Called with what was done. */
  onNews: (message: string) => void;
}

/** Invitations that were not accepted yet, to send again or withdraw. */
export function OpenInvitations({ companyId, onNews }: OpenInvitationsProps) {
  const list = useList(
    useOpenInvitationsQuery({ ...FRESH, variables: { companyId } }),
    ({ invitations }: OpenInvitationsQuery) => invitations,
    (data, nodes) => ({ invitations: { ...data.invitations, nodes } }),
  );
  return (
    <Pane title={teamTexts.invitations} headingLevel={3}>
      <LoadedList
        list={list}
        failedTitle={teamTexts.invitationsFailed}
        empty={<p className={classes.none}>{teamTexts.noInvitations}</p>}
      >
        {(invitations) => (
          <People>
            {invitations.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} onNews={onNews} />
            ))}
          </People>
        )}
      </LoadedList>
    </Pane>
  );
}

interface InvitationProps extends Pick<OpenInvitationsProps, "onNews"> {
  invitation: OpenInvitationFragment;
}

function Invitation({ invitation, onNews }: InvitationProps) {
  const { id, email, role, company, companyRole, invitedBy, expiresAt } = invitation;
  const [revoking, setRevoking] = useState(false);
  const { busy, problem, run } = useAction();
  const [resend] = useResendInvitationMutation();
  const [revoke] = useRevokeInvitationMutation({ refetchQueries: ["OpenInvitations"] });
  const variables = { input: { id } };

  const sendAgain = async () => {
    const done = await run(() =>
      attempt(() => resend({ variables }), "invitation", teamTexts.failed),
    );
    if (done !== undefined) onNews(teamTexts.resent(email));
  };
  const withdraw = async () => {
    const outcome = await attempt(() => revoke({ variables }), "invitation", teamTexts.failed);
    if (outcome.ok) onNews(teamTexts.revoked(email));
    return outcome;
  };
  const place =
    company === null || companyRole === null
      ? teamTexts.roles[role]
      : teamTexts.memberOf(teamTexts.companyRoles[companyRole], company.name);
  return (
    <PersonCard
      title={email}
      facts={[
        place,
        ...(invitedBy === null ? [] : [teamTexts.invitedBy(invitedBy)]),
        teamTexts.expires(dateTime(expiresAt)),
      ]}
      actions={
        <>
          <Button
            variant="default"
            size="sm"
            loading={busy}
            aria-label={teamTexts.resendTo(email)}
            onClick={() => void sendAgain()}
          >
            {teamTexts.resend}
          </Button>
          <Button
            variant="default"
            size="sm"
            aria-label={teamTexts.revokeFor(email)}
            onClick={() => setRevoking(true)}
          >
            {teamTexts.revoke}
          </Button>
          {problem !== null && <Message tone="error">{problem}</Message>}
          <ConfirmDialog
            opened={revoking}
            onClose={() => setRevoking(false)}
            title={teamTexts.revokeTitle}
            action={teamTexts.revoke}
            onConfirm={withdraw}
          >
            <p>{teamTexts.revokeText(email)}</p>
          </ConfirmDialog>
        </>
      }
    />
  );
}
