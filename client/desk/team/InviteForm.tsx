import { useState } from "react";
import { fieldTexts } from "#texts/fields";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import { emailFault, ifBlank } from "../../lib/checks";
import { attempt } from "../../lib/refusal";
import { textOf, useForm } from "../../lib/use-form";
import { useWhileShown } from "../../lib/use-while-shown";
import { CompanyField } from "../parts/CompanyField";
import { useInviteStaffMutation } from "./Invitations.generated";
import { companyRoles, isCompanyRole } from "./roles";
import classes from "./Team.module.css";

interface InviteFormProps {
  /** The company to invite to. Administrators choose it, and may also invite administrators. */
  companyId: string | undefined;
  /** Called with the address that the invitation was sent to. */
  onSent: (email: string) => void;
  /** Called after that, if the form is still shown. */
  onClose: () => void;
}

const read = (data: FormData) => ({
  email: textOf(data, "email"),
  role: textOf(data, "role"),
  companyId: textOf(data, "companyId"),
  companyRole: textOf(data, "companyRole"),
});

type Values = ReturnType<typeof read>;

const messages = { missing: fieldTexts.emailMissing, invalid: fieldTexts.emailInvalid };

function toInput({ email, role, companyId, companyRole }: Values) {
  if (role === "ADMIN") return { email, role: "ADMIN" as const };
  const chosen = isCompanyRole(companyRole) ? companyRole : undefined;
  return { email, role: "RECRUITER" as const, companyId, companyRole: chosen };
}

export function InviteForm({ companyId, onSent, onClose }: InviteFormProps) {
  const whileShown = useWhileShown();
  const [invite] = useInviteStaffMutation({ refetchQueries: ["OpenInvitations"] });
  const [role, setRole] = useState("RECRUITER");
  const form = useForm({
    read: (data) => ({ ...read(data), ...(companyId !== undefined && { companyId }) }),
    check: (values) => ({
      email: emailFault(values.email, messages),
      companyId:
        values.role === "ADMIN" ? undefined : ifBlank(values.companyId, teamTexts.companyMissing),
    }),
    send: async (values) => {
      const outcome = await attempt(
        () => invite({ variables: { input: toInput(values) } }),
        "invitation",
        teamTexts.failed,
      );
      if (!outcome.ok) return outcome;
      onSent(outcome.value.email);
      whileShown(onClose);
      return null;
    },
  });
  const { faults, problem, busy, formProps } = form;
  return (
    <form className={classes.form} {...formProps}>
      <p className={classes.lead}>{teamTexts.inviteLead}</p>
      <TextField
        name="email"
        type="email"
        label={fieldTexts.email}
        autoComplete="off"
        data-autofocus
        required
        error={faults.email}
      />
      {companyId === undefined && (
        <SelectField
          name="role"
          label={teamTexts.role}
          options={[
            { value: "RECRUITER", label: teamTexts.roles.RECRUITER },
            { value: "ADMIN", label: teamTexts.roles.ADMIN },
          ]}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
          error={faults.role}
        />
      )}
      {role === "RECRUITER" && (
        <>
          {companyId === undefined && <CompanyField error={faults.companyId} />}
          <SelectField
            name="companyRole"
            label={teamTexts.companyRole}
            hint={teamTexts.companyRoleHint}
            // Owners invite recruiters and viewers only.
            options={companyRoles(companyId === undefined)}
            defaultValue="RECRUITER"
            error={faults.companyRole}
          />
        </>
      )}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button type="submit" loading={busy}>
        {teamTexts.sendInvitation}
      </Button>
    </form>
  );
}
