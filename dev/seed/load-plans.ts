import type { EntityManager } from "typeorm";
import { z } from "zod";
import { newId } from "../../server/core/ids.js";
import { createBreakers } from "../../server/integrations/breaker/breakers.js";
import type { PlanFacts } from "../../server/integrations/payments/plan-facts.js";
import { StripeGateway } from "../../server/integrations/payments/stripe-gateway.js";
import { Application } from "../../server/modules/applications/application.entity.js";
import { Invoice } from "../../server/modules/billing/money/invoice.entity.js";
import { PlanEvent } from "../../server/modules/billing/subscription/plan-event.entity.js";
import { happeningsOf } from "../../server/modules/billing/subscription/plan-happenings.js";
import { Subscription } from "../../server/modules/billing/subscription/subscription.entity.js";
import { project } from "../../server/modules/billing/subscription/subscription.projection.js";
import { Delivery } from "../../server/modules/deliveries/delivery.entity.js";
import { PlanIntake } from "../../server/modules/intakes/plan-intake.entity.js";
import type { DemoPerson } from "./build-people.js";

const DAY = 24 * 3_600_000;

/** What was bought, and how long ago. The second product key of a plan is its price's lookup key in capitals. */
const SALES = [
  {
    ...{ productId: "MARKET_MY_RESUME_QUATERLY", months: 3, daysAgo: 1 },
    targetRole: "Software engineer",
  },
  // Something is missing, and it is too late for a reminder.
  { productId: "BRAND_MY_CV_HALF_YEARLY", months: 6, daysAgo: 6, targetRole: "" },
  {
    ...{ productId: "MARKET_MY_RESUME_HALF_YEARLY", months: 6, daysAgo: 17 },
    targetRole: "Data analyst",
  },
] as const;

/** Where the demo's plans are sold: the local stand-in for Stripe. */
export interface DemoTill {
  secretKey: string;
  /** Undefined for Stripe itself, where nothing can be sold in the past. */
  apiBase: string | undefined;
}

/** A plan that a demo person bought, as the stand-in for Stripe knows it. */
export interface DemoPlan {
  person: DemoPerson;
  facts: PlanFacts;
  stripeCustomerId: string;
  productId: string;
  months: number;
  /** The role that the buyer looks for; empty if they have not said. */
  targetRole: string;
}

const soldSchema = z.object({ subscription: z.string(), customer: z.string() });

/**
 * Sells the demo's plans at the stand-in for Stripe, so that it has what our tables say. Without a stand-in, the demo has no
 * plans: Stripe would know nothing of them.
 */
export async function sellPlans(
  { secretKey, apiBase }: DemoTill,
  people: readonly DemoPerson[],
  now: Date,
): Promise<DemoPlan[]> {
  if (apiBase === undefined) return [];
  const payPage = { methods: ["card"], automaticTax: false, taxIds: false };
  const breaker = createBreakers().stripe;
  const gateway = new StripeGateway({ secretKey, apiBase, webhookSecrets: [], payPage, breaker });
  const plans: DemoPlan[] = [];
  for (const [index, { productId, months, daysAgo, targetRole }] of SALES.entries()) {
    const person = people[index];
    if (person === undefined) break;
    const sold = await sell(apiBase, person, {
      ...{ productId, months },
      startedAt: Math.floor((now.getTime() - daysAgo * DAY) / 1000),
    });
    if (sold === null) return [];
    const { subscription, customer: stripeCustomerId } = sold;
    await gateway.attachTerm(subscription, months);
    const facts = await gateway.readPlan(subscription);
    if (facts) plans.push({ person, facts, stripeCustomerId, productId, months, targetRole });
  }
  return plans;
}

interface Sale {
  productId: string;
  months: number;
  startedAt: number;
}

/** @returns Stripe's ids; null if this is another double of Stripe, which can't sell in the past */
async function sell(
  apiBase: string,
  { id: userId, email, name }: DemoPerson,
  { productId, months, startedAt }: Sale,
): Promise<z.output<typeof soldSchema> | null> {
  const metadata = { app: "staffboard", userId, productId, months: String(months) };
  const response = await fetch(new URL("/_control/past-sale", apiBase), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lookupKey: productId.toLowerCase(), email, name, startedAt, metadata }),
  });
  return response.ok ? soldSchema.parse(await response.json()) : null;
}

/** Writes the plans as if each event had been heard when it happened: without emails about them now. */
export async function insertPlans(
  transaction: EntityManager,
  plans: readonly DemoPlan[],
  now: Date,
): Promise<void> {
  for (const { person, facts, stripeCustomerId, productId, months, targetRole } of plans) {
    const id = newId();
    const { id: stripeSubscriptionId, startedAt } = facts;
    const projected = project(facts, months, 0);
    await transaction.insert(Subscription, {
      ...{ id, userId: person.id, productId, stripeSubscriptionId, stripeCustomerId },
      ...{ checkedAt: now, updatedAt: startedAt },
      ...projected,
    });
    const invoices = facts.invoices.map((invoice) => ({ ...invoice, stripeSubscriptionId }));
    await transaction.insert(Invoice, invoices);
    const events = happeningsOf(facts, projected, now);
    await transaction.insert(
      PlanEvent,
      events.map(({ kind, at, key: dedupeKey, facts: about = {} }) => ({
        ...{ id: newId(), subscriptionId: id, kind, at, facts: about, actorId: null, dedupeKey },
      })),
    );
    await insertIntake(transaction, id, person.id, targetRole, startedAt);
    await insertWork(transaction, id, startedAt, now);
  }
}

/** What the buyer sent to begin, with the resume of an application. */
async function insertIntake(
  transaction: EntityManager,
  subscriptionId: string,
  userId: string,
  targetRole: string,
  startedAt: Date,
): Promise<void> {
  const sent = await transaction.findOneBy(Application, { userId });
  if (!sent) return;
  const { resumeId, location, phone, countryCode } = sent;
  await transaction.insert(PlanIntake, {
    ...{ subscriptionId, resumeId, targetRole, location, phone, countryCode },
    completedAt: targetRole === "" ? null : startedAt,
    ...{ createdAt: startedAt, updatedAt: startedAt },
  });
}

const WORKS = [
  { kind: "CONTACT", days: 1, count: null, note: "First call: goals, places, and start date." },
  { kind: "SUBMISSIONS", days: 6, count: 14, note: "Vendors and direct clients in two states." },
  { kind: "REPLIES", days: 6, count: 3, note: null },
] as const;

/** Older plans got their first contact, and then a list of submissions. */
async function insertWork(
  transaction: EntityManager,
  subscriptionId: string,
  startedAt: Date,
  now: Date,
): Promise<void> {
  for (const { kind, days, count, note } of WORKS) {
    const at = new Date(startedAt.getTime() + days * DAY);
    if (at.getTime() > now.getTime() - DAY) continue;
    await transaction.insert(Delivery, {
      ...{ id: newId(), subscriptionId, kind, count, note, link: null, authorId: null },
      ...{ deliveredOn: at.toISOString().slice(0, 10), createdAt: at, updatedAt: at },
    });
  }
}
