/** Texts of the login dialog; those of the specification word for word (sections 4 and 8). */
export const signInTexts = {
  loginTitle: "Log In",
  signUpTitle: "Sign Up",
  verifyTitle: "Verify OTP",
  welcomeTitle: "Welcome",
  loginLead: "We send a one-time code to your email. There is no password to remember.",
  signUpLead: "Tell us who you are; a one-time code proves your email address.",
  sendOtp: "Send OTP",
  verifyOtp: "Verify OTP",
  resend: "Resend OTP",
  haveCode: "Enter the code we sent",
  codeOnItsWay: "Enter the code from our last email.",
  changeAddress: "Change email address",
  signOut: "Sign Out",
  google: "Continue with Google",
  loginSuccessful: "Login successful!",
  signedOut: "Signed out successfully.",
  signUpFailed: "Signup failed",
  loginFailed: "Login failed",
  otpFailed: "OTP verification failed",
  googleFailed: "Google login failed",
};

/** The dialog stays so long after its last message, milliseconds. */
export const CLOSE_DELAY_MS = 1000;

/** Seconds between two codes to one address; the server holds to the same. */
export const RESEND_SECONDS = 60;
