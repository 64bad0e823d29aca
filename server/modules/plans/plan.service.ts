import { INCLUDED, PLANS } from "./plan.catalog.js";
import type { Plan, PlanChoice } from "./plan.types.js";

/** The plans on sale. Prices and terms come from here, never from a request. */
export class PlanService {
  private readonly choices: PlanChoice[];

  constructor(private readonly plans: readonly Plan[] = PLANS) {
    this.choices = plans.flatMap((plan) => plan.terms.map((term) => ({ plan, term })));
  }

  list(): Plan[] {
    return [...this.plans];
  }

  /** The plan and term with this product code, or null. */
  findChoice(productId: string): PlanChoice | null {
    return this.choices.find(({ term }) => term.productId === productId) ?? null;
  }

  /**
   * Like `findChoice`, for codes stored in our tables.
   * @throws if the catalog no longer has the code
   */
  getChoice(productId: string): PlanChoice {
    const choice = this.findChoice(productId);
    if (!choice) throw new Error(`No plan sells ${productId}`);
    return choice;
  }

  findByLookupKey(lookupKey: string): Plan | null {
    return this.choices.find(({ term }) => term.lookupKey === lookupKey)?.plan ?? null;
  }

  /** The other plans that contain this one, or that it contains: who has both pays twice for the same work. */
  overlapping({ id }: Pick<Plan, "id">): Plan[] {
    const includes = (outer: string, inner: string) => INCLUDED[outer]?.includes(inner) ?? false;
    return this.plans.filter((other) => includes(id, other.id) || includes(other.id, id));
  }

  /** By title, ignoring case. */
  findByTitle(title: string): Plan | null {
    const wanted = title.trim().toLowerCase();
    return this.plans.find((plan) => plan.title.toLowerCase() === wanted) ?? null;
  }
}

/** 4900 → "49.00" */
export const inDollars = (cents: number): string => (cents / 100).toFixed(2);
