import { teamTexts } from "#texts/team";
import { Dialog } from "../../components/ui/Dialog";
import { InviteForm } from "./InviteForm";

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called with what was done. */
  onSent: (message: string) => void;
  /** The company to invite to; administrators choose one in the form. */
  company?: { id: string; name: string };
}

/** Invites someone to the staff. */
export function InviteDialog({ opened, onClose, onSent, company }: InviteDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={company === undefined ? teamTexts.inviteTitle : teamTexts.inviteToTitle(company.name)}
    >
      {opened && (
        <InviteForm
          companyId={company?.id}
          onSent={(email) => onSent(teamTexts.invited(email))}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
