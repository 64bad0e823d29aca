import { applicationTexts } from "#texts/application";
import { fieldTexts } from "#texts/fields";
import { PhoneFields } from "../../components/ui/PhoneFields";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import type { Faults } from "../../lib/use-form";
import classes from "./ApplicationForm.module.css";
import { readingTexts } from "#texts/reading";
import type { FilledFields, ReadField } from "./fill-fields";
import type { ApplicationValues } from "./application-values";
import { LinkedInField } from "./LinkedInField";
import { RelocationField } from "./RelocationField";
import { VISA_TYPES } from "./visa-types";

interface ApplicantFieldsProps {
  initial: ApplicationValues;
  faults: Faults;
  /** Called with the name of a field that a button has filled in or cleared. */
  onButton: (name: "linkedin" | "relocation") => void;
  /** What a resume filled in; such fields are marked. */
  filled?: FilledFields;
  /** Makes the fields read-only. */
  locked: boolean;
}

const visaTypes = [
  { value: "", label: applicationTexts.selectVisaType, disabled: true },
  ...VISA_TYPES.map((type) => ({ value: type, label: applicationTexts.visaTypes[type] })),
];

/** The fields that the applicant fills in, other than the resume. */
export function ApplicantFields(props: ApplicantFieldsProps) {
  const { initial, faults, onButton, filled = {}, locked } = props;
  const hint = (field: ReadField) =>
    filled[field] === undefined ? undefined : readingTexts.fromResume;
  return (
    <div className={classes.fields}>
      <TextField
        name="name"
        label={fieldTexts.name}
        hint={hint("name")}
        autoComplete="name"
        defaultValue={initial.name}
        required
        readOnly={locked}
        error={faults.name}
      />
      <TextField
        name="email"
        label={fieldTexts.email}
        type="email"
        defaultValue={initial.email}
        required
        // The application always uses the account's email address.
        readOnly
        error={faults.email}
      />
      <PhoneFields
        label={applicationTexts.phone}
        hint={hint("phone")}
        placeholder={applicationTexts.phoneExample}
        initial={initial}
        faults={faults}
        locked={locked}
      />
      <TextField
        name="location"
        label={applicationTexts.location}
        hint={hint("location")}
        placeholder={fieldTexts.locationExample}
        autoComplete="address-level2"
        defaultValue={initial.location}
        required
        readOnly={locked}
        error={faults.location}
      />
      <SelectField
        name="visaType"
        label={applicationTexts.visaType}
        options={visaTypes}
        defaultValue={initial.visaType ?? ""}
        required
        disabled={locked}
        error={faults.visaType}
      />
      <RelocationField
        initial={initial.relocation}
        onCleared={() => onButton("relocation")}
        error={faults.relocation}
        disabled={locked}
      />
      <div className={classes.wide}>
        <LinkedInField
          initial={initial.linkedin}
          hint={hint("linkedin")}
          onFilled={() => onButton("linkedin")}
          error={faults.linkedin}
          locked={locked}
        />
      </div>
    </div>
  );
}
