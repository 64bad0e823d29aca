import { seconds } from "../../../../core/clock.js";
import { Completion } from "../language/completion.js";
import { SKILL } from "./index-writer.js";
import type { JobColumns } from "./job-columns.js";

/** Sorting thousands of skills at each letter typed would hold up searches. */
const KEPT_MS = seconds(60);

/** Skills of the open jobs, to complete what people type. Up to a minute old. */
export class SkillCompletion {
  private kept: { completion: Completion; since: number } | null = null;

  constructor(private readonly columns: JobColumns) {}

  at(now: number): Completion {
    if (this.kept && Math.abs(now - this.kept.since) < KEPT_MS) return this.kept.completion;
    const completion = new Completion(this.entries());
    this.kept = { completion, since: now };
    return completion;
  }

  private entries() {
    const { values, totals } = this.columns;
    return values
      .numbersOf(SKILL)
      .map((number) => ({ text: values.labelOf(number), jobs: totals[number] ?? 0 }))
      .filter(({ jobs }) => jobs > 0);
  }
}
