/**
 * The server's success messages. Clients of the documented API may rely on the exact English wording, so never change
 * it.
 */
export const answerTexts = {
  signUpSent: "Signup successful! OTP sent to your email.",
  codeSent: "OTP sent to your email.",
  termsAccepted: "Terms accepted.",
  paymentSaved: "Payment saved.",
  paymentSavedBefore: "Duplicate payment, already saved.",
  addedToCart: "Added to cart.",
  messageSent: (answerTime: string) => `Thank you! Your message has been sent. ${answerTime}`,
  /** The same for every address, known or not, so that it does not reveal who is subscribed. */
  confirmationSent:
    "Almost done: please open the mail we have just sent you and confirm your address.",
  confirmed: "Thank you, your address is confirmed.",
  preferencesSaved: "Your choices are saved.",
  unsubscribed: "You are unsubscribed. We will not write to you about this again.",
};
