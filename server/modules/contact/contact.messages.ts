import { answerTexts } from "#texts/answers";
import { contactTexts } from "#texts/contact";

/** Repeats the response time that the contact page promises. */
export const MESSAGE_SENT = answerTexts.messageSent(contactTexts.answerTime);
