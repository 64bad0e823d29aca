import { LONGEST_VALUE } from "#site/filter-values";
import { readPay } from "#site/pay-at-least";
import { allFilters, type Filter } from "./job-filters";

/** Values of filters in the URL that the list leaves out, as they were asked for. What was typed as a place is named apart. */
export function unknownValues(address: URLSearchParams): string[] {
  const values = allFilters.flatMap((filter) =>
    filter.name === "place"
      ? []
      : address.getAll(filter.name).filter((value) => isUnknown(filter, value, address)),
  );
  const periods = address.getAll("pay-period").filter((period) => readPay("0", period) === null);
  return [...values, ...periods].map(shortened);
}

const isUnknown = ({ read, standard }: Filter, value: string, address: URLSearchParams): boolean =>
  value !== "" && value !== standard && read([value], address).length === 0;

/** Links can have values of any length. */
export const shortened = (value: string): string =>
  value.length <= LONGEST_VALUE ? value : `${[...value].slice(0, LONGEST_VALUE).join("")}…`;
