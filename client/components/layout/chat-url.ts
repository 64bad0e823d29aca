import { shellTexts } from "#texts/shell";

/** URL that opens the messaging app with a greeting to the firm's number. */
export const chatUrl = (chatNumber: string, siteName: string): string =>
  `https://wa.me/${chatNumber}?text=${encodeURIComponent(shellTexts.chatGreeting(siteName))}`;
