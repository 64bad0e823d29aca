import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { attempt } from "../../lib/refusal";
import type { Role } from "../../lib/schema-types.generated";
import { useChoice } from "../../lib/use-choice";
import { textOf, useForm } from "../../lib/use-form";
import type { PartProps } from "./person-part";
import { useSetRoleMutation } from "./Staff.generated";
import classes from "./Team.module.css";

const ROLES: readonly Role[] = ["ADMIN", "RECRUITER", "CANDIDATE"];
const isRole = (text: string): text is Role => ROLES.some((role) => role === text);
const labelOf = (role: Role) =>
  role === "CANDIDATE" ? teamTexts.candidateHint : teamTexts.roles[role];

const read = (data: FormData) => ({
  role: ROLES.find((role) => role === textOf(data, "role")) ?? "RECRUITER",
});

/** Changes what a person may do on the site. */
export function RolePart({ person, onDone }: PartProps) {
  const [setRole] = useSetRoleMutation({ refetchQueries: ["Staff"] });
  const choice = useChoice(person.role, isRole);
  const form = useForm({
    read,
    check: () => ({}),
    send: async ({ role }) => {
      const input = { userId: person.id, role };
      const outcome = await attempt(
        () => setRole({ variables: { input } }),
        "person",
        teamTexts.failed,
      );
      if (!outcome.ok) return outcome;
      onDone(teamTexts.roleSaved(person.name, teamTexts.roles[role]));
      return null;
    },
  });
  return (
    <section className={classes.part}>
      <h3>{teamTexts.role}</h3>
      {person.viewerCanChangeRole ? (
        <form className={classes.form} {...form.formProps}>
          <div className={classes.line}>
            <SelectField
              name="role"
              label={teamTexts.rolePlace}
              hint={teamTexts.roleHint}
              options={ROLES.map((role) => ({ value: role, label: labelOf(role) }))}
              {...choice}
              error={form.faults.role}
            />
            <Button type="submit" variant="default" loading={form.busy}>
              {teamTexts.save}
            </Button>
          </div>
          {form.problem !== null && <Message tone="error">{form.problem}</Message>}
        </form>
      ) : (
        <p className={classes.lead}>
          {teamTexts.roles[person.role]}. {teamTexts.roleLocked}
        </p>
      )}
    </section>
  );
}
