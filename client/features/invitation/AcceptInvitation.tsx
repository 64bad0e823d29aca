import { useNavigate } from "react-router-dom";
import { fieldTexts } from "#texts/fields";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { StateNotice } from "../../components/ui/StateNotice";
import { TextField } from "../../components/ui/TextField";
import { paths } from "#site/paths";
import { ifBlank } from "../../lib/checks";
import { dateTime } from "../../lib/date-time";
import { attemptAs } from "../../lib/refusal";
import { useViewer } from "../../lib/session/viewer";
import { textOf, useForm } from "../../lib/use-form";
import { useAcceptInvitationMutation } from "./Invitation.generated";
import { InvitationPicture } from "./InvitationPicture";
import { offerTitle, type Offer } from "./offer-title";
import classes from "./AcceptInvitation.module.css";

interface AcceptInvitationProps {
  token: string;
  offer: Offer;
}

/** Asks for the name that colleagues see, accepts an invitation, and leads to the desk. */
export function AcceptInvitation({ token, offer }: AcceptInvitationProps) {
  const { viewer, loading } = useViewer();
  if (loading) return <SectionSkeleton />;
  return (
    <StateNotice
      title={offerTitle(offer)}
      picture={<InvitationPicture />}
      actions={<AcceptForm token={token} name={viewer?.name ?? ""} />}
    >
      {teamTexts.acceptText(dateTime(offer.expiresAt))}
    </StateNotice>
  );
}

interface AcceptFormProps {
  token: string;
  /** The name that is known; empty if there is none. */
  name: string;
}

function AcceptForm({ token, name }: AcceptFormProps) {
  const [accept] = useAcceptInvitationMutation();
  const navigate = useNavigate();
  const form = useForm({
    read: (data) => ({ name: textOf(data, "name") }),
    check: (values) => ({ name: ifBlank(values.name, fieldTexts.nameMissing) }),
    send: async (values) => {
      const input = { token, ...values };
      const outcome = await attemptAs(
        () => accept({ variables: { input } }),
        (payload) => payload.me?.id,
        teamTexts.failed,
      );
      if (!outcome.ok) return outcome;
      void navigate(paths.desk(), { replace: true });
      return null;
    },
  });
  return (
    <form className={classes.accept} {...form.formProps}>
      <TextField
        name="name"
        label={teamTexts.acceptName}
        hint={teamTexts.acceptNameHint}
        autoComplete="name"
        maxLength={100}
        defaultValue={name}
        required
        error={form.faults.name}
      />
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      <Button type="submit" loading={form.busy}>
        {teamTexts.accept}
      </Button>
    </form>
  );
}
