import { teamTexts } from "#texts/team";
import { SelectField } from "../../components/ui/SelectField";
import { useStaffCompanies } from "./use-staff-companies";

interface CompanyFieldProps {
  /** Companies that are not offered. */
  except?: readonly string[];
  error: string | true | undefined;
}

/** A select of all companies. */
export function CompanyField({ except = [], error }: CompanyFieldProps) {
  const { nodes, failed } = useStaffCompanies();
  const companies = (nodes ?? []).filter(({ id }) => !except.includes(id));
  return (
    <SelectField
      name="companyId"
      label={teamTexts.company}
      options={[
        { value: "", label: teamTexts.chooseCompany },
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      required
      error={failed ? teamTexts.companiesFailed : error}
    />
  );
}
