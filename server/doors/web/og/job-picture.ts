import { whoMayApply } from "#site/who-may-apply";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { language } from "#texts/language";
import { pictureTexts } from "#texts/pictures";
import type { Job } from "../../../modules/jobs/record/job.entity.js";
import type { SalaryRange } from "../../../modules/jobs/pay/salary-range.js";
import { fractionDigits } from "../../../modules/jobs/pay/salary-text.js";
import { openTo } from "../../../modules/jobs/record/work-authorization.js";
import { printable } from "./fonts.js";
import { box, heading, picture, words, type Picture } from "./picture-parts.js";

type Facts = Pick<
  Job,
  | "role"
  | "companyLocation"
  | "workplaceType"
  | "salary"
  | "salaryRange"
  | "contract"
  | "workAuthorization"
  | "securityClearance"
> & { company: { name: string } };

/** Characters of pay that fit on one line in large letters. */
const LONG_PAY = 30;
/** More do not fit on the line. */
const MAX_CHIPS = 12;

/** Title, company, place, pay and who the job is open to. */
export const jobPicture = (job: Facts, isOpen: boolean, siteName: string): Picture =>
  picture(
    { className: "job", ground: "#1c7268", siteName },
    heading("role", printable(job.role) || pictureTexts.job),
    box(
      "where",
      words("company", job.company.name),
      words(
        "place",
        pictureTexts.place(job.companyLocation, jobsTexts.workplaces[job.workplaceType]),
      ),
    ),
    pay(job),
    box("foot", ...(isOpen ? applicants(job) : [words("chip", jobDetailsPageTexts.closed)])),
  );

/** Numbers if the job has them, since they can be larger than the employer's wording. */
function pay({ salary, salaryRange }: Facts) {
  if (salaryRange === null) return words(salary.length > LONG_PAY ? "pay long" : "pay", salary);
  const period = pictureTexts.periods[salaryRange.period];
  return box("pay", words("amount", amountOf(salaryRange)), words("period", period));
}

function amountOf({ min, max, currency }: SalaryRange): string {
  const format = new Intl.NumberFormat(language.locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const unit = 10 ** fractionDigits(currency);
  const [low, high] = [format.format(min / unit), format.format(max / unit)];
  return min === max ? low : pictureTexts.range(low, high);
}

/** Who may apply, as on cards; the contract if the job doesn't say. */
function applicants(job: Facts) {
  const who = whoMayApply({ ...job, openTo: openTo(job) }).filter((each) => printable(each) !== "");
  if (who.length === 0) return job.contract === "" ? [] : [words("chip", job.contract)];
  const chips = who.slice(0, MAX_CHIPS).map((each) => words("chip", each));
  return [words("label", pictureTexts.openTo), ...chips];
}
