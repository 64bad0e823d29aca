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

const DESCRIPTIONS = {
  INVALID_VALUE: "The field's value can't be stored, e.g. because it is too long.",
  CITIZENSHIP_REQUIRED:
    "Asks for US citizens or green card holders without naming the law, regulation, executive order, or government contract that requires it.",
  CITIZENSHIP_GROUND: "Asks for US citizens and names a legal ground. Keep the proof of it.",
  EXPORT_CONTROL:
    "Asks for US citizens because of export control, which allows all US persons, green card holders, refugees and asylees included.",
  CITIZENS_LISTED: "Lists no work authorization but citizens' and green card holders'.",
  VISA_PREFERRED: "Prefers or asks for people with a certain visa.",
  VISA_EXCLUDED: "Turns away people with a certain visa or work permit.",
  DOCUMENTS_REQUESTED: "Asks applicants for immigration papers.",
  NATIONAL_ORIGIN: "Prefers or excludes people by where they or their ancestors come from.",
  NATIVE_LANGUAGE: "Measures a language by the level of people born to it.",
  SEX: "Prefers or excludes people by sex, pregnancy, or family plans.",
  GENDERED_TITLE: "Names the job by a word for one sex.",
  GENDERED_WORDING: "Speaks of the person as he or she.",
  AGE: "Prefers or excludes people by age.",
  AGE_SIGNAL: "Has words that courts and agencies read as a wish for younger people.",
  RACE: "Prefers or excludes people by race or color.",
  RELIGION: "Prefers or excludes people by religion.",
  DISABILITY: "Excludes people by health or disability.",
  PAY_CURRENCY_UNKNOWN: "The pay range's currency is not an ISO 4217 code in use.",
  PAY_NEGATIVE: "The pay range is below zero.",
  PAY_REVERSED: "The pay range's minimum is above its maximum.",
  PAY_ABSURD: "The pay range can't be right for its period.",
  PAY_BELOW_MINIMUM: "The pay range starts below the federal minimum wage.",
  PAY_RANGE_WIDE: "The pay range's maximum is more than twice its minimum.",
  PAY_TEXT_CONTRADICTS: "The pay text names an amount that is not in the pay range.",
  PAY_RANGE_REQUIRED: "A state where the job may be done requires a pay range.",
  PAY_RANGE_MISSING: "There is no pay range, so search engines show no pay.",
  PLACE_UNKNOWN:
    "The place is neither a US city with its state, nor a state, a country, or remote.",
  REMOTE_PLACE_MISSING: "A remote job doesn't say in which country or states it may be done.",
  JOB_TYPE_UNKNOWN: "The job type is in none of the words that search engines and filters know.",
  TITLE_UNCLEAR: "The title has more than the job's name: pay, codes, capitals, or calls.",
  BODY_SHORT: "Description and qualifications have fewer than 200 words.",
  SKILLS_MISSING: "No skills are listed.",
} as const;

export type FindingCode = keyof typeof DESCRIPTIONS;
export const FINDING_CODES = Object.keys(DESCRIPTIONS) as readonly FindingCode[];
export const FindingCodeEnum = Object.fromEntries(
  FINDING_CODES.map((code) => [code, code]),
) as Record<FindingCode, FindingCode>;

registerEnumType(FindingCodeEnum, {
  name: "JobFindingCode",
  description: "What a finding about a job's advertisement is. Codes may be added at any time.",
  valuesConfig: Object.fromEntries(
    FINDING_CODES.map((code) => [code, { description: DESCRIPTIONS[code] }]),
  ),
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
}
