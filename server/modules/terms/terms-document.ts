import { acceptedTermsTexts as words } from "#texts/terms";
import type { PdfBlock } from "../../kit/pdf/pdf-blocks.js";
import { renderPdf } from "../../kit/pdf/render-pdf.js";
import { decodeEntities } from "../../kit/words/decode-entities.js";
import type { TermsAcceptance } from "./terms-acceptance.entity.js";
import type { Terms } from "./terms.types.js";

const BLOCK = /<(h3|p|ul)>([\s\S]*?)<\/\1>/g;
const ENTRY = /<li>([\s\S]*?)<\/li>/g;

/** The words of our own HTML (terms.text.ts). */
const plain = (html: string): string => decodeEntities(html.replace(/<[^>]+>/g, ""));

/** The text of the Terms, block by block. */
const termsBlocks = (html: string): PdfBlock[] =>
  [...html.matchAll(BLOCK)].map(([, tag, content = ""]): PdfBlock => {
    if (tag === "h3") return { kind: "heading", text: plain(content) };
    if (tag === "p") return { kind: "text", text: plain(content) };
    return {
      kind: "list",
      entries: [...content.matchAll(ENTRY)].map(([, one = ""]) => plain(one)),
    };
  });

/** Prints who accepted what and when, then the full text. @param terms null if the text isn’t stored */
export function termsDocument(
  acceptance: TermsAcceptance,
  terms: Terms | null,
  planTitle: string,
): Promise<Buffer> {
  const { signature, acceptedAt, ipAddress, termsVersion, termsHash } = acceptance;
  return renderPdf({
    title: terms?.title ?? words.title,
    lead: words.lead(planTitle),
    createdAt: acceptedAt,
    foot: words.foot,
    blocks: [
      {
        kind: "facts",
        rows: [
          [words.plan, planTitle],
          [words.signature, signature],
          [words.acceptedAt, words.time(acceptedAt)],
          [words.address, ipAddress],
          [words.version, termsVersion],
          [words.hash, termsHash],
        ],
      },
      { kind: "note", text: words.hashMeans },
      ...(terms ? termsBlocks(terms.html) : [{ kind: "text", text: words.noText } as const]),
    ],
  });
}
