import { applicationTexts } from "#texts/application";
import { Choice } from "../../components/ui/Choice";
import { ChoiceGroup } from "../../components/ui/ChoiceGroup";
import type { Fault } from "../../lib/use-form";
import { RELOCATION_CHOICES, type RelocationChoice } from "./application-values";

interface RelocationFieldProps {
  initial: RelocationChoice | null;
  error: Fault | undefined;
  disabled: boolean;
}

/** Asks whether the applicant would relocate for the job (`relocation`). */
export const RelocationField = ({ initial, error, disabled }: RelocationFieldProps) => (
  <ChoiceGroup label={applicationTexts.relocation} error={error} disabled={disabled}>
    {RELOCATION_CHOICES.map((choice) => (
      <Choice
        key={choice}
        type="radio"
        name="relocation"
        value={choice}
        label={applicationTexts.relocationChoices[choice]}
        defaultChecked={choice === initial}
      />
    ))}
  </ChoiceGroup>
);
