/** Texts of the account's sections about devices, emails, and the person's data. */
export const deviceTexts = {
  lead: "These devices are logged in to your account. Don’t recognize one? Sign it out.",
  failed: "We couldn’t load your devices",
  only: "You’re not logged in anywhere else.",
  current: "This device",
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: "Unknown browser",
  seen: (time: string) => `Last used ${time}`,
  from: (network: string) => `Network ${network}`,
  since: (time: string, how: string) => `Logged in ${time} ${how}.`,
  by: {
    CODE: "with an email code",
    GOOGLE: "with Google",
    LINKEDIN: "with LinkedIn",
    PASSKEY: "with a passkey",
  },
  secondFactor: "Two-step login confirmed.",
  end: "Sign out",
  endNamed: (name: string) => `Sign out ${name}`,
  endOthers: "Sign out all other devices",
  notEnded: "We couldn’t sign out the device. Please try again.",
};

export const mailTexts = {
  lead: (email: string) => `What we send to ${email}. We save each change right away.`,
  failed: "We couldn’t load your emails",
  news: "Newsletter: new openings, once a week",
  alerts: "Your job alerts",
  noAlerts: "You don’t have any job alerts.",
  alert: (query: string) => (query === "" ? "All new jobs" : `New jobs for “${query}”`),
  frequencyOf: (query: string) =>
    query === "" ? "How often, for all new jobs" : `How often, for “${query}”`,
  frequencies: { DAILY: "Once a day", WEEKLY: "Once a week" },
  remove: "Remove",
  removeNamed: (query: string) =>
    query === "" ? "Remove the alert for all new jobs" : `Remove the alert for “${query}”`,
  newAlert: "New job alert",
  newAlertHint: "A role, skill, or place. Leave it empty for all new jobs.",
  alertKnown: "You already have this alert.",
  add: "Add alert",
  notSaved: "We couldn’t save that. Please try again.",
  always: "Emails we always send",
  alwaysLead: "Your account needs these. You can’t turn them off.",
  alwaysSent: [
    { what: "Login codes.", why: "You ask for each one." },
    { what: "Receipts.", why: "They show what you applied for, bought, or sent us." },
    {
      what: "Interview invitations and consent requests.",
      why: "They need your answer.",
    },
    { what: "Plan notices.", why: "They’re about your payments and when your plan ends." },
    { what: "Security notices.", why: "They tell you when someone changes how you log in." },
    {
      what: "Notices about your data.",
      why: "Your copy is ready, or your account will be deleted.",
    },
  ],
};

export const yourDataTexts = {
  lead: "Get a copy of everything we store about you, or delete your account.",
};

export const copyTexts = {
  title: "Get a copy",
  lead: "One ZIP file with everything we store about you and the files you sent us. You can ask three times a day.",
  failed: "We couldn’t check for a copy",
  ask: "Make my copy",
  askAgain: "Make a new copy",
  notAsked: "We couldn’t start your copy. Please try again.",
  pending:
    "We’re making your copy. It usually takes a few seconds. We’ll email you when it’s ready.",
  ready: (kilobytes: number, until: string) =>
    `Your copy is ready (${kilobytes} KB). You can download it until ${until}.`,
  download: "Download",
  notMade: "We couldn’t make your copy. Please ask for a new one.",
};

export const deletionTexts = {
  title: "Delete your account",
  lead: "We’ll show you what goes and what stays. You then have 24 hours to change your mind.",
  asked: "We’ll delete your account soon. Use the button above to keep it.",
  ask: "Delete my account",
  question: "Delete your account?",
  notNow: "We can’t delete it yet",
  failed: "We couldn’t check your account",
  understood: "OK",
  howLong:
    "We’ll delete your account in 24 hours. Until then, you can log in and keep it. After that, no one can bring it back.",
  plans: (count: number) =>
    `${count === 1 ? "Your plan ends" : `Your ${count} plans end`} then, and we stop charging you. We don’t refund payments you’ve made.`,
  goes: "What we delete",
  account: "your name, email address, and phone number",
  counted: (what: string, count: number) => `${what} (${count})`,
  stays: "What stays, and why",
  kept: (what: string, count: number, why: string) => `${what} (${count}): ${why}`,
  confirm: "Delete my account",
  notAsked: "We couldn’t start the deletion. Please try again.",
  banner: (time: string) => `Your account will be deleted on ${time}.`,
  undo: "Keep my account",
  notKept: "We couldn’t save that. Please try again.",
  keep: "Keep my account",
  keepLead: "Someone asked us to delete your account. Do you want to keep it?",
  keptTitle: "Your account stays",
  keptText: "Nothing was deleted. If it wasn’t you who asked, log in and check your devices.",
  openAccount: "Open my account",
  keepLinkText: "Or log in: you can keep your account from there, too.",
};
