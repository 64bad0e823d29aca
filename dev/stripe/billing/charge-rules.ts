/** Outcomes of future charges, set through the control API. Lost at a restart. */
export class ChargeRules {
  private readonly declines = new Map<string, number>();

  /** Declines the next `times` renewal charges of a subscription (or of any, for "*"). */
  declineNext(subscription: string, times: number): void {
    this.declines.set(subscription, times);
  }

  clear(): void {
    this.declines.clear();
  }

  /** Uses up one decline, if any. */
  takeDecline(subscription: string): boolean {
    for (const key of [subscription, "*"]) {
      const left = this.declines.get(key) ?? 0;
      if (left > 0) {
        this.declines.set(key, left - 1);
        return true;
      }
    }
    return false;
  }
}
