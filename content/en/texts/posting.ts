/**
 * What the rules for job advertisements say: the problem, what to write instead, and the law or guidance behind it. A
 * suggestion of null means that the message says it all.
 */
export const postingTexts = {
  CITIZENSHIP_REQUIRED: {
    message: "You can’t ask for US citizens or green card holders unless a law requires it.",
    suggestion:
      "Write “Must be authorized to work in the US,” or name the law, regulation, executive order, or government contract that requires citizenship.",
    source: "8 U.S.C. § 1324b(a)(1)",
  },
  CITIZENSHIP_GROUND: {
    message: "You ask for US citizens and name a reason. Keep the contract or rule on file.",
    suggestion: null,
    source: "8 U.S.C. § 1324b(a)(2)(C)",
  },
  EXPORT_CONTROL: {
    message: "Export control rules ask for US persons, not only for US citizens.",
    suggestion:
      "Write “Must be a US person (citizen, green card holder, refugee, or asylee) under ITAR or EAR.”",
    source: "22 C.F.R. § 120.62; Department of Justice, IER fact sheet on export control (2023)",
  },
  CITIZENS_LISTED: {
    message: "The list of work authorizations names only citizens and green card holders.",
    suggestion: "Leave the list empty, or add the others you accept.",
    source: "8 U.S.C. § 1324b(a)(1)",
  },
  VISA_PREFERRED: {
    message: "You can’t prefer or ask for people with a certain visa.",
    suggestion: "Say what you offer: “We sponsor H-1B transfers,” “OPT and STEM OPT accepted.”",
    source: "8 U.S.C. § 1324b(a)(1)",
  },
  VISA_EXCLUDED: {
    message: "You can’t turn people away by their kind of visa or work permit.",
    suggestion: "Say what you offer: “This job doesn’t come with visa sponsorship.”",
    source: "8 U.S.C. § 1324b(a)(1), (6)",
  },
  CITIZENS_EXCLUDED: {
    message: "You can’t turn away US citizens or green card holders.",
    suggestion: "Say what you offer: “We sponsor H-1B transfers,” “OPT and STEM OPT accepted.”",
    source: "8 U.S.C. § 1324b(a)(1)",
  },
  DOCUMENTS_REQUESTED: {
    message:
      "Don’t ask applicants for immigration papers. People choose what to show for Form I-9.",
    suggestion: "Ask for them only after the offer, for Form I-9.",
    source: "8 U.S.C. § 1324b(a)(6)",
  },
  SPONSORSHIP_CONTRADICTS: {
    message: "This contradicts your answer to the sponsorship question.",
    suggestion: "Change the sentence, or the answer.",
    source: "15 U.S.C. § 45(a)(1)",
  },
  SPONSORSHIP_UNSTATED: {
    message: "Your text talks about sponsorship, but you haven’t answered the question.",
    suggestion: "Answer it, so people who search for sponsors find the job.",
    source: null,
  },
  E_VERIFY_UNSTATED: {
    message: "Your text names E-Verify, but “About the employer” doesn’t.",
    suggestion: "Check it there, so people on STEM OPT find the job.",
    source: null,
  },
  NATIONAL_ORIGIN: {
    message: "You can’t prefer or exclude people by where they come from or how they sound.",
    suggestion: "Name the skill: “Fluent spoken and written English.”",
    source: "42 U.S.C. § 2000e-3(b)",
  },
  NATIVE_LANGUAGE: {
    message: "“Native-level” can read as a preference for native speakers.",
    suggestion: "Write “Fluent spoken and written English.”",
    source: "29 C.F.R. § 1606.6; EEOC guidance on national origin (2016)",
  },
  SEX: {
    message: "You can’t prefer or exclude people by sex, pregnancy, or family plans.",
    suggestion: "Leave it out.",
    source: "42 U.S.C. § 2000e-3(b); 29 C.F.R. § 1604.5",
  },
  GENDERED_TITLE: {
    message: "This word for the job fits only one sex.",
    suggestion: "Use a word for everyone, such as salesperson, server, or supervisor.",
    source: "29 C.F.R. § 1604.5",
  },
  GENDERED_WORDING: {
    message: "The text calls the person “he” or “she.”",
    suggestion: "Write “you” or “they.”",
    source: "29 C.F.R. § 1604.5",
  },
  AGE: {
    message: "You can’t prefer or exclude people by age.",
    suggestion: "Name the skill or the experience the work needs.",
    source: "29 U.S.C. § 623(e); 29 C.F.R. § 1625.4",
  },
  AGE_SIGNAL: {
    message: "These words can read as a preference for younger people.",
    suggestion: "Name the level: “Entry level; no experience needed.”",
    source: "29 C.F.R. § 1625.4",
  },
  RACE: {
    message: "You can’t prefer or exclude people by race or color.",
    suggestion: "Leave it out.",
    source: "42 U.S.C. § 2000e-3(b)",
  },
  RELIGION: {
    message: "You can’t prefer or exclude people by religion.",
    suggestion: "Leave it out.",
    source: "42 U.S.C. § 2000e-3(b)",
  },
  DISABILITY: {
    message: "You can’t exclude people by health or disability.",
    suggestion: "Name the task: “Lift 40 pounds, with or without accommodation.”",
    source: "42 U.S.C. § 12112(b)(6)",
  },
  PAY_CURRENCY_UNKNOWN: {
    message: "This isn’t a currency code in use.",
    suggestion: "Use a code such as USD.",
    source: "ISO 4217",
  },
  PAY_NEGATIVE: { message: "Pay can’t be below zero.", suggestion: null, source: null },
  PAY_REVERSED: {
    message: "The lowest pay is above the highest.",
    suggestion: "Swap the two numbers.",
    source: null,
  },
  PAY_ABSURD: {
    message: "These numbers can’t be right for this pay period.",
    suggestion:
      "Check the amounts, and whether they’re by the hour or by the year. Our API takes cents: $62 is 6200.",
    source: null,
  },
  PAY_BELOW_MINIMUM: {
    message: "This is below the federal minimum wage of $7.25 an hour.",
    suggestion: "Check the lowest pay.",
    source: "29 U.S.C. § 206(a)(1)",
  },
  PAY_RANGE_WIDE: {
    message: "The highest pay is more than twice the lowest.",
    suggestion: "Give the range you expect in good faith to pay.",
    source: "N.Y. Lab. Law § 194-b; Colo. Rev. Stat. § 8-5-201",
  },
  PAY_TEXT_CONTRADICTS: {
    message: "The salary text names pay that isn’t in the range.",
    suggestion: (text: string) => `Write “${text}”, or leave the text out.`,
    source: "16 C.F.R. § 2.1; Google, JobPosting structured data",
  },
  PAY_RANGE_REQUIRED: {
    message: (states: string) => `A pay range is required by law in ${states}.`,
    suggestion: "Add the lowest and highest pay.",
  },
  PAY_RANGE_MISSING: {
    message: "Search engines show pay only if it’s given in numbers.",
    suggestion: "Add the lowest and highest pay.",
    source: "Google, JobPosting structured data: baseSalary",
  },
  PLACE_UNKNOWN: {
    message: "We don’t recognize this location.",
    suggestion: "Write the city and state, such as Austin, TX, a country, or Remote.",
    source: "Google, JobPosting structured data: jobLocation",
  },
  PLACE_CITY_UNKNOWN: {
    message: (place: string) => `We don’t know a city named “${place}.”`,
    suggestion: "Check the city and its state.",
    source: "Google, JobPosting structured data: jobLocation",
  },
  REMOTE_PLACE_MISSING: {
    message: "Search engines leave out remote jobs that don’t say where people may live.",
    suggestion: "Write “Remote, United States,” or name the states.",
    source: "Google, JobPosting structured data: applicantLocationRequirements",
  },
  JOB_TYPE_UNKNOWN: {
    message: "Filters and search engines don’t know this job type.",
    suggestion: "Use full-time, part-time, contract, contract-to-hire, temporary, or internship.",
    source: "Google, JobPosting structured data: employmentType",
  },
  TITLE_UNCLEAR: {
    message: "Search engines want only the job’s name in the title.",
    suggestion: "Leave out pay, codes, all caps, and words such as “Urgent.”",
    source: "Google, JobPosting structured data: title",
  },
  MARKUP_ESCAPED: {
    message: "The tags of this text came as text, such as &lt;p&gt;. We read them as tags.",
    suggestion: "Send HTML as it is, without escaping it again.",
    source: null,
  },
  BODY_SHORT: {
    message: (words: number) =>
      `Your text has ${words} words. With fewer than 200, search engines show the job less often.`,
    suggestion: "Say what the work is, who it’s with, and what the first weeks look like.",
    source: "Google, JobPosting structured data: description",
  },
  SKILLS_MISSING: {
    message: "No skills are listed, so people who search for them won’t find the job.",
    suggestion: "Add the three to ten skills that matter most.",
    source: null,
  },
};

/** One to three places, in quotation marks: the editor offers to use what stands in them. */
export function placeChoicesText(choices: readonly string[]): string {
  const quoted = (place: string) => `“${place}”`;
  if (choices.length < 3) return `Did you mean ${choices.map(quoted).join(" or ")}?`;
  const [last, ...others] = choices.toReversed();
  const listed = others.toReversed().map((place) => `“${place},”`);
  return `Did you mean ${listed.join(" ")} or ${quoted(last ?? "")}?`;
}
