import { phoneTexts } from "#texts/phone";
import { COUNTRY_CODES, preloadPhoneRules } from "../../lib/phone";
import type { Faults } from "../../lib/use-form";
import classes from "./PhoneFields.module.css";
import { SelectField } from "./SelectField";
import { TextField } from "./TextField";

interface PhoneFieldsProps {
  label: string;
  required?: boolean;
  /** Makes the fields read-only. */
  locked?: boolean;
  /** Initial dialing code and number. The code may be missing from the list, e.g. from an earlier application. */
  initial: { countryCode: string; phone: string };
  faults: Faults;
}

/** A select for the dialing code (`countryCode`) and a field for the number (`phone`). */
export function PhoneFields({
  label,
  required = false,
  locked = false,
  initial,
  faults,
}: PhoneFieldsProps) {
  const isOffered = COUNTRY_CODES.some(({ code }) => code === initial.countryCode);
  const offered = COUNTRY_CODES.map(({ code, label: text }) => ({ value: code, label: text }));
  const own = { value: initial.countryCode, label: initial.countryCode };
  return (
    <div className={classes.row}>
      <SelectField
        name="countryCode"
        label={phoneTexts.countryCode}
        options={isOffered || initial.countryCode === "" ? offered : [own, ...offered]}
        defaultValue={initial.countryCode}
        autoComplete="tel-country-code"
        required={required}
        disabled={locked}
        error={faults.countryCode}
      />
      <TextField
        name="phone"
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={initial.phone}
        required={required}
        readOnly={locked}
        error={faults.phone}
        onFocus={preloadPhoneRules}
      />
    </div>
  );
}
