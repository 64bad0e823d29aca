/** Where each kind of source is published: its pattern, and the address of what it names. */
const PUBLISHERS: readonly [RegExp, (title: string, section: string) => string][] = [
  [
    /^(\d+) U\.S\.C\. § ([\w-]+)/,
    (title, section) => `https://www.law.cornell.edu/uscode/text/${title}/${section}`,
  ],
  [
    /^(\d+) C\.F\.R\. § ([\d.]+\d)/,
    (title, section) => `https://www.ecfr.gov/current/title-${title}/section-${section}`,
  ],
  [
    /^Google, (JobPosting) structured (data)/,
    () => "https://developers.google.com/search/docs/appearance/structured-data/job-posting",
  ],
];

/** The web address of the first source that a finding names; null if it has none that we know. */
export function sourceAddress(source: string): string | null {
  for (const [pattern, address] of PUBLISHERS) {
    const [, title, section] = pattern.exec(source) ?? [];
    if (title !== undefined && section !== undefined) return address(title, section);
  }
  return null;
}
