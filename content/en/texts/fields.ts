/** Labels of fields for personal data, used in several forms. */
export const fieldTexts = {
  name: "Name",
  nameMissing: "Name is required.",
  email: "Email",
  emailMissing: "Email is required.",
  emailInvalid: "Enter a valid email address.",
  phoneInvalid:
    "Enter a phone number with its area code, like (214) 555-0134. For another country, start with + and the country code.",
  linkedInInvalid: "Enter your LinkedIn address, like linkedin.com/in/you.",
  locationMissing: "Location is required.",
  locationExample: "City, State",
};
