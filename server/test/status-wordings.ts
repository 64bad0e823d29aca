/** What a resume may say about immigration status, and how a file may break or join the words. */

export const STATUS_WORDINGS = [
  ...["H-1B", "H1B", "H1-B", "H-4 EAD", "L-2", "L1B", "F-1", "J-1", "O-1", "E-3", "TN", "TN visa"],
  ...["EAD", "EAD card", "OPT", "CPT", "STEM OPT", "OPT EAD", "GC", "GC-EAD", "I-140", "I-94"],
  ...["Green Card", "green card holder", "Permanent Resident", "lawful permanent resident"],
  ...["permanent residency", "conditional resident", "US Citizen", "U.S. citizen", "U.S. Citizens"],
  ...[
    "US citizenship",
    "American citizen",
    "USC",
    "US person",
    "U.S. national",
    "foreign national",
  ],
  ...["Work Permit", "work authorization", "work authorisation", "working permit"],
  ...["employment authorization document", "employment eligibility", "authorized to work"],
  ...["authorised to work", "eligible to work", "right to work", "legally authorized"],
  ...["authorized for employment", "authorization to work", "permitted to work"],
  ...["visa", "Visa sponsorship", "sponsorship", "sponsored", "visa status", "U visa"],
  ...["immigrant", "nonimmigrant", "non-immigrant", "immigration status", "naturalized"],
  ...["asylee", "asylum", "refugee", "DACA", "undocumented", "nationality", "citizenship", "alien"],
  ...["EADs", "H-1Bs", "I-765", "I-551", "N-400", "DS-2019", "C09 EAD", "EB-2 NIW", "O-1A"],
  ...["US cit", "U.S. passport", "perm resident", "perm res", "residence permit", "permit to work"],
  ...["allowed to work", "legal to work", "legally able", "working for any employer", "parolee"],
  ...["TPS holder", "labor certification", "priority date", "PERM approved", "cap-gap"],
  ...["USCIS", "LPR", "temporary protected status", "adjustment of status", "advance parole"],
  ...["Optional Practical Training", "curricular practical training", "Permanent Res", "TPS"],
  ...["Post-completion practical training", "Work authorized", "employment authorized"],
  ...["change of status", "Indian national", "Canadian citizen", "South Korean passport"],
  ...["national of India", "citizens of the Philippines", "Nationality: Nigerian", "dual citizen"],
  ...["Citizenship: Mexico", "third-country national", "noncitizen", "SEVIS", "OPTs", "CPTs"],
  ...["Chinese nationality", "Brazilian nationals", "Permanent U.S. resident", "PR holder"],
  ...["citizen of USA", "EU citizen", "Passport: Indian", "U4U", "PGWP"],
  ...["resident alien", "pre-settled status", "indefinite leave to remain", "EU blue card"],
  ...["OCI card", "combo card", "authorised for any employer", "legally working", "work legally"],
  ...["full work rights", "work rights in Australia", "country of birth: India", "student visa"],
  ...["exchange visitor", "TD dependent", "AOS pending", "SIV holder", "withholding of removal"],
  ...["consular processing", "DV lottery", "deferred enforced departure", "non-US citizen"],
  ...["tarjeta verde", "residente permanente", "permiso de trabajo", "permis de travail"],
  ...["eligible for US employment", "born in India", "Birthplace: India", "tarjeta de residente"],
  ...["estatus migratorio", "Blaue Karte EU", "permesso di soggiorno"],
  ...["Arbeitserlaubnis", "Staatsbürgerschaft", "ciudadanía", "autorização de trabalho"],
] as const;

/** Harmless beside a status: these words may stay. */
export const MAY_STAY = /\b(?:holders?|lawful|document|documents|card|status|pending|of)\b/gi;

const LETTER = /[\p{L}\p{N}]/u;

/** One text for each place between two letters of a word. */
const inside = <T>(wording: string, join: (before: string, after: string) => T): T[] =>
  Array.from({ length: wording.length }, (_, at) => at).flatMap((at) =>
    LETTER.test(wording.charAt(at)) && LETTER.test(wording.charAt(at - 1))
      ? [join(wording.slice(0, at), wording.slice(at))]
      : [],
  );

/** Words of letters only, with at most a hyphen; without phrases. */
const isOneWord = (wording: string): boolean => /^(?!cap)[A-Za-z\d-]+$/.test(wording);
/** Shorter ones are as often a list: "G/C", "L, 2". */
const SHORTEST_LISTED = 3;
const listed = (wording: string, signs: readonly string[]): string[] => {
  const letters = [...wording.replaceAll("-", "")];
  return isOneWord(wording) && letters.length >= SHORTEST_LISTED
    ? signs.map((sign) => letters.join(sign))
    : [];
};

/** "TNS" is no plural of "TN", and a plural has none. */
const hasPlural = (wording: string): boolean =>
  isOneWord(wording) && /[A-Z\d]$/.test(wording) && !/^(?:TN|TPS|DACA|USCIS|SEVIS)$/.test(wording);

const apart = (letters: string): string => [...letters].join(" ");
/** A word broken at the end of a line, whose short part has its letters apart: of so few, a reader of files can't tell that they are one. */
const brokenLettersApart = (before: string, after: string): string[] => {
  const first = before.replace(/(?<!\S)\S{1,3}$/, apart);
  const second = after.replace(/^\S{1,3}(?!\S)/, apart);
  return [
    ...(first === before ? [] : [`${first} -\n${after}`, `${first}-\n${after}`]),
    ...(second === after ? [] : [`${before}-\n${second}`]),
  ];
};

/** Not between lines that are as often words of their own: "US" and "C". */
const brokenCapitals = (wording: string): string[] =>
  inside(wording.toUpperCase(), (a, b) => `${a}\n${b}`).filter(
    (text) => !["US\nC", "LP\nR"].includes(text),
  );

const LIGATURES: readonly (readonly [letters: string, ligature: string])[] = [
  ["ffi", "\uFB03"],
  ["fi", "\uFB01"],
  ["fl", "\uFB02"],
  ["ff", "\uFB00"],
  ["st", "\uFB06"],
];
const withLigatures = (wording: string): string =>
  LIGATURES.reduce((text, [letters, ligature]) => text.replaceAll(letters, ligature), wording);

const wide = (wording: string): string =>
  wording.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** A row for each word. */
const downColumn = (wording: string, row: (word: string) => string): string =>
  wording.split(" ").map(row).join("\n");

/** Names as they read in a report; each returns the wording in that form, at each place where it can have it. */
export const BREAKS: Readonly<Record<string, (wording: string) => string[]>> = {
  "as it is": (wording) => [wording],
  "in capitals": (wording) => [wording.toUpperCase()],
  "in small letters": (wording) => [wording.toLowerCase()],
  "a line each word": (wording) => [wording.replaceAll(" ", "\n")],
  "a paragraph each word": (wording) => [wording.replaceAll(" ", "\n\n")],
  "a cell each word": (wording) => [wording.replaceAll(" ", "\t")],
  "down the first column": (wording) => [
    downColumn(wording, (word) => `${word}\tAustin`),
    ...inside(wording, (a, b) => `${a}-\tAustin\n${b}\tKafka`),
  ],
  "down another column": (wording) => [
    downColumn(wording, (word) => `Austin\t${word}`),
    downColumn(wording, (word) => `Austin\t${word}\tKafka`),
  ],
  "down a column, each cell on its line": (wording) => [
    downColumn(wording, (word) => `${word}\nAustin`),
    downColumn(wording, (word) => `${word}\n\nAustin\n`),
    downColumn(wording, (word) => `Austin\nKafka\n${word}`),
  ],
  "cells with bars": (wording) => [wording.replaceAll(" ", " | ")],
  "non-breaking spaces": (wording) => [wording.replaceAll(" ", "\u00A0")],
  "several spaces": (wording) => [wording.replaceAll(" ", "   ")],
  "hyphens for spaces": (wording) => [wording.replaceAll(" ", "-")],
  "hyphen at the line end": (wording) => inside(wording, (a, b) => `${a}-\n${b}`),
  "hyphen and indented line": (wording) => inside(wording, (a, b) => `${a}- \n   ${b}`),
  "hyphen and space": (wording) => inside(wording, (a, b) => `${a}- ${b}`),
  "hyphen between the words' lines": (wording) => [wording.replaceAll(" ", "-\n")],
  "soft hyphen": (wording) => inside(wording, (a, b) => `${a}\u00AD${b}`),
  "soft hyphen at the line end": (wording) => inside(wording, (a, b) => `${a}\u00AD\n${b}`),
  "zero-width space": (wording) => inside(wording, (a, b) => `${a}\u200B${b}`),
  "zero-width joiner": (wording) => inside(wording, (a, b) => `${a}\u200D${b}`),
  "line break in the word": (wording) =>
    wording.length < 8
      ? []
      : inside(wording, (a, b) => (/^\p{Lu}/u.test(b) ? a + b : `${a}\n${b}`)),
  "initials with dots": (wording) =>
    /^[A-Z]{2,4}$/.test(wording)
      ? [`${[...wording].join(".")}.`, [...wording].join(". "), [...wording].join(" . ")]
      : [],
  "line break in capitals": brokenCapitals,
  "end-of-line sign": (wording) => inside(wording, (a, b) => `${a}¬\n${b}`),
  "spaces for hyphens": (wording) => [wording.replaceAll("-", " ")],
  plural: (wording) => (hasPlural(wording) ? [`${wording}s`] : []),
  "joined to another status": (wording) =>
    isOneWord(wording) ? [`${wording}OPT`, `OPT${wording}`, `${wording}visa`, `H1B${wording}`] : [],
  "joined in small letters": (wording) =>
    isOneWord(wording) ? [`${wording}opt`.toLowerCase(), `h1b${wording}`.toLowerCase()] : [],
  "joined to a year": (wording) => (isOneWord(wording) ? [`${wording}2026`, `2026${wording}`] : []),
  "joined to a word beside": (wording) =>
    isOneWord(wording) ? [`${wording}holder`, `${wording}student`, `${wording}TRANSFER`] : [],
  "a footnote's number on the line": (wording) =>
    ["2 ", " 2 ", "[2] ", " (2)\n"].map((mark) => wording.replaceAll(/(?<=[a-z]{2}) /gi, mark)),
  footnote: (wording) => [`${wording}¹`, `${wording}¹²`],
  underscores: (wording) => [wording.replaceAll(/[ -]/g, "_")],
  "letters apart": (wording) => [[...wording].join(" ").replace(/ {3}/g, "  ")],
  "letters apart, words too": (wording) => [[...wording.replaceAll(" ", "")].join(" ")],
  "letters wider apart": (wording) => [[...wording].join("  "), [...wording].join("   ")],
  "letters apart in a short part of a broken word": (wording) =>
    inside(wording, brokenLettersApart).flat(),
  "letters with signs between": (wording) => listed(wording, ["/", " / ", "|", " | ", "·", ", "]),
  "wide letters": (wording) => [wide(wording)],
  ligatures: (wording) => [withLigatures(wording)],
  accents: (wording) => [wording.replace(/[aeiou]/g, "$&\u0301")],
  "non-breaking hyphens": (wording) => [wording.replaceAll(/[ -]/g, "\u2011")],
  "en dashes": (wording) => [wording.replaceAll("-", "–")],
  "glued to the next word": (wording) => [`${wording}Austin`],
  "glued to the word before": (wording) => [
    `Engineer${wording.charAt(0).toUpperCase()}${wording.slice(1)}`,
  ],
  "without spaces": (wording) =>
    /^(?:green|perm|work|us c|stem|visa|optional|change|indian)/i.test(wording)
      ? [wording.replaceAll(" ", "")]
      : [],
};
