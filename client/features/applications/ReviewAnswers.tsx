import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { applicationTexts } from "#texts/application";
import { fieldTexts } from "#texts/fields";
import { heldTexts } from "#texts/held";
import { formatPhone } from "../../lib/phone";
import type { Faults } from "../../lib/use-form";
import { isNoLink, type ApplicationValues } from "./application-values";
import classes from "./ReviewAnswers.module.css";

interface ReviewAnswersProps {
  /** The form's initial values, which stay as long as its fields are hidden: a change shows them. */
  values: ApplicationValues;
  faults: Faults;
  /** The fields, which "Change" shows. They are part of the form all the time. */
  children: ReactNode;
}

/** Faults that no field here can mend. */
const ELSEWHERE = ["resume", "form"];

/**
 * The answers that a known person gave before, to look over before sending them. Once one is refused, changed, or filled in from a
 * resume, the fields are shown and stay.
 */
export function ReviewAnswers({ values, faults, children }: ReviewAnswersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const open = () => setIsOpen(true);
  const hasFault = Object.entries(faults).some(
    ([name, fault]) => fault !== undefined && !ELSEWHERE.includes(name),
  );
  if (hasFault && !isOpen) open();
  const change = () => {
    // Synchronously, since hidden fields can't be focused.
    flushSync(open);
    fields.current?.querySelector("input")?.focus();
  };
  return (
    <>
      {!isOpen && (
        <section className={classes.answers} aria-label={heldTexts.answers}>
          <dl>
            {answersOf(values).map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <button type="button" onClick={change}>
            {heldTexts.change}
          </button>
        </section>
      )}
      <div ref={fields} hidden={!isOpen} onChange={open}>
        {children}
      </div>
    </>
  );
}

function answersOf(values: ApplicationValues): [label: string, text: string][] {
  const { name, email, countryCode, phone, location, visaType, relocation, linkedin } = values;
  const number =
    phone === "" ? heldTexts.none : `${countryCode} ${formatPhone(countryCode, phone)}`;
  return [
    [fieldTexts.name, name],
    [fieldTexts.email, email],
    [applicationTexts.phone, number],
    [applicationTexts.location, location],
    [applicationTexts.visaType, visaType === null ? "" : applicationTexts.visaTypes[visaType]],
    [
      applicationTexts.relocation,
      relocation === null ? heldTexts.none : applicationTexts.relocationChoices[relocation],
    ],
    [
      applicationTexts.linkedIn,
      isNoLink(linkedin) ? heldTexts.none : linkedin.replace(/^https?:\/\/(?:www\.)?/, ""),
    ],
  ];
}
