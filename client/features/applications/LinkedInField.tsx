import { useState } from "react";
import { flushSync } from "react-dom";
import { applicationTexts } from "#texts/application";
import { FieldFrame } from "../../components/ui/FieldFrame";
import { Input } from "../../components/ui/Input";
import type { Fault } from "../../lib/use-form";
import { webAddress } from "../../lib/web-address";
import { isNoLink, NO_LINKEDIN } from "./application-values";
import classes from "./LinkedInField.module.css";

interface LinkedInFieldProps {
  initial: string;
  /** Called after a button has filled in the field. */
  onFilled: () => void;
  hint?: string | undefined;
  error: Fault | undefined;
  locked: boolean;
}

/** A field for a profile URL (`linkedin`), with buttons to open it and to fill in "N/A". */
export function LinkedInField({ initial, onFilled, hint, error, locked }: LinkedInFieldProps) {
  const [value, setValue] = useState(initial);
  const isNone = /^n\/a$/i.test(value);
  const fillInNone = () => {
    // Synchronously, since the field is read right after.
    flushSync(() => setValue(NO_LINKEDIN));
    onFilled();
  };
  const url = isNoLink(value) ? null : webAddress(value);
  return (
    <FieldFrame label={applicationTexts.linkedIn} hint={hint} error={error}>
      {(aria) => (
        <div className={classes.row}>
          <Input
            {...aria}
            name="linkedin"
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
            placeholder={applicationTexts.linkedInExample}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            readOnly={locked}
          />
          <div
            className={classes.controls}
            role="group"
            aria-label={applicationTexts.linkedInProfile}
          >
            {url === null ? (
              <button type="button" disabled>
                {applicationTexts.view}
              </button>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {applicationTexts.view}
              </a>
            )}
            <button type="button" aria-pressed={isNone} disabled={locked} onClick={fillInNone}>
              {NO_LINKEDIN}
            </button>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
