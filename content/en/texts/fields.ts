/** Labels of fields for personal data, used in several forms. */
export const fieldTexts = {
  name: "Name",
  nameMissing: "Name is required.",
  email: "Email",
  emailMissing: "Email is required.",
  emailInvalid: "Enter a valid email address.",
  phoneInvalid: "Enter a valid phone number.",
  linkedInInvalid: "Enter your LinkedIn address, like linkedin.com/in/you.",
  locationMissing: "Location is required.",
  locationExample: "City, State",
};
