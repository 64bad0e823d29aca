/** A rough check of one email address. The server checks more, and a mail to the address proves it. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/.test(text);
