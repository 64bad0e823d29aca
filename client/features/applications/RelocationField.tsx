import { applicationTexts } from "#texts/application";
import { RELOCATION_CHOICES, type RelocationChoice } from "./application-values";
import classes from "./RelocationField.module.css";

interface RelocationFieldProps {
  initial: RelocationChoice;
  disabled: boolean;
}

/** Asks whether the applicant would relocate for the job (`relocation`). */
export const RelocationField = ({ initial, disabled }: RelocationFieldProps) => (
  <fieldset className={classes.group} disabled={disabled}>
    <legend>{applicationTexts.relocation}</legend>
    <div className={classes.choices}>
      {RELOCATION_CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="relocation"
            value={choice}
            defaultChecked={choice === initial}
          />
          {applicationTexts.relocationChoices[choice]}
        </label>
      ))}
    </div>
  </fieldset>
);
