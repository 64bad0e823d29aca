import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { ifBlank } from "./checks";
import { DEFAULT_COUNTRY_CODE, phoneFault } from "./phone";
import { textOf, type Faults } from "./use-form";

/** The details that every account asks for. */
export interface PersonValues {
  name: string;
  countryCode: string;
  phone: string;
  location: string;
}

export const emptyPerson: PersonValues = {
  name: "",
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: "",
  location: "",
};

export const readPerson = (data: FormData): PersonValues => ({
  name: textOf(data, "name"),
  countryCode: textOf(data, "countryCode"),
  phone: textOf(data, "phone"),
  location: textOf(data, "location"),
});

/** All are required. */
export async function checkPerson(values: PersonValues): Promise<Faults> {
  const { name, countryCode, phone, location } = values;
  return {
    name: ifBlank(name, fieldTexts.nameMissing),
    countryCode: ifBlank(countryCode, signInTexts.countryCodeMissing),
    phone: ifBlank(phone, signInTexts.phoneMissing) ?? (await phoneFault(countryCode, phone)),
    location: ifBlank(location, fieldTexts.locationMissing),
  };
}
