/** What the control door has said about charges to come. Forgotten at a restart. */
export class ChargeRules {
  private readonly declines = new Map<string, number>();

  /** The next `times` renewal charges of a subscription (or of any, for "*") are declined. */
  declineNext(subscription: string, times: number): void {
    this.declines.set(subscription, times);
  }

  clear(): void {
    this.declines.clear();
  }

  /** Uses up one decline when there is one. */
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
