/**
 * What happens to webhooks on their way, set through the control API. Lost at a restart.
 * - `drop`: never sent. `delay`: sent after `ms`. `duplicate`: sent `copies` times in all.
 */
interface DeliveryRule {
  action: "drop" | "delay" | "duplicate";
  /** Event types, or patterns such as `invoice.*`. */
  types: string[];
  /** How many events it affects. */
  times: number;
  ms: number;
  copies: number;
}

/** `invoice.*` matches every event type with that prefix. */
export const matchesType = (type: string, pattern: string): boolean =>
  pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

export class DeliveryRules {
  private rules: DeliveryRule[] = [];

  add(rule: DeliveryRule): void {
    this.rules.push({ ...rule });
  }

  clear(): void {
    this.rules = [];
  }

  /** The rule for this event, if any; counts it as used. */
  take(type: string): DeliveryRule | undefined {
    const rule = this.rules.find(
      ({ times, types }) => times > 0 && types.some((pattern) => matchesType(type, pattern)),
    );
    if (rule) rule.times -= 1;
    return rule;
  }
}
