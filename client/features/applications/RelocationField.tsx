import type { UseFormRegisterReturn } from "react-hook-form";
import classes from "./RelocationField.module.css";

interface RelocationFieldProps {
  field: UseFormRegisterReturn;
  disabled: boolean;
}

/** Whether the applicant would move for the job. */
export const RelocationField = ({ field, disabled }: RelocationFieldProps) => (
  <fieldset className={classes.group} disabled={disabled}>
    <legend>Relocation</legend>
    <div className={classes.choices}>
      {["Yes", "No"].map((choice) => (
        <label key={choice}>
          <input {...field} type="radio" value={choice} />
          {choice}
        </label>
      ))}
    </div>
  </fieldset>
);
