/** Texts of the second factor: the server’s errors, and emails about it. */

export const factorErrorTexts = {
  codeMissing: "Enter the code.",
  oldLink:
    "This link is over 30 days old. Log in, and remove anything you didn’t add under My account, Login.",
  badLink: "This link is incomplete or wrong. Use the one in your email.",
  needsSecondAdmin:
    "Another administrator has to confirm this: someone who didn’t ask for it, and who had been an administrator for at least a day by then.",
  nothingToReset: "This person has no passkey and no authenticator app.",
  ownReset: "You can’t reset your own. Ask another administrator.",
  resetDone: "This has already happened. Log in to add a new passkey or authenticator app.",
  resetOver: "This reset was canceled or has already happened.",
  resetWaiting: "A reset is already waiting for this person.",
  lastFactor: "This is your only way to confirm it’s you. Add another one first.",
  nameMissing: "Enter a name.",
  passkeyKnown: "You already added this passkey.",
  passkeyMissing: "The browser’s response is missing.",
  passkeyNeedsCode:
    "You added this passkey before you joined the staff. Confirm it once with a code by email.",
  passkeyRefused: "This passkey didn’t work. Please try again.",
  tooManyPasskeys: (max: number) => `You can have up to ${max} passkeys. Remove one first.`,
  noFactor: "Add a passkey or an authenticator app first.",
};

export const factorAnswerTexts = {
  undone:
    "Every device is logged out. Passkeys and accounts that were added since then no longer work. Log in with a code by email, and check that the rest is yours.",
  signedOut:
    "Every device is logged out. Now log in with your second step, and remove anything you didn’t add. If you can’t, tell an administrator right away.",
  resetCanceled: "Canceled. Your passkeys and authenticator app stay as they are.",
};

export const factorMailTexts = {
  preview: "If this was you, there’s nothing to do.",
  events: {
    TOTP_ADDED: {
      subject: "Authenticator app added",
      happened:
        "You can now confirm it’s you with a code from your authenticator app. You also have new recovery codes. The old ones no longer work.",
    },
    TOTP_REMOVED: {
      subject: "Authenticator app removed",
      happened: "Codes from your authenticator app no longer work for your account.",
    },
    PASSKEY_ADDED: {
      subject: "Passkey added",
      happened: "You can now log in with a new passkey.",
    },
    PASSKEY_REMOVED: {
      subject: "Passkey removed",
      happened: "A passkey was removed from your account. It no longer works.",
    },
    PASSKEY_REFUSED: {
      subject: "We refused one of your passkeys",
      happened:
        "Someone tried one of your passkeys, but its counter went backward. That can mean the passkey was copied. To be safe, remove it and add a new one.",
    },
    IDENTITY_LINKED: {
      subject: "New way to log in",
      happened:
        "A Google or LinkedIn account is now connected to your account. You can log in with it.",
    },
    IDENTITY_UNLINKED: {
      subject: "Way to log in removed",
      happened:
        "A Google or LinkedIn account is no longer connected to your account. Other browsers where you logged in that way are logged out.",
    },
    RECOVERY_CODE_USED: {
      subject: "Recovery code used",
      happened:
        "Someone used one of your recovery codes to confirm it was you. It won’t work again.",
    },
    RECOVERY_CODES_MADE: {
      subject: "New recovery codes",
      happened: "You have 10 new recovery codes. Earlier ones no longer work.",
    },
  },
  notYou: (email: string) =>
    `Not you? Someone may be in your account. Use the button within 30 days. We’ll log out every device, so no one stays in. Can’t get in? Email us at ${email} right away.`,
  why: (siteName: string) =>
    `You’re getting this email because the security settings of your ${siteName} account changed.`,
};

export const resetMailTexts = {
  requestedSubject: (siteName: string) => `Someone asked to reset your ${siteName} login security`,
  requestedTitle: "Reset your login security?",
  requestedPreview: "Not you? Cancel it in the email.",
  requested: (siteName: string) =>
    `A ${siteName} administrator asked to remove your passkeys, your authenticator app, and your recovery codes, saying you lost them. The reset also signs you out everywhere.`,
  takesEffect: "Takes effect",
  cancel: "Cancel the reset",
  wasYou:
    "Did you ask for this? There’s nothing to do. It happens at that time, or as soon as a second administrator confirms it. Not you? Cancel it now.",
  doneSubject: (siteName: string) => `Your ${siteName} login security was reset`,
  doneTitle: "Your login security was reset",
  donePreview: "Log in to add a new passkey or authenticator app.",
  done: "Your passkeys, your authenticator app, and your recovery codes are gone, and you’re signed out everywhere. Log in with a code by email, then add a new passkey or authenticator app.",
  notYou: (email: string) =>
    `Not you? Someone may be in your account. Log in, and under My account, Login, remove anything you didn’t add. Can’t get in? Email us at ${email} right away.`,
  logIn: (siteName: string) => `Log in to ${siteName}`,
};
