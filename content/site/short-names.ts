/**
 * Names of forms, visas, and contracts, such as H-1B, I-983, E-Verify, C2C/W2, and H4 EAD, and "on-site", which reads wrong in
 * two pieces. Lines must not break inside them, so they are shown in an element with the class `unbroken`. The text itself stays as it is, to be found and copied.
 */
export const SHORT_NAME =
  /\b(?:[A-Z\d-]{1,4}(?:\/[A-Z\d-]{1,4}){1,3}|[A-Z]{1,2}-(?:\d{1,4}[A-Z]?\d?|Verify)|[Oo]n-site|(?:H4|GC) EAD|STEM OPT)\b/;
