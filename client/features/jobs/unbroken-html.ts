import { PIECES } from "../../components/ui/Unbroken";

/** Outside tags: no tag ends before the next one starts. */
const PIECES_OF_HTML = new RegExp(`${PIECES.source}(?![^<]*>)`, "g");

/** Keeps line breaks out of the amounts and short names of sanitized HTML. Its characters stay, to be found and copied. */
export const unbrokenHtml = (html: string): string =>
  // Without quotation marks, so that even inside an attribute, it could not end it.
  html.replace(PIECES_OF_HTML, (piece) => `<span class=unbroken>${piece}</span>`);
