import { NativeSelect, TextInput } from "@mantine/core";
import type { ComponentPropsWithRef } from "react";
import { COUNTRY_CODES, preloadPhoneRules } from "../../lib/phone";
import classes from "./PhoneFields.module.css";

interface PhoneFieldsProps {
  /** What the form library wants on the two elements. */
  codeField: ComponentPropsWithRef<"select">;
  phoneField: ComponentPropsWithRef<"input">;
  codeError?: string;
  phoneError?: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  /** A code that may not be among those on offer, e.g. from an earlier application. */
  currentCode?: string;
}

/** A dialling code and a number under it. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { codeField, phoneField, codeError, phoneError, label, currentCode = "" } = props;
  const { required = false, disabled = false } = props;
  const isOffered = COUNTRY_CODES.some(({ code }) => code === currentCode);
  return (
    <div className={classes.row}>
      <NativeSelect
        {...codeField}
        label="Country Code"
        size="md"
        autoComplete="tel-country-code"
        withAsterisk={required}
        disabled={disabled}
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
        disabled={disabled}
        error={phoneError}
        onFocus={preloadPhoneRules}
      />
    </div>
  );
}
