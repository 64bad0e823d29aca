import { useRef, useState, type FormEvent, type Ref } from "react";
import classes from "./CodeField.module.css";
import { FieldFrame } from "./FieldFrame";

const DIGITS = 6;

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  label: string;
  hint?: string;
  error: string | true | undefined;
  /** Called when the sixth digit has been typed or the code pasted. */
  onComplete: () => void;
}

/** Six drawn boxes under a single text field, so that typing, pasting, autofill and screen readers work as usual. */
export function CodeField({ ref, name, label, hint, error, onComplete }: CodeFieldProps) {
  const entered = useRef("");
  const [length, setLength] = useState(0);
  const enter = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    // A pasted code may have spaces in it.
    const digits = input.value.replace(/\D/g, "").slice(0, DIGITS);
    if (digits !== input.value) input.value = digits;
    const isNew = digits !== entered.current;
    entered.current = digits;
    setLength(digits.length);
    if (isNew && digits.length === DIGITS) onComplete();
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} required>
      {(aria) => (
        <div className={classes.code} data-invalid={error !== undefined || undefined}>
          {Array.from({ length: DIGITS }, (_, index) => (
            <span
              key={index}
              className={classes.box}
              data-next={index === length || undefined}
              aria-hidden="true"
            />
          ))}
          <input
            {...aria}
            ref={ref}
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            className={classes.input}
            data-autofocus
            autoFocus
            onInput={enter}
          />
        </div>
      )}
    </FieldFrame>
  );
}
