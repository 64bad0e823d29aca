import type { UseFormRegisterReturn } from "react-hook-form";
import { applicationTexts } from "#texts/application";
import { RELOCATION_CHOICES } from "./application-values";
import classes from "./RelocationField.module.css";

interface RelocationFieldProps {
  field: UseFormRegisterReturn;
  disabled: boolean;
}

/** Whether the applicant would move for the job. */
export const RelocationField = ({ field, disabled }: RelocationFieldProps) => (
  <fieldset className={classes.group} disabled={disabled}>
    <legend>{applicationTexts.relocation}</legend>
    <div className={classes.choices}>
      {RELOCATION_CHOICES.map((choice) => (
        <label key={choice}>
          <input {...field} type="radio" value={choice} />
          {applicationTexts.relocationChoices[choice]}
        </label>
      ))}
    </div>
  </fieldset>
);
