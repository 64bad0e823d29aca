import { HOURS_PER_YEAR } from "#site/full-time-year";
import { SelectField } from "../../components/ui/SelectField";
import { countedOptions, withChosen, type Option } from "./counted-options";
import type { FilterFieldProps } from "./filter-field";

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

const byYear = ({ value, label }: Option): Option => ({
  value: value && String(Number(value) * HOURS_PER_YEAR),
  label,
});
