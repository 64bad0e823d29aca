import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { ifBlank } from "../../lib/checks";
import { textOf, useForm } from "../../lib/use-form";
import { CompanyField } from "../parts/CompanyField";
import type { PartProps } from "./person-part";
import { companyRoles, isCompanyRole } from "./roles";
import classes from "./Team.module.css";
import { useSetMember } from "./use-set-member";

const read = (data: FormData) => {
  const role = textOf(data, "companyRole");
  return {
    companyId: textOf(data, "companyId"),
    role: isCompanyRole(role) ? role : ("RECRUITER" as const),
  };
};

/** Adds a recruiter to one more company. */
export function AddToCompany({ person, onDone }: PartProps) {
  const setMember = useSetMember();
  const form = useForm({
    read,
    check: ({ companyId }) => ({ companyId: ifBlank(companyId, teamTexts.companyMissing) }),
    send: async (values) => {
      const outcome = await setMember({ userId: person.id, ...values });
      if (!outcome.ok) return outcome;
      onDone(teamTexts.added(person.name));
      return { ok: true, value: "" };
    },
  });
  return (
    <form className={classes.form} aria-label={teamTexts.addTo} {...form.formProps}>
      <div className={classes.line}>
        <CompanyField
          except={person.companies.map(({ company }) => company.id)}
          error={form.faults.companyId}
        />
        <SelectField
          name="companyRole"
          label={teamTexts.companyRole}
          options={companyRoles(true)}
          defaultValue="RECRUITER"
        />
        <Button type="submit" variant="default" loading={form.busy}>
          {teamTexts.add}
        </Button>
      </div>
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
    </form>
  );
}
