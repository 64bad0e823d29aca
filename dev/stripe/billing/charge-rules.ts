export type RenewalRule = "decline" | "action";

interface Left {
  rule: RenewalRule;
  times: number;
}

/** Outcomes of future charges, set through the control API. Lost at a restart. */
export class ChargeRules {
  private readonly rules = new Map<string, Left>();

  /** Sets the outcome of the next `times` charges of a subscription's invoices (or of any, for "*"). */
  set(subscription: string, rule: RenewalRule, times: number): void {
    this.rules.set(subscription, { rule, times });
  }

  /** Uses up one rule, if any. */
  take(subscription: string): RenewalRule | undefined {
    for (const key of [subscription, "*"]) {
      const left = this.rules.get(key);
      if (left && left.times > 0) {
        left.times -= 1;
        return left.rule;
      }
    }
    return undefined;
  }
}
