import { editDistance } from "../language/edit-distance.js";
import { errorsIn } from "../language/near-words.js";
import type { FilterValueFound } from "./index-calls.js";
import type { JobColumns } from "./job-columns.js";

/**
 * The value of a filter that is a typing error away from another; of equally near ones, that of most jobs. Compares all values,
 * which is only done to explain a refusal.
 */
export function nearestValue(
  { values, totals }: JobColumns,
  filter: string,
  value: string,
): FilterValueFound | null {
  const typed = value.toLowerCase();
  const most = errorsIn(typed);
  const near = values
    .numbersOf(filter)
    .filter((number) => (totals[number] ?? 0) > 0)
    .flatMap((number) => {
      const other = values.all[number];
      if (!other) return [];
      const names = [other.value, other.label.toLowerCase()];
      const distance = Math.min(...names.map((name) => editDistance(typed, name, most)));
      return distance <= most ? [{ other, distance, total: totals[number] ?? 0 }] : [];
    })
    .sort((a, b) => a.distance - b.distance || b.total - a.total);
  const best = near[0]?.other;
  return best ? { value: best.value, label: best.label } : null;
}
