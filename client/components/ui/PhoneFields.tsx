import { NativeSelect, TextInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { phoneTexts } from "#texts/phone";
import { COUNTRY_CODES, preloadPhoneRules } from "../../lib/phone";
import classes from "./PhoneFields.module.css";

interface PhoneFieldsProps {
  codeField: UseFormRegisterReturn;
  phoneField: UseFormRegisterReturn;
  codeError?: string;
  phoneError?: string;
  label: string;
  required?: boolean;
  /** Shown, not to be changed. */
  locked?: boolean;
  /** A code that may not be among those on offer, e.g. from an earlier application. */
  currentCode?: string;
}

/** A dialling code and a number under it. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { codeField, phoneField, codeError, phoneError, label, currentCode = "" } = props;
  const { required = false, locked = false } = props;
  const isOffered = COUNTRY_CODES.some(({ code }) => code === currentCode);
  return (
    <div className={classes.row}>
      <NativeSelect
        {...codeField}
        label={phoneTexts.countryCode}
        size="md"
        autoComplete="tel-country-code"
        classNames={{ input: classes.code }}
        rightSectionWidth="1.75rem"
        withAsterisk={required}
        disabled={locked}
        error={codeError}
      >
        {currentCode !== "" && !isOffered && <option value={currentCode}>{currentCode}</option>}
        {COUNTRY_CODES.map(({ code, label: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        {...phoneField}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        withAsterisk={required}
        readOnly={locked}
        error={phoneError}
        onFocus={preloadPhoneRules}
      />
    </div>
  );
}
