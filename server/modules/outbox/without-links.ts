/**
 * A stranger's words in a mail to an address that nobody has proven: whatever a mail program would make a link of is
 * left out, or our mails would carry anybody's advertisement to anybody.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S*(?::\/\/|www\.|@|[^\s.]\.\p{L}{2,})\S*/giu, "[…]");
