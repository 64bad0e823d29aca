import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { applicationTexts } from "#texts/application";
import { Button } from "../../components/ui/Button";
import { Choice } from "../../components/ui/Choice";
import { ChoiceGroup } from "../../components/ui/ChoiceGroup";
import type { Fault } from "../../lib/use-form";
import { RELOCATION_CHOICES, type RelocationChoice } from "./application-values";

interface RelocationFieldProps {
  initial: RelocationChoice | null;
  /** Called after the button has taken the answer back. */
  onCleared: () => void;
  error: Fault | undefined;
  disabled: boolean;
}

/** Asks whether the applicant would relocate for the job (`relocation`), who may also leave that open. */
export function RelocationField({ initial, onCleared, error, disabled }: RelocationFieldProps) {
  const [chosen, setChosen] = useState(initial);
  const first = useRef<HTMLInputElement>(null);
  const clear = () => {
    // Synchronously, since the field is read right after.
    flushSync(() => setChosen(null));
    // The button, which had the focus, is gone.
    first.current?.focus();
    onCleared();
  };
  return (
    <>
      <ChoiceGroup label={applicationTexts.relocation} error={error} disabled={disabled}>
        {RELOCATION_CHOICES.map((choice, index) => (
          <Choice
            key={choice}
            ref={index === 0 ? first : undefined}
            type="radio"
            name="relocation"
            value={choice}
            label={applicationTexts.relocationChoices[choice]}
            checked={choice === chosen}
            onChange={() => setChosen(choice)}
          />
        ))}
        {chosen !== null && !disabled && (
          <Button variant="subtle" onClick={clear}>
            {applicationTexts.clear}
            <span className="visually-hidden">{applicationTexts.clearsRelocation}</span>
          </Button>
        )}
      </ChoiceGroup>
      {/* Says that it is left open. Without it, the form would be read as locked, with the initial answer. */}
      {chosen === null && <input type="hidden" name="relocation" value="" />}
    </>
  );
}
