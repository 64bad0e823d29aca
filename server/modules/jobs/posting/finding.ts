import { Field, ObjectType, registerEnumType } from "type-graphql";

export const FindingSeverityEnum = {
  BLOCKING: "BLOCKING",
  WARNING: "WARNING",
  HINT: "HINT",
} as const;
export type FindingSeverity = keyof typeof FindingSeverityEnum;

registerEnumType(FindingSeverityEnum, {
  name: "JobFindingSeverity",
  description: "How much a finding about a job's advertisement matters.",
  valuesConfig: {
    BLOCKING: { description: "The job can't be published like this." },
    WARNING: { description: "The job can be published, but this costs applicants or is risky." },
    HINT: { description: "Worth a look." },
  },
});

/** In the order in which findings are listed. */
export const FindingCodeEnum = {
  INVALID_VALUE: "INVALID_VALUE",
  CITIZENSHIP_REQUIRED: "CITIZENSHIP_REQUIRED",
  CITIZENSHIP_GROUND: "CITIZENSHIP_GROUND",
  EXPORT_CONTROL: "EXPORT_CONTROL",
  CITIZENS_LISTED: "CITIZENS_LISTED",
  VISA_PREFERRED: "VISA_PREFERRED",
  VISA_EXCLUDED: "VISA_EXCLUDED",
  CITIZENS_EXCLUDED: "CITIZENS_EXCLUDED",
  DOCUMENTS_REQUESTED: "DOCUMENTS_REQUESTED",
  SPONSORSHIP_CONTRADICTS: "SPONSORSHIP_CONTRADICTS",
  SPONSORSHIP_UNSTATED: "SPONSORSHIP_UNSTATED",
  E_VERIFY_UNSTATED: "E_VERIFY_UNSTATED",
  NATIONAL_ORIGIN: "NATIONAL_ORIGIN",
  NATIVE_LANGUAGE: "NATIVE_LANGUAGE",
  SEX: "SEX",
  GENDERED_TITLE: "GENDERED_TITLE",
  GENDERED_WORDING: "GENDERED_WORDING",
  AGE: "AGE",
  AGE_SIGNAL: "AGE_SIGNAL",
  RACE: "RACE",
  RELIGION: "RELIGION",
  DISABILITY: "DISABILITY",
  PAY_CURRENCY_UNKNOWN: "PAY_CURRENCY_UNKNOWN",
  PAY_NEGATIVE: "PAY_NEGATIVE",
  PAY_REVERSED: "PAY_REVERSED",
  PAY_ABSURD: "PAY_ABSURD",
  PAY_BELOW_MINIMUM: "PAY_BELOW_MINIMUM",
  PAY_RANGE_WIDE: "PAY_RANGE_WIDE",
  PAY_TEXT_CONTRADICTS: "PAY_TEXT_CONTRADICTS",
  PAY_RANGE_REQUIRED: "PAY_RANGE_REQUIRED",
  PAY_RANGE_MISSING: "PAY_RANGE_MISSING",
  PLACE_UNKNOWN: "PLACE_UNKNOWN",
  PLACE_CITY_UNKNOWN: "PLACE_CITY_UNKNOWN",
  REMOTE_PLACE_MISSING: "REMOTE_PLACE_MISSING",
  JOB_TYPE_UNKNOWN: "JOB_TYPE_UNKNOWN",
  TITLE_UNCLEAR: "TITLE_UNCLEAR",
  MARKUP_ESCAPED: "MARKUP_ESCAPED",
  BODY_SHORT: "BODY_SHORT",
  SKILLS_MISSING: "SKILLS_MISSING",
} as const;
export type FindingCode = keyof typeof FindingCodeEnum;

registerEnumType(FindingCodeEnum, {
  name: "JobFindingCode",
  description: "What a finding about a job's advertisement is. Codes may be added at any time.",
  valuesConfig: {
    INVALID_VALUE: {
      description: "The field's value can't be stored, e.g. because it is too long.",
    },
    CITIZENSHIP_REQUIRED: {
      description:
        "Asks for US citizens or green card holders without naming the law, regulation, executive order, or government contract that requires it.",
    },
    CITIZENSHIP_GROUND: {
      description: "Asks for US citizens and names a legal ground. Keep the proof of it.",
    },
    EXPORT_CONTROL: {
      description:
        "Asks for US citizens because of export control, which allows all US persons, green card holders, refugees and asylees included.",
    },
    CITIZENS_LISTED: {
      description: "Lists no work authorization but citizens' and green card holders'.",
    },
    VISA_PREFERRED: { description: "Prefers or asks for people with a certain visa." },
    VISA_EXCLUDED: { description: "Turns away people with a certain visa or work permit." },
    CITIZENS_EXCLUDED: { description: "Turns away US citizens or green card holders." },
    DOCUMENTS_REQUESTED: { description: "Asks applicants for immigration papers." },
    SPONSORSHIP_CONTRADICTS: {
      description: "A text says something else about sponsorship than `sponsorship`.",
    },
    SPONSORSHIP_UNSTATED: {
      description: "A text speaks of sponsorship, but `sponsorship` is empty.",
    },
    E_VERIFY_UNSTATED: {
      description: "A text names E-Verify, but `employerFacts` does not.",
    },
    NATIONAL_ORIGIN: {
      description: "Prefers or excludes people by where they or their ancestors come from.",
    },
    NATIVE_LANGUAGE: { description: "Measures a language by the level of people born to it." },
    SEX: { description: "Prefers or excludes people by sex, pregnancy, or family plans." },
    GENDERED_TITLE: { description: "Names the job with a word for one sex." },
    GENDERED_WORDING: { description: "Speaks of the person as he or she." },
    AGE: { description: "Prefers or excludes people by age." },
    AGE_SIGNAL: {
      description: "Has words that courts and agencies read as a wish for younger people.",
    },
    RACE: { description: "Prefers or excludes people by race or color." },
    RELIGION: { description: "Prefers or excludes people by religion." },
    DISABILITY: { description: "Excludes people by health or disability." },
    PAY_CURRENCY_UNKNOWN: {
      description: "The pay range's currency is not an ISO 4217 code in use.",
    },
    PAY_NEGATIVE: { description: "The pay range is below zero." },
    PAY_REVERSED: { description: "The pay range's minimum is above its maximum." },
    PAY_ABSURD: { description: "The pay range can't be right for its period." },
    PAY_BELOW_MINIMUM: { description: "The pay range starts below the federal minimum wage." },
    PAY_RANGE_WIDE: { description: "The pay range's maximum is more than twice its minimum." },
    PAY_TEXT_CONTRADICTS: {
      description: "The pay text names an amount that is not in the pay range.",
    },
    PAY_RANGE_REQUIRED: { description: "A state where the job may be done requires a pay range." },
    PAY_RANGE_MISSING: { description: "There is no pay range, so search engines show no pay." },
    PLACE_UNKNOWN: {
      description:
        "The place is neither a city that is known, nor a state, a country, or remote; or several cities have its name.",
    },
    PLACE_CITY_UNKNOWN: { description: "The state has no city of this name that we know." },
    REMOTE_PLACE_MISSING: {
      description: "A remote job doesn't say in which country or states it may be done.",
    },
    JOB_TYPE_UNKNOWN: {
      description: "The job type is in none of the words that search engines and filters know.",
    },
    TITLE_UNCLEAR: {
      description: "The title has more than the job's name: pay, codes, capitals, or calls.",
    },
    MARKUP_ESCAPED: {
      description:
        "The text is HTML whose tags were escaped once or twice, e.g. `&lt;p&gt;`. It is decoded when it is stored.",
    },
    BODY_SHORT: { description: "Description and qualifications have fewer than 200 words." },
    SKILLS_MISSING: { description: "No skills are listed." },
  },
});

@ObjectType({ description: "Something to change in a job's advertisement, and why." })
export class JobFinding {
  @Field(() => String, {
    description:
      "Field of the job, as in `CreateJobInput`; a dot leads into it, e.g. `salaryRange.currency` or `skills.2`.",
  })
  field!: string;

  @Field(() => FindingCodeEnum, { description: "Stable code for programs." })
  code!: FindingCode;

  @Field(() => FindingSeverityEnum, { description: "Whether it keeps the job from publishing." })
  severity!: FindingSeverity;

  @Field(() => String, {
    description: "What is wrong, as a sentence to show to the user. May be reworded.",
  })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: "Wording to use instead, or what to do. Null when the message says it.",
  })
  suggestion!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Statute, regulation or guidance that the rule comes from, e.g. `8 U.S.C. § 1324b(a)(1)`. Null for plain mistakes.",
  })
  source!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The words found, in lower case and without punctuation. Null when it is not about words.",
  })
  excerpt!: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Up to three values that may be meant, to choose from: places with their city, such as `Springfield, MO`. Null for other findings.",
  })
  choices?: string[];
}

/** Codes that do not keep a job from publishing. */
const SEVERITIES: Partial<Record<FindingCode, FindingSeverity>> = {
  CITIZENSHIP_GROUND: "HINT",
  EXPORT_CONTROL: "WARNING",
  CITIZENS_LISTED: "WARNING",
  DOCUMENTS_REQUESTED: "WARNING",
  SPONSORSHIP_CONTRADICTS: "WARNING",
  SPONSORSHIP_UNSTATED: "HINT",
  E_VERIFY_UNSTATED: "HINT",
  NATIVE_LANGUAGE: "HINT",
  GENDERED_TITLE: "WARNING",
  GENDERED_WORDING: "HINT",
  AGE_SIGNAL: "WARNING",
  PAY_BELOW_MINIMUM: "WARNING",
  PAY_RANGE_WIDE: "WARNING",
  PAY_RANGE_MISSING: "WARNING",
  PLACE_CITY_UNKNOWN: "WARNING",
  REMOTE_PLACE_MISSING: "WARNING",
  JOB_TYPE_UNKNOWN: "WARNING",
  TITLE_UNCLEAR: "WARNING",
  MARKUP_ESCAPED: "WARNING",
  BODY_SHORT: "WARNING",
  SKILLS_MISSING: "WARNING",
};

export const severityOf = (code: FindingCode): FindingSeverity => SEVERITIES[code] ?? "BLOCKING";

interface FindingText {
  message: string;
  suggestion?: string | null;
  source?: string | null;
}

export const findingOf = (
  field: string,
  code: FindingCode,
  { message, suggestion = null, source = null }: FindingText,
): JobFinding => ({
  field,
  code,
  severity: severityOf(code),
  message,
  suggestion,
  source,
  excerpt: null,
});
