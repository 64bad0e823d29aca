/** Characters that show nothing: between the letters of an address they hide it from a search, not from a reader. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Read as a dot by browsers (UTS #46) or by the eye, beyond those that NFKC makes a dot. */
const DOTS = /[\u3002\u00b7\u2022\u2219\u22c5\u30fb\u06d4\u0701\u0702\u2e33\ua4f8\ua60e]/gu;
const SLASHES = /[\u2044\u2215\u29f8]/gu;
const LINK = /:\/\/|www\.|@|[^\s.]\.[\p{L}\p{M}]{2,}|\d+\.\d+\.\d+\.\d+/iu;

const plain = (word: string): string =>
  word.replace(INVISIBLE, "").normalize("NFKC").replace(DOTS, ".").replace(SLASHES, "/");

/**
 * A stranger's words in a mail to an address that nobody has proven: whatever a mail program would make a link of is
 * left out, or our mails would carry anybody's advertisement to anybody.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/[\S\ufeff]+/gu, (word) => (LINK.test(plain(word)) ? "[…]" : word));
