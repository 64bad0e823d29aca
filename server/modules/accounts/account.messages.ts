/** The documented answers (the client colours them by their wording). */
export const SIGN_UP_SENT = "Signup successful! OTP sent to your email.";
export const CODE_SENT = "OTP sent to your email.";
export const LOGGED_IN = "Login successful!";
export const SIGNED_OUT = "Signed out successfully.";
