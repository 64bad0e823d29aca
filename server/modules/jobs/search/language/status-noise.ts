const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const VISA = words("visa visas");

/** Words that add nothing beside a status. */
export const BESIDE: ReadonlySet<string> = new Set([
  ...VISA,
  ...words(
    "status statuses holder holders student students candidate candidates applicant applicants spouse spouses",
  ),
  ...words(
    "friendly eligible accepted accepting allowed ok okay welcome welcomed considered only valid work permit permits authorization authorized",
  ),
  ...words(
    "sponsor sponsors sponsored sponsoring sponsorship companies company employers employer",
  ),
  // What the rules of a status are about, rather than a job.
  ...words(
    "unemployment unemployed grace period days day left laid off laid-off layoff layoffs expired expires expiring extension renewal clock",
  ),
]);

/** The same, but they make no status of a name that also means something else: "CPT required" is asked of coders. */
export const ALSO_BESIDE = words(
  "hiring hire hires preferred required recruiter recruiters dependent dependents lottery initial cap-gap 24-month end ends ending soon estudiante estudiantes estatus type category class approved approval pending petition petitions stamped stamping i-140 i140 i-797 i797 i-94 i94 i-20 i20 i-485 i485 i-765 i765 post-completion pre-completion asap urgently immediately",
);

/** What people say of the time that a status has left. */
export const IDIOMS: readonly (readonly string[])[] =
  "max out, maxes out, maxed out, maxing out, max outs, maxed, run out, runs out, ran out, running out, timed out, timing out, used up, about to expire, about to end, going to expire, set to expire, almost over, nearly over, is over, is up, almost up, is ticking, ticking, six year limit, 6 year limit, six year max, 6 year max, six-year limit, 6-year limit, six-year max, 6-year max, sixth year, 6th year, fifth year, 5th year, last year, final year, premium processing, recapture, recaptured, max-out, maxed-out, maxout"
    .split(", ")
    .map((idiom) => idiom.split(" "));

/** Who has the status, after its name: "OPT workers". Before it, they are a role: "warehouse worker, H4 EAD". */
export const PEOPLE_AFTER = words(
  "workers worker employees employee people person professionals professional graduates staff",
);

/** Words that lead to a status: "open to H-1B", "companies hiring OPT", "currently on OPT". */
export const LEADS = words(
  "a an all any recently just got been for with on to open and that who which accept accepts accepting hire hires hiring take takes taking my i am i'm im is hold holding has have having currently presently under companies company employers employer con",
);

/** Countries that only repeat a status: TN is for Canada and Mexico, E-3 for Australia, H-1B1 for Chile and Singapore. */
export const COUNTRIES: Readonly<Record<string, ReadonlySet<string>>> = {
  TN: words("canada canadian canadians mexico mexican mexicans"),
  E3: words("australia australian australians"),
  H1B1: words("chile chilean chileans singapore singaporean singaporeans"),
};

/** CPT codes are the work of medical coders. */
export const CODING = words(
  "coder coders coding coded code codes biller billers billing icd icd-10 icd10 hcpcs drg charge denials audit auditor auditing compliance procedure procedures trainer fitness",
);

/** L1 and L2 are also levels of support. */
export const SUPPORT = words(
  "support help helpdesk service desk technician tech tier level analyst engineer network noc soc l3 production application",
);
