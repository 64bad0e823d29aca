import { cleanJobHtml } from "../../modules/jobs/html/clean-html.js";
import { linesOf } from "../../modules/jobs/html/clean-text.js";
import { formOf } from "../../kit/fields/table-fields.js";
import { jobTypeOf } from "../../modules/jobs/record/job-type.js";
import { jobFields } from "../../modules/jobs/record/job.fields.js";
import { saysRemote } from "../../modules/jobs/places/place-text.js";
import { isCurrency } from "../../modules/jobs/posting/pay-rules.js";
import { amountsIn, currencyIn } from "../../modules/jobs/posting/pay-text.js";
import { isKnownPlace } from "../../modules/jobs/posting/place.js";
import { fractionDigits, salaryTextOf } from "../../modules/jobs/pay/salary-text.js";
import type { JobWords } from "../../modules/boards/job-input/job-words.js";

/** How jobs read words, for what reads adverts. */
export const JOB_WORDS: JobWords = {
  form: formOf(jobFields),
  cleanHtml: cleanJobHtml,
  jobTypesOf: jobTypeOf,
  ...{ linesOf, isKnownPlace, saysRemote, amountsIn, currencyIn, isCurrency },
  ...{ fractionDigits, salaryTextOf },
};
