/** What an employer can sponsor, as a search can ask for it. */
export type Sponsorship = "TRANSFER" | "NEW" | "GREEN_CARD";

const H1B = String.raw`h[\s-]?1[\s-]?b1?(?:\s+visas?)?`;
const GREEN_CARD = String.raw`(?:green[\s-]?cards?|gc|perm)`;
const SPONSOR = String.raw`(?:(?:will|can|does|do)\s+)?sponsor(?:s|ing|ed|ship)?`;
const OFFERED = String.raw`(?:\s+(?:available|offered|provided))?`;
const FOR = String.raw`(?:\s+(?:for|of|an|a))*`;
/** Sponsors of events and trials are another matter. */
const NO_EVENT = String.raw`(?<!\b(?:event|sports?|corporate|marketing|clinical|trial|executive|sales)\s+)`;
/** "no H-1B sponsorship" asks for none, with any of these words between. */
const NOT_REFUSED = String.raw`(?<!\b(?:no|not|without|non)[\s-]+(?:(?:h[\s-]?1[\s-]?b|visas?|gc|green[\s-]cards?|work|new|sponsor(?:s|ing|ed|ship)?)[\s-]+){0,3})`;
const NO_ROLE = String.raw`(?!\s+(?:manager|director|coordinator|specialist|executive|associate|sales|marketing|activation|partnerships?)\b)`;

/**
 * Ways to ask for sponsorship, narrower ones first. "H-1B" alone is none: it asks for jobs open to
 * people who hold it.
 */
const ASKED: readonly (readonly [RegExp, readonly Sponsorship[]])[] = [
  [asked(`(?:${SPONSOR}${FOR}\\s+)?${H1B}\\s+transfers?(?:\\s+${SPONSOR})?`), ["TRANSFER"]],
  [asked(`(?:${SPONSOR}${FOR}\\s+)?new\\s+${H1B}(?:\\s+${SPONSOR})?`), ["NEW"]],
  [asked(`${SPONSOR}${FOR}\\s+${GREEN_CARD}|${GREEN_CARD}\\s+${SPONSOR}`), ["GREEN_CARD"]],
  [asked(`${SPONSOR}${FOR}\\s+${H1B}|${H1B}\\s+${SPONSOR}`), ["TRANSFER", "NEW"]],
  [
    asked(
      `(?:work\\s+)?visas?[\\s-]+${SPONSOR}|${SPONSOR}${FOR}\\s+(?:work\\s+)?visas?|(?:will|can|willing\\s+to)\\s+sponsor|${NO_EVENT}sponsor(?:ship|s)${NO_ROLE}`,
    ),
    ["TRANSFER", "NEW", "GREEN_CARD"],
  ],
];

function asked(words: string): RegExp {
  return new RegExp(
    `${NOT_REFUSED}(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])${OFFERED}`,
    "iu",
  );
}

/** The sponsorship that a search asks for, any of which will do. */
export interface SponsorshipAsked {
  sponsorship: Sponsorship[];
  /** The words that ask for it. */
  words: string;
  /** The search without them. */
  rest: string;
}

export function sponsorshipIn(text: string): SponsorshipAsked | null {
  for (const [pattern, sponsorship] of ASKED) {
    const [words] = pattern.exec(text) ?? [];
    if (words === undefined) continue;
    const rest = text.replace(pattern, " ").replace(/\s+/g, " ").trim();
    return {
      sponsorship: [...sponsorship],
      words,
      rest: rest.replace(/^(?:with|and|that)\b|\b(?:with|and|that)$/gi, "").trim(),
    };
  }
  return null;
}
