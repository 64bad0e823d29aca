/**
 * What the server says when something worked. Clients of the documented API know these words: in English, not a
 * letter changes.
 */
export const answerTexts = {
  signUpSent: "Signup successful! OTP sent to your email.",
  codeSent: "OTP sent to your email.",
  termsAccepted: "Terms accepted.",
  paymentSaved: "Payment saved.",
  paymentSavedBefore: "Duplicate payment, already saved.",
  addedToCart: "Added to cart.",
  messageSent: (answerTime: string) => `Thank you! Your message has been sent. ${answerTime}`,
  /** The same for every address, known or not: the answer tells nobody who reads our mail. */
  confirmationSent:
    "Almost done: please open the mail we have just sent you and confirm your address.",
  confirmed: "Thank you, your address is confirmed.",
  preferencesSaved: "Your choices are saved.",
  unsubscribed: "You are unsubscribed. We will not write to you about this again.",
};
