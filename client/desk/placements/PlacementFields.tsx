import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { placementFormTexts as texts } from "#texts/desk-placements";
import type { PlacementForm } from "./placement-form";
import { fractionDigits } from "../../lib/money";
import { currenciesWith } from "../money";
import { ratePeriods } from "../rate-periods";
import classes from "./Placements.module.css";

const PERIODS = ratePeriods.map((value) => ({
  value,
  label: texts.periods[value],
}));
const RATE = { min: 0, thousandSeparator: ",", hideControls: true } as const;

/** What a placement is agreed to. */
export function PlacementFields({ form }: { form: PlacementForm }) {
  const { currency, payRate, billRate } = form.values;
  const digits = fractionDigits(currency);
  const isLoss = Number(billRate) > 0 && Number(billRate) < Number(payRate);
  return (
    <>
      <TextInput
        label={texts.client}
        maxLength={120}
        data-autofocus
        {...form.getInputProps("clientName")}
      />
      <div className={classes.pair}>
        <TextInput type="date" label={texts.start} {...form.getInputProps("startsOn")} />
        <TextInput
          type="date"
          label={texts.endOptional}
          min={form.values.startsOn}
          {...form.getInputProps("endsOn")}
        />
      </div>
      <div className={classes.pair}>
        <NumberInput
          label={texts.pay}
          decimalScale={digits}
          {...RATE}
          {...form.getInputProps("payRate")}
        />
        <NumberInput
          label={texts.bill}
          decimalScale={digits}
          {...RATE}
          {...form.getInputProps("billRate")}
        />
        <NativeSelect
          label={texts.currency}
          data={currenciesWith(currency)}
          {...form.getInputProps("currency")}
        />
        <NativeSelect label={texts.period} data={PERIODS} {...form.getInputProps("period")} />
      </div>
      <p className={classes.warning} role="status">
        {isLoss && texts.negativeMargin}
      </p>
    </>
  );
}
