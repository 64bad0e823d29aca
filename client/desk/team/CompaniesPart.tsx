import { teamTexts } from "#texts/team";
import { AddToCompany } from "./AddToCompany";
import { MembershipForm } from "./MembershipForm";
import type { PartProps } from "./person-part";
import classes from "./Team.module.css";

/** The companies a recruiter works for. */
export function CompaniesPart({ person, onDone }: PartProps) {
  const { id, name, companies } = person;
  return (
    <>
      {companies.length === 0 && <p className={classes.lead}>{teamTexts.noCompanies}</p>}
      {companies.length > 0 && <p className={classes.lead}>{teamTexts.companyRoleHint}</p>}
      {companies.map(({ company, role }) => (
        <MembershipForm
          key={company.id}
          member={{ userId: id, name, role }}
          company={company}
          onDone={onDone}
        />
      ))}
      <AddToCompany person={person} onDone={onDone} />
    </>
  );
}
