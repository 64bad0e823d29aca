import { TextInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { applicationTexts } from "#texts/application";
import { webAddress } from "../../lib/web-address";
import { isNoLink, NO_LINKEDIN } from "./application-values";
import classes from "./LinkedInField.module.css";

interface LinkedInFieldProps {
  field: UseFormRegisterReturn;
  /** What is typed now. */
  value: string;
  onNone: () => void;
  error?: string;
  locked: boolean;
}

/** A profile address, a way to look at it, and one to say that there is none. */
export function LinkedInField({ field, value, onNone, error, locked }: LinkedInFieldProps) {
  const url = isNoLink(value) ? null : webAddress(value);
  return (
    <div className={classes.row}>
      <TextInput
        {...field}
        className={classes.input}
        label={applicationTexts.linkedIn}
        placeholder={applicationTexts.linkedInExample}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        readOnly={locked}
        error={error}
      />
      <div className={classes.controls} role="group" aria-label={applicationTexts.linkedInProfile}>
        {url === null ? (
          <button type="button" disabled>
            {applicationTexts.view}
          </button>
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {applicationTexts.view}
          </a>
        )}
        <button
          type="button"
          aria-pressed={/^n\/a$/i.test(value)}
          disabled={locked}
          onClick={onNone}
        >
          {NO_LINKEDIN}
        </button>
      </div>
    </div>
  );
}
