import { HOURS_PER_YEAR } from "#site/full-time-year";
import { jobSearchTexts } from "#texts/job-search";
import { SelectField } from "../../components/ui/SelectField";
import { countedOptions } from "./counted-options";
import type { FilterFieldProps } from "./filter-field";
import type { FilterChoice } from "./filter-choice";
import type { PanelCounts } from "./use-filter-counts";

/**
 * The steps of pay, and the pay that was asked for. For who asked by the year, the steps are by the year, too: a form
 * without scripts sends the same period with each of them.
 */
export function PayField({ filter, search, form, found, onChange }: FilterFieldProps) {
  const { name, label } = filter;
  const chosen = search.filters.pay?.[0];
  const period = chosen?.also?.["pay-period"];
  const steps = countedOptions(filter, found.ranges);
  const options = withChosen(period ? steps.map(byYear) : steps, chosen, found.total);
  return (
    <>
      <SelectField {...{ form, name, label, options, onChange }} value={chosen?.slug ?? ""} />
      {period && <input type="hidden" name="pay-period" value={period} form={form} />}
    </>
  );
}

interface Option {
  value: string;
  label: string;
}

const byYear = ({ value, label }: Option): Option => ({
  value: value && String(Number(value) * HOURS_PER_YEAR),
  label,
});

/** @param total number of jobs in the list, which is that of the chosen pay */
function withChosen(
  options: readonly Option[],
  chosen: FilterChoice | undefined,
  total: PanelCounts["total"],
): readonly Option[] {
  if (!chosen || options.some(({ value }) => value === chosen.slug)) return options;
  const { slug: value } = chosen;
  const label = total === undefined ? chosen.label : jobSearchTexts.counted(chosen.label, total);
  return [...options, { value, label }].toSorted((a, b) => Number(a.value) - Number(b.value));
}
