import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { phoneTexts } from "#texts/phone";
import { used } from "../../lib/idle";
import { COUNTRY_CODES, formatPhone, formatPhoneIn, loadPhoneRules } from "../../lib/phone";
import type { Faults } from "../../lib/use-form";
import { useOnChange } from "../../lib/use-on-change";
import { FieldFrame } from "./FieldFrame";
import { Input } from "./Input";
import classes from "./PhoneFields.module.css";
import { Select } from "./Select";

interface PhoneFieldsProps {
  label: string;
  /** Shown between label and fields. */
  hint?: string | undefined;
  required?: boolean;
  placeholder?: string;
  /** Makes the fields read-only. */
  locked?: boolean;
  /** Initial dialing code and number. The code may be missing from the list, e.g. from an earlier application. */
  initial: { countryCode: string; phone: string };
  faults: Faults;
}

/**
 * A select for the dialing code (`countryCode`) and a field for the number (`phone`), in one row. The number is
 * formatted as the user types.
 */
export function PhoneFields(props: PhoneFieldsProps) {
  const { label, hint, required, placeholder, locked, initial, faults } = props;
  const number = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(initial.countryCode);
  const format = (edit?: string) => {
    if (number.current !== null) formatPhoneIn(number.current, code, edit);
  };
  const formatWhenLoaded = () =>
    void loadPhoneRules().then(
      () => format(),
      () => undefined,
    );
  useOnChange(code, formatWhenLoaded);
  const first = useMemo(
    () => formatPhone(initial.countryCode, initial.phone),
    [initial.countryCode, initial.phone],
  );
  // A number that is there from the start is formatted at once; an empty field can wait for its first focus.
  const loadNow = useEffectEvent(formatWhenLoaded);
  useEffect(() => {
    if (initial.phone === "") return;
    if (first === initial.phone) loadNow();
    // Sending it waits for the rules, too.
    else void used().then(loadNow);
  }, [initial.phone]);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      required={required}
      error={faults.countryCode ?? faults.phone}
    >
      {(aria) => (
        <div className={classes.row}>
          <Select
            name="countryCode"
            aria-label={phoneTexts.countryCode}
            aria-invalid={Boolean(faults.countryCode) || undefined}
            aria-describedby={faults.countryCode && aria["aria-describedby"]}
            options={optionsWith(initial.countryCode)}
            value={code}
            short={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            autoComplete="tel-country-code"
            disabled={locked}
            className={classes.code}
          />
          <Input
            {...aria}
            aria-invalid={Boolean(faults.phone) || undefined}
            ref={number}
            name="phone"
            // Not "tel": that type may not have a part of a number.
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={placeholder}
            defaultValue={first}
            readOnly={locked}
            onFocus={formatWhenLoaded}
            onInput={({ nativeEvent }) => format(nativeEvent.inputType)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** The dialing codes, and the given one if it is not among them. */
function optionsWith(own: string) {
  const offered = COUNTRY_CODES.map(({ code, label }) => ({ value: code, label }));
  const isOffered = own === "" || offered.some(({ value }) => value === own);
  return isOffered ? offered : [{ value: own, label: own }, ...offered];
}
