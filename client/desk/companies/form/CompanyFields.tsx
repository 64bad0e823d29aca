import type { UseFormReturnType } from "@mantine/form";
import { companyFields } from "#site/company-fields.generated";
import { companyFormTexts } from "#texts/desk-companies";
import { TextField } from "../../forms/TextField";
import classes from "../Companies.module.css";
import {
  COMPANY_NAMES,
  companyRules,
  PAIR,
  type CompanyName,
  type CompanyValues,
} from "./company-values";

const labels: Readonly<Record<CompanyName, string>> = companyFormTexts.labels;
const hints: Partial<Readonly<Record<CompanyName, string>>> = companyFormTexts.hints;
const [first, ...others] = COMPANY_NAMES.filter((name) => !PAIR.includes(name));

/** The fields of a company: its name, two short ones beside each other, and all others below. */
export const CompanyFields = ({ form }: { form: UseFormReturnType<CompanyValues> }) => {
  const control = (name: CompanyName) => (
    <TextField
      key={name}
      facts={companyFields[name]}
      label={labels[name]}
      hint={hints[name]}
      required={Object.hasOwn(companyRules, name)}
      input={form.getInputProps(name)}
    />
  );
  return (
    <>
      {first && control(first)}
      <div className={classes.pair}>{PAIR.map(control)}</div>
      {others.map(control)}
    </>
  );
};
