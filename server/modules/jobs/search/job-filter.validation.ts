import { FARTHEST } from "#site/radii";
import { z } from "zod";
import { LONGEST_VALUE, MOST_VALUES } from "#site/filter-values";
import { jobErrorTexts } from "#texts/errors";
import { jobFilters } from "../record/job.fields.js";
import { keptFilter } from "../kept-searches/kept-search.js";
import { SalaryPeriodEnum } from "../pay/salary-range.js";

const listOf = ({ parameter, values }: { parameter: string; values: object | null }) => {
  const error = values
    ? jobErrorTexts.chooseFrom(parameter, Object.keys(values))
    : jobErrorTexts.tooLong;
  const value = values
    ? z.enum(Object.keys(values), { error })
    : z.string({ error }).trim().max(LONGEST_VALUE, error);
  return z
    .array(value, { error })
    .max(MOST_VALUES, jobErrorTexts.chooseFewer(parameter, MOST_VALUES));
};
const miles = jobErrorTexts.chooseMiles(FARTHEST);
const pay = jobErrorTexts.payNegative;
const place = jobErrorTexts.placeUnknown;

/** A name that is no filter would be ignored in silence. */
const filterSchema = z
  .strictObject(
    {
      ...Object.fromEntries(
        Object.entries(jobFilters).map(([field, filter]) => [field, listOf(filter).nullish()]),
      ),
      payAtLeast: z
        .object({
          amount: z.int({ error: pay }).min(0, pay),
          period: z.enum(SalaryPeriodEnum, { error: jobErrorTexts.choosePeriod }),
        })
        .nullish(),
      near: z
        .object({
          place: z.string({ error: place }).max(LONGEST_VALUE, place),
          miles: z.int({ error: miles }).min(1, miles).max(FARTHEST, miles).nullish(),
        })
        .nullish(),
      radius: z.int({ error: miles }).min(1, miles).max(FARTHEST, miles).nullish(),
      postedWithinDays: z.number().nullish(),
    },
    { error: jobErrorTexts.filterUnknown },
  )
  .nullish();

/** `JobFilter` as a request gives it, for searches that are kept. */
export const keptFilterSchema = filterSchema.transform(keptFilter);

/** The same; null if it is left out. */
export const givenFilterSchema = filterSchema.transform((given) =>
  given ? keptFilter(given) : null,
);
