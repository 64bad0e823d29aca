import { answerTexts } from "#texts/answers";
import { contactTexts } from "#texts/contact";

/** Repeats the answer time that the page promises beside the form. */
export const MESSAGE_SENT = answerTexts.messageSent(contactTexts.answerTime);
