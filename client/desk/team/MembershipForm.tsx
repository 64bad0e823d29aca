import { useState } from "react";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { attempt } from "../../lib/refusal";
import type { CompanyRole } from "../../lib/schema-types.generated";
import { useChoice } from "../../lib/use-choice";
import { textOf, useForm } from "../../lib/use-form";
import { useRemoveCompanyMemberMutation } from "./Members.generated";
import { companyRoles, isCompanyRole } from "./roles";
import classes from "./Team.module.css";
import { useSetMember } from "./use-set-member";

interface MembershipFormProps {
  member: { userId: string; name: string; role: CompanyRole };
  company: { id: string; name: string };
  /** Called with what was done. */
  onDone: (message: string) => void;
}

const read = (data: FormData) => textOf(data, "companyRole");

/** Changes what a member may do for a company, or removes them. */
export function MembershipForm({ member, company, onDone }: MembershipFormProps) {
  const { userId, name } = member;
  const setMember = useSetMember();
  const choice = useChoice(member.role, isCompanyRole);
  const [removing, setRemoving] = useState(false);
  const [removeMember] = useRemoveCompanyMemberMutation({
    refetchQueries: ["Staff", "CompanyTeam"],
  });
  const form = useForm({
    read,
    check: () => ({}),
    send: async (text) => {
      const role = isCompanyRole(text) ? text : member.role;
      const outcome = await setMember({ userId, companyId: company.id, role });
      if (!outcome.ok) return outcome;
      onDone(teamTexts.companyRoleSaved(name, teamTexts.companyRoles[role], company.name));
      return null;
    },
  });
  const remove = async () => {
    const input = { userId, companyId: company.id };
    const outcome = await attempt(
      () => removeMember({ variables: { input } }),
      "removedId",
      teamTexts.failed,
    );
    if (outcome.ok) onDone(teamTexts.removed(name, company.name));
    return outcome;
  };
  return (
    <>
      <form className={classes.form} {...form.formProps}>
        <div className={classes.line}>
          <SelectField
            name="companyRole"
            label={teamTexts.companyRoleIn(company.name)}
            options={companyRoles(true)}
            {...choice}
            error={form.faults.role}
          />
          <Button type="submit" variant="default" loading={form.busy}>
            {teamTexts.save}
          </Button>
          <Button
            variant="default"
            aria-label={teamTexts.removeFrom(company.name)}
            onClick={() => setRemoving(true)}
          >
            {teamTexts.remove}
          </Button>
        </div>
        {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      </form>
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={teamTexts.removeTitle(name)}
        action={teamTexts.remove}
        onConfirm={remove}
      >
        <p>{teamTexts.removeText(name, company.name)}</p>
      </ConfirmDialog>
    </>
  );
}
