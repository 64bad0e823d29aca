/** Invisible characters: inside an address, they hide it from a pattern but not from a reader. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/**
 * Characters that browsers (UTS #46) or readers take for a dot, other than those that NFKC turns
 * into one.
 */
const DOTS = /[\u3002\u00b7\u2022\u2219\u22c5\u30fb\u06d4\u0701\u0702\u2e33\ua4f8\ua60e]/gu;
const SLASHES = /[\u2044\u2215\u29f8]/gu;
const LINK = /:\/\/|www\.|@|[^\s.]\.[\p{L}\p{M}]{2,}|\d+\.\d+\.\d+\.\d+/iu;

const plain = (word: string): string =>
  word.replace(INVISIBLE, "").normalize("NFKC").replace(DOTS, ".").replace(SLASHES, "/");

/**
 * Cleans a stranger's text for a mail to an unverified address: removes everything that a mail
 * program would turn into a link. Otherwise anyone could use our mails to advertise to others.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/[\S\ufeff]+/gu, (word) => (LINK.test(plain(word)) ? "[…]" : word));
