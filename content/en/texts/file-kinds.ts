/** What people choose that is no resume we read. */
export const fileKindTexts = {
  kinds: {
    richText: "Rich Text (RTF)",
    webPage: "a web page (HTML)",
    webArchive: "a saved web page (MHT)",
    wordXml: "Word XML",
    wordTemplate: "a Word template",
    oldWord: "from Word 95 or older",
    wordPerfect: "a WordPerfect document",
    openDocument: "an OpenDocument text (ODT)",
    pages: "a Pages document",
    spreadsheet: "a spreadsheet",
    presentation: "a presentation",
    book: "an e-book (EPUB)",
    email: "an email",
    plainText: "plain text",
    postScript: "PostScript",
    picture: "a picture",
    archive: "an archive, such as a ZIP file",
  },
  other: (what: string) =>
    `This file is ${what}. Open it, save it as a PDF or DOCX file, and upload that.`,
};
