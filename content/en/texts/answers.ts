/**
 * The server's success messages. The messages about sign-up, codes, terms, payments, and the cart are part of the
 * documented API, and clients may compare them, so never change their English wording.
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
  confirmationSent: "Almost done. Open the email we just sent you to confirm your address.",
  confirmed: "Thank you. Your address is confirmed.",
  profileSaved: "Your details are saved.",
  preferencesSaved: "Your choices are saved.",
  unsubscribed: "You’re unsubscribed. We won’t email you about this again.",
};
