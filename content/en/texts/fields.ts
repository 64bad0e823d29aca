/** Words of the fields in which people say who they are, wherever these are asked for. */
export const fieldTexts = {
  name: "Name",
  nameMissing: "Name is required.",
  email: "Email",
  emailMissing: "Email is required.",
  emailInvalid: "Enter a valid email address.",
  phoneInvalid: "Enter a valid phone number.",
  locationMissing: "Location is required.",
  locationExample: "City, State",
};
