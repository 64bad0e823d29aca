import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { ifBlank } from "../../lib/checks";
import { isPossiblePhone } from "../../lib/phone";
import { textOf, type Faults } from "../../lib/use-form";

export const readProfile = (data: FormData) => ({
  name: textOf(data, "name"),
  countryCode: textOf(data, "countryCode"),
  phone: textOf(data, "phone"),
  location: textOf(data, "location"),
  linkedin: textOf(data, "linkedin"),
});

type ProfileValues = ReturnType<typeof readProfile>;

/** The server checks the LinkedIn address. */
export async function checkProfile(values: ProfileValues): Promise<Faults> {
  const { name, countryCode, phone, location } = values;
  const possible = phone === "" || (await isPossiblePhone(countryCode, phone));
  return {
    name: ifBlank(name, fieldTexts.nameMissing),
    phone: possible ? ifBlank(phone, signInTexts.phoneMissing) : fieldTexts.phoneInvalid,
    location: ifBlank(location, fieldTexts.locationMissing),
  };
}
