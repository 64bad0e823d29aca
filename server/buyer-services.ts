import type { DataSource } from "typeorm";
import type { Clock } from "./core/clock.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import { OpenOrderService } from "./modules/billing/orders/open-order.service.js";
import { OrderReminders } from "./modules/billing/orders/order-reminders.js";
import type { SubscriptionService } from "./modules/billing/subscription.service.js";
import type { CartService } from "./modules/cart/cart.service.js";
import { PendingDeletions } from "./modules/departures/pending-deletions.js";
import type { NewsletterService } from "./modules/newsletter/newsletter.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import type { PlanService } from "./modules/plans/plan.service.js";

interface Grounds {
  dataSource: DataSource;
  clock: Clock;
}

interface BuyerNeeds {
  accounts: AccountService;
  cart: CartService;
  newsletter: NewsletterService;
  outbox: OutboxService;
  plans: PlanService;
  subscriptions: SubscriptionService;
}

/** What buyers of plans do and see themselves. */
export function createBuyerSide({ dataSource, clock }: Grounds, needs: BuyerNeeds) {
  const { accounts, cart, newsletter: readers, outbox, plans, subscriptions } = needs;
  const openOrders = new OpenOrderService({ dataSource, cart, subscriptions, plans, clock });
  const departures = new PendingDeletions(dataSource);
  const reminding = { orders: openOrders, accounts, readers, departures, outbox };
  return { openOrders, orderReminders: new OrderReminders({ ...reminding, dataSource, clock }) };
}
