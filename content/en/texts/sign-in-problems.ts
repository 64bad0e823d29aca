/** Why a sign-in with a provider did not work. The names are part of the page's URL. */
export const signInProblems = [
  "failed",
  "canceled",
  "expired",
  "code-first",
  "taken",
  "signed-out",
  "disabled",
  "wait",
  "unreachable",
] as const;

export type SignInProblem = (typeof signInProblems)[number];

export const providerNames = { GOOGLE: "Google", LINKEDIN: "LinkedIn" } as const;

/** What to tell the person, by reason; `provider` is its name. */
export const signInProblemTexts: Record<SignInProblem, (provider: string) => string> = {
  failed: (provider) => `${provider} login failed`,
  canceled: (provider) => `You canceled, so we didn’t log you in with ${provider}.`,
  expired: (provider) =>
    `This ${provider} login has expired or was already used. Please start again.`,
  "code-first": (provider) =>
    provider === providerNames.GOOGLE
      ? "Google login failed: please log in with an email code first."
      : `We don’t know this ${provider} account yet. Log in with an email code first, and we’ll offer to connect it.`,
  taken: (provider) =>
    `This ${provider} account is connected to another account here. Log in to that account to disconnect it first.`,
  "signed-out": (provider) => `Log in first, then connect ${provider} in your account.`,
  disabled: () => "This account is turned off. Contact us if that’s a mistake.",
  wait: () => "Too many tries from your network. Please wait 15 minutes, then try again.",
  unreachable: (provider) =>
    provider === providerNames.GOOGLE
      ? "We can’t reach Google. Please log in with an email code."
      : `We can’t reach ${provider}. Please log in with an email code.`,
};

/** What happened, for reasons other than that the login failed. */
export const signInProblemTitles: Partial<Record<SignInProblem, string>> = {
  canceled: "You’re not logged in",
  taken: "We couldn’t connect your account",
  "signed-out": "We couldn’t connect your account",
};

export const signInProblemPage = {
  title: "Log in",
  failed: "We couldn’t log you in",
  description: "What went wrong, and other ways to log in.",
  /** For `disabled`: where to ask. */
  disabled: (email: string) => `This account is turned off. Email ${email} if that’s a mistake.`,
};
