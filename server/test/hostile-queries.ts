/** Characters of each of the 17 planes of Unicode, its first and last ones among them. */
const planes = Array.from({ length: 17 }, (_, plane) => {
  const first = plane * 0x10000 + (plane === 0 ? 0x20 : 0);
  const points = [first, first + 0x41, first + 0x3b1, first + 0x4e2d, plane * 0x10000 + 0xfffd];
  return String.fromCodePoint(...points, ...points);
});
const cut = (text: string): string => text.repeat(200).slice(0, 200);
/** What no search should fail at: any characters, operators of other languages, quotes without an end. */
export const hostileQueries: readonly string[] = [
  ...planes,
  ...["java", '"', "'", "(", "*", "-", ":", "^", "a.", "a ", "or ", "NOT ", "C2C or ", "w2 "].map(
    cut,
  ),
  cut("no. "),
  ...[
    "AND",
    "OR",
    "NOT",
    "NEAR(java developer, 2)",
    "java NEAR/2 developer",
    "role:java",
    "{role}:java",
  ],
  ...[
    '"java',
    'java"',
    '"" ""',
    '"java" "',
    "java*",
    "^java",
    "java AND (",
    "rowid:1",
    "head MATCH 'x'",
  ],
  ...[
    "'; DROP TABLE jobs; --",
    "%",
    "_",
    "\\",
    "\u0000",
    "\u202ejava",
    "a\u0300".repeat(99),
    "ﷺ".repeat(200),
  ],
];
