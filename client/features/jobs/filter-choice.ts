import type { JobsAddress } from "#site/paths";

export interface FilterChoice {
  /** The value in URLs. */
  slug: string;
  /** Label in the list of choices. */
  label: string;
  /** Label among the active filters. */
  chip: string;
  /** What belongs to the value in URLs. */
  also?: Pick<JobsAddress, "pay-period">;
}
