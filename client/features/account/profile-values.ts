import { checkPerson, readPerson } from "../../lib/person";
import { textOf } from "../../lib/use-form";

export const readProfile = (data: FormData) => ({
  ...readPerson(data),
  linkedin: textOf(data, "linkedin"),
});

/** The server checks the LinkedIn address. */
export const checkProfile = checkPerson;
