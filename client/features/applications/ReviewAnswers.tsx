import { useState, type ReactNode } from "react";
import { applicationTexts } from "#texts/application";
import { fieldTexts } from "#texts/fields";
import { heldTexts } from "#texts/held";
import { formatPhone } from "../../lib/phone";
import type { Faults } from "../../lib/use-form";
import { isNoLink, type ApplicationValues } from "./application-values";
import type { FilledFields } from "./fill-fields";
import classes from "./ReviewAnswers.module.css";

interface ReviewAnswersProps {
  values: ApplicationValues;
  faults: Faults;
  /** What a resume filled in is not among `values`, so it is shown as fields. */
  filled: FilledFields;
  /** The fields, which "Change" shows. They are part of the form all the time. */
  children: ReactNode;
}

/** The answers that a known person gave before, to look over before sending them. */
export function ReviewAnswers({ values, faults, filled, children }: ReviewAnswersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasFault = Object.entries(faults).some(([name, fault]) => name !== "resume" && fault);
  const isFilled = Object.values(filled).some((value) => value !== undefined);
  const isShown = isOpen || hasFault || isFilled;
  return (
    <>
      {!isShown && (
        <section className={classes.answers} aria-label={heldTexts.answers}>
          <dl>
            {answersOf(values).map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <button type="button" onClick={() => setIsOpen(true)}>
            {heldTexts.change}
          </button>
        </section>
      )}
      <div hidden={!isShown}>{children}</div>
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
