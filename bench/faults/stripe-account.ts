/** What a subscription is at Stripe. */
export interface AtStripe {
  id: string;
  scheduleId: string | null;
  /** When the paid month ends. */
  monthEndsAt: Date;
  paidInvoices: number;
  lastPaidInvoice: string | null;
  /** Last four digits of the card that is charged; null for none. */
  card: string | null;
  /** What was paid back, and what lost disputes took, in cents. */
  refunded: number;
  lost: number;
}

type Fields = Record<string, unknown>;
interface List {
  data: Fields[];
}

/** Stripe as its dashboard shows it, past all faults. */
export class StripeAccount {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  /** The subscription that this person paid for; null if there is none. */
  async subscriptionOf(userId: string): Promise<AtStripe | null> {
    const { data } = await this.ask<List>("subscriptions?status=all&limit=100");
    const found = data.find(({ metadata }) => (metadata as Fields | null)?.userId === userId);
    if (!found) return null;
    const id = String(found.id);
    const invoices = await this.ask<List>(`invoices?subscription=${id}&status=paid&limit=100`);
    const { schedule, customer, items, default_payment_method: method } = found;
    const [item] = (items as { data: { current_period_end: number }[] }).data;
    if (!item) throw new Error(`subscription ${id} has no item`);
    return {
      id,
      monthEndsAt: new Date(item.current_period_end * 1000),
      scheduleId: typeof schedule === "string" ? schedule : null,
      paidInvoices: invoices.data.length,
      lastPaidInvoice: invoices.data[0] ? String(invoices.data[0].id) : null,
      card: typeof method === "string" ? await this.cardOf(method) : null,
      ...(await this.takenBack(String(customer))),
    };
  }

  private async cardOf(method: string): Promise<string> {
    const { card } = await this.ask<{ card: { last4: string } }>(`payment_methods/${method}`);
    return card.last4;
  }

  private async takenBack(customer: string): Promise<{ refunded: number; lost: number }> {
    const charges = await this.ask<List>(`charges?customer=${customer}&limit=100`);
    const own = new Set(charges.data.map(({ id }) => id));
    const disputes = await this.ask<List>("disputes?limit=100");
    const lost = disputes.data.filter(({ charge, status }) => own.has(charge) && status === "lost");
    return { refunded: sum(charges.data, "amount_refunded"), lost: sum(lost, "amount") };
  }

  async ask<Answer>(path: string): Promise<Answer> {
    const response = await fetch(`${this.url}/v1/${path}`, {
      headers: { authorization: `Bearer ${this.key}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** As if done in the dashboard. */
  async act(
    path: string,
    params: Record<string, string> = {},
    method: "POST" | "DELETE" = "POST",
  ): Promise<void> {
    const response = await fetch(`${this.url}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.key}` },
      body: new URLSearchParams(params),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  /** A command of the stand-in's own. */
  async control(command: string, body: object = {}): Promise<Fields> {
    const response = await fetch(`${this.url}/_control/${command}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Fields;
  }

  /** The bank of a plan's last payment takes it back for now. @returns the dispute's id */
  async dispute(subscription: string): Promise<string> {
    return String((await this.control("dispute", { subscription })).id);
  }

  async decide(dispute: string, outcome: "won" | "lost"): Promise<void> {
    await this.control("dispute/close", { dispute, outcome });
  }
}

const sum = (objects: readonly Fields[], field: string): number =>
  objects.reduce((total, object) => total + Number(object[field]), 0);
