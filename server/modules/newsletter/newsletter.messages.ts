/** The same for every address, known or not: the answer tells nobody who reads our mail. */
export const CONFIRMATION_SENT =
  "Almost done: please open the mail we have just sent you and confirm your address.";
export const CONFIRMED = "Thank you, your address is confirmed.";
export const PREFERENCES_SAVED = "Your choices are saved.";
export const UNSUBSCRIBED = "You are unsubscribed. We will not write to you about this again.";
export const CHOOSE_TOPIC = "Choose what you would like to get.";
export const LINK_INVALID = "This link is not valid or has expired. Please subscribe again.";
export const MANAGE_LINK_INVALID =
  "This link is not complete. Please open it from the mail once more.";
