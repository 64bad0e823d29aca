import { payIn, type PayAsked } from "./pay-words.js";
import type { SearchPart } from "./search-parts.js";
import { sponsorshipIn, type SponsorshipAsked } from "./sponsorship-words.js";
import { statusIn, type StatusAsked } from "./status-words.js";
import { refusedTaxTermsIn, taxTermsIn, type TaxTermsAsked } from "./tax-term-words.js";
import { unneededIn, type UnneededWords } from "./unneeded-words.js";

/** What a search asks for besides words and a place; null what it does not ask for. */
export interface SearchFacts {
  sponsorship: SponsorshipAsked | null;
  statuses: StatusAsked | null;
  taxTerms: TaxTermsAsked | null;
  refusedTaxTerms: TaxTermsAsked | null;
  pay: PayAsked | null;
  /** "no sponsorship" */
  unneeded: UnneededWords | null;
}

/** If a search is read as words only. */
export const NO_FACTS: SearchFacts = {
  sponsorship: null,
  statuses: null,
  taxTerms: null,
  refusedTaxTerms: null,
  pay: null,
  unneeded: null,
};

/**
 * Takes the facts out of the words. The order counts: "H-1B sponsorship" asks for no status, "no sponsorship" asks for neither, and
 * "1099" is no pay.
 */
export function takeFacts(parts: readonly SearchPart[]): SearchFacts {
  const unneeded = takeFact(parts, unneededIn);
  const sponsorship = takeFact(parts, sponsorshipIn);
  const statuses = takeFact(parts, statusIn);
  const taxTerms = takeFact(parts, taxTermsIn);
  const refusedTaxTerms = takeFact(parts, refusedTaxTermsIn);
  const pay = takeFact(parts, payIn);
  return { sponsorship, statuses, taxTerms, refusedTaxTerms, pay, unneeded };
}

function takeFact<Fact extends { rest: string }>(
  parts: readonly SearchPart[],
  read: (text: string) => Fact | null,
): Fact | null {
  for (const part of parts) {
    const found = part.kind === "words" ? read(part.text) : null;
    if (!found) continue;
    part.text = found.rest;
    return found;
  }
  return null;
}

/** The words of all facts, or of all but one. */
export const factWords = (facts: SearchFacts, left: keyof SearchFacts | null = null): string =>
  FACTS.flatMap((fact) => (fact === left ? [] : (facts[fact]?.words ?? []))).join(" ");

const FACTS = [
  "sponsorship",
  "statuses",
  "taxTerms",
  "refusedTaxTerms",
  "pay",
  "unneeded",
] as const satisfies (keyof SearchFacts)[];
