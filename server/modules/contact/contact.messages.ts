/** The text of the contact form (spec, section 5). */
export const FILL_IN_ALL = "Please fill in all fields.";
/** When the firm answers; the form, the receipt and the page say the same. */
export const ANSWER_TIME = "within one business day";
export const MESSAGE_SENT = `Thank you! Your message has been sent. We answer ${ANSWER_TIME}.`;
