import { useForm } from "@mantine/form";
import { placementFormTexts as texts, placementTexts } from "#texts/desk-placements";
import { rateText } from "#texts/rates";
import type { PlacementInput, SalaryPeriod } from "../../lib/schema-types.generated";
import { ratePeriodOf } from "../rate-periods";
import type { ConflictPart } from "../conflict/conflict";
import { toMinor, typedAmount } from "../money";
import type {
  HireTermsQuery,
  Placement_PlacementFragment as Placement,
} from "./Placements.generated";

export interface PlacementValues {
  clientName: string;
  startsOn: string;
  endsOn: string;
  payRate: number | string;
  billRate: number | string;
  currency: string;
  period: SalaryPeriod;
}

export type PlacementForm = ReturnType<typeof usePlacementForm>;

export const usePlacementForm = (initialValues: PlacementValues) =>
  useForm<PlacementValues>({
    initialValues,
    validate: {
      clientName: (name) => (name.trim() === "" ? texts.clientMissing : null),
      startsOn: (day) => (day === "" ? texts.startMissing : null),
      endsOn: (day, { startsOn }) => (day !== "" && day < startsOn ? texts.endBeforeStart : null),
      payRate: (rate) => (Number(rate) > 0 ? null : texts.payMissing),
      billRate: (rate) => (Number(rate) > 0 ? null : texts.billMissing),
    },
  });

export const inputOf = ({
  clientName,
  startsOn,
  endsOn,
  payRate,
  billRate,
  currency,
  period,
}: PlacementValues): PlacementInput => ({
  ...{ clientName, startsOn, endsOn: endsOn === "" ? null : endsOn, currency, period },
  payRate: toMinor(payRate, currency),
  billRate: toMinor(billRate, currency),
});

type Agreed = NonNullable<HireTermsQuery["application"]>;

/** What is known before a hire: the client and the pay that the candidate agreed to. */
export function valuesForHire({ job, representations }: Agreed): PlacementValues {
  const consent = representations.find(({ state }) => state === "GRANTED");
  const currency = consent?.rate.currency ?? job.salaryRange?.currency ?? "USD";
  return {
    clientName: consent?.clientName ?? job.company.name,
    startsOn: "",
    endsOn: "",
    payRate: consent === undefined ? "" : typedAmount(consent.rate.amount, currency),
    billRate: "",
    currency,
    period: consent?.rate.period ?? ratePeriodOf(job.salaryRange?.period),
  };
}

export const valuesOf = (placement: Placement): PlacementValues => ({
  clientName: placement.clientName,
  startsOn: placement.startsOn,
  endsOn: placement.endsOn ?? "",
  payRate: typedAmount(placement.payRate, placement.currency),
  billRate: typedAmount(placement.billRate, placement.currency),
  currency: placement.currency,
  period: placement.period,
});

const dayOf = (day: string): string => (day === "" ? "" : placementTexts.day(day));

/** The parts of a placement that two people may have changed. Rates go together: they share currency and period. */
export const placementParts: readonly ConflictPart<PlacementValues>[] = [
  { label: texts.client, names: ["clientName"], show: ({ clientName }) => clientName },
  { label: texts.start, names: ["startsOn"], show: ({ startsOn }) => dayOf(startsOn) },
  { label: texts.end, names: ["endsOn"], show: ({ endsOn }) => dayOf(endsOn) },
  {
    label: texts.rates,
    names: ["payRate", "billRate", "currency", "period"],
    show: ({ payRate, billRate, currency, period }) => {
      const rate = (amount: number | string) =>
        rateText(toMinor(amount, currency), currency, period);
      return [placementTexts.pay(rate(payRate)), placementTexts.bill(rate(billRate))].join("\n");
    },
  },
];

/** The server's fields have the name of the nested input before them. */
export const fieldsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field.replace("placement.", ""), message]),
  );
