/** Texts of "My account". */
export const accountTexts = {
  title: "My account",
  description: "Your profile, how you sign in, your devices, and your data.",
  sections: "Sections of your account",
  names: {
    "": "Profile",
    "sign-in": "Signing in",
    devices: "Devices",
    mail: "Emails",
    data: "Your data",
    activity: "Activity",
  },
  titleOf: (section: string) => `${section} - My account`,
  visitorTitle: "Log in to see your account",
  visitorText: "We’ll email you a code. You don’t need a password.",
  viewerFailed: "We couldn’t load your account",
  keepTitle: "Keep your account",
  factorResetTitle: "Stop the reset",
};
