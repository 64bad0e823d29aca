import { registerEnumType } from "type-graphql";

/** Facts about its employer that decide whether some statuses can take a job; a job states those that hold. */
export const EmployerFactEnum = {
  E_VERIFY: "E_VERIFY",
  CAP_EXEMPT: "CAP_EXEMPT",
} as const;
export type EmployerFact = keyof typeof EmployerFactEnum;

registerEnumType(EmployerFactEnum, {
  name: "EmployerFact",
  description: "A fact about the employer of a job, as the job states it.",
  valuesConfig: {
    E_VERIFY: {
      description:
        "The employer is enrolled in E-Verify, as an extension of OPT for STEM degrees requires (8 CFR 214.2(f)(10)(ii)(C)).",
    },
    CAP_EXEMPT: {
      description:
        "The employer can file a new H-1B at any time, outside the yearly cap and its lottery (8 CFR 214.2(h)(8)(iii)(F)).",
    },
  },
});

/** The words that people look for each fact by. */
export const EMPLOYER_FACT_WORDS: Readonly<Record<EmployerFact, string>> = {
  E_VERIFY: "e-verify everify",
  CAP_EXEMPT: "cap exempt",
};
