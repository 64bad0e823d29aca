import { formOf } from "../../kit/fields/table-fields.js";
import { cleanJobHtml } from "./html/clean-html.js";
import { linesOf } from "./html/clean-text.js";
import { fractionDigits, salaryTextOf } from "./pay/salary-text.js";
import { saysRemote } from "./places/place-text.js";
import { isCurrency } from "./posting/pay-rules.js";
import { amountsIn, currencyIn } from "./posting/pay-text.js";
import { isKnownPlace } from "./posting/place.js";
import { jobTypeOf } from "./record/job-type.js";
import { jobFields } from "./record/job.fields.js";

/** How jobs read words, so that what reads the adverts of other systems reads them alike (`boards/job-input/job-words.ts`). */
export const jobWords = {
  form: formOf(jobFields),
  cleanHtml: cleanJobHtml,
  jobTypesOf: jobTypeOf,
  linesOf,
  isKnownPlace,
  saysRemote,
  amountsIn,
  currencyIn,
  isCurrency,
  fractionDigits,
  salaryTextOf,
};
