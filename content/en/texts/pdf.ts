/** At the end of a PDF with letters that its fonts lack. */
export const pdfTexts = {
  spelled: (attachment: string) =>
    `Some letters above are printed without accents or as numbers, such as [U+738B]. The original text is attached to this file (${attachment}) and listed in its keywords.`,
  attachment: "original.txt",
  attached: "Text of this document as it was entered",
};
