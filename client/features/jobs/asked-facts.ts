/** What a search asks of statuses, sponsorship, and employers, in the words of their filters. Cards begin with it. */
export interface AskedFacts {
  openTo: readonly string[];
  sponsorship: readonly string[];
  employer: readonly string[];
}

export const NOTHING_ASKED: AskedFacts = { openTo: [], sponsorship: [], employer: [] };
