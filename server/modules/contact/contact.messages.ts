import { answerTexts } from "#texts/answers";
import { contactTexts } from "#texts/contact";

/** The promise beside the form, once more. */
export const MESSAGE_SENT = answerTexts.messageSent(contactTexts.answerTime);
