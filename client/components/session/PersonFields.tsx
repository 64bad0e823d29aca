import type { ReactNode } from "react";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import type { PersonValues } from "../../lib/person";
import type { Faults } from "../../lib/use-form";
import { PhoneFields } from "../ui/PhoneFields";
import { TextField } from "../ui/TextField";

interface PersonFieldsProps {
  initial: PersonValues;
  faults: Faults;
  /** Whether the name gets the focus when the form opens. */
  autoFocus?: boolean;
  /** Fields between the name and the phone number. */
  children?: ReactNode;
}

/** Name, phone number and location, all required. */
export const PersonFields = ({ initial, faults, autoFocus, children }: PersonFieldsProps) => (
  <>
    <TextField
      name="name"
      label={fieldTexts.name}
      autoComplete="name"
      maxLength={100}
      defaultValue={initial.name}
      data-autofocus={autoFocus}
      autoFocus={autoFocus}
      required
      error={faults.name}
    />
    {children}
    <PhoneFields label={signInTexts.phone} initial={initial} faults={faults} required />
    <TextField
      name="location"
      label={signInTexts.location}
      placeholder={fieldTexts.locationExample}
      autoComplete="address-level2"
      maxLength={100}
      defaultValue={initial.location}
      required
      error={faults.location}
    />
  </>
);
