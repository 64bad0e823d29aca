import { HOURS_IN } from "#site/full-time-year";
import { SelectField } from "../../components/ui/SelectField";
import type { SalaryPeriod } from "#site/schema-enums.generated";
import { payAtLeastOf } from "./pay-choices";
import { countedOptions, withChosen, type Option } from "./counted-options";
import type { FilterFieldProps } from "./filter-field";

/**
 * The steps of pay, and the pay that was asked for. For who asked by another period than the hour, the steps are by that
 * period, too: a form without scripts sends the same period with each of them.
 */
export function PayField({ filter, search, form, found, onChange }: FilterFieldProps) {
  const { name, label } = filter;
  const chosen = search.filters.pay?.[0];
  const period = chosen?.also?.["pay-period"];
  const steps = countedOptions(filter, found.ranges);
  const asked = chosen && payAtLeastOf(chosen);
  const options = withChosen(asked ? steps.map(per(asked.period)) : steps, chosen, found.total);
  return (
    <>
      <SelectField {...{ form, name, label, options, onChange }} value={chosen?.slug ?? ""} />
      {period && <input type="hidden" name="pay-period" value={period} form={form} />}
    </>
  );
}

const per =
  (period: SalaryPeriod) =>
  ({ value, label }: Option): Option => ({
    value: value && String(Math.round(Number(value) * HOURS_IN[period])),
    label,
  });
