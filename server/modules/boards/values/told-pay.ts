import { boardTexts } from "#texts/boards";
import type { PayNumbers, Told } from "../board.types.js";

/** Numbers of pay; null if none is known: boards have zeros for what they don't know. */
export function payOf(from: string, numbers: PayNumbers): Told<PayNumbers> | null {
  const known = (value: number | null) => (value !== null && value > 0 ? value : null);
  const [min, max] = [known(numbers.min), known(numbers.max)];
  return min === null && max === null ? null : { value: { ...numbers, min, max }, from };
}

/** One range for several, of places or levels: from the lowest to the highest; of several kinds, the first kind. */
export function oneRangeOf(ranges: readonly Told<PayNumbers>[]): Told<PayNumbers> | null {
  const [first] = ranges;
  if (!first) return null;
  const { currency, period } = first.value;
  const alike = ranges.filter(
    ({ value }) => value.currency === currency && value.period === period,
  );
  const amounts = alike.flatMap(({ value: { min, max } }) =>
    [min, max].filter((each) => each !== null),
  );
  const isOne = alike.every(
    ({ value: { min, max } }) => min === first.value.min && max === first.value.max,
  );
  const range = isOne
    ? first
    : {
        ...first,
        value: { ...first.value, min: Math.min(...amounts), max: Math.max(...amounts) },
        guess: boardTexts.notes.payRangeOfSeveral,
      };
  return alike.length < ranges.length ? { ...range, guess: boardTexts.notes.payOfFirst } : range;
}
