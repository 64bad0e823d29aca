import type { Limit } from "../../kit/rate-limits.js";

/** Per person. */
export const CHECKOUTS_PER_HOUR: Limit = { name: "checkout", points: 5, seconds: 3600 };
/** Per person; separate, so that demos do not use up the limit for real checkouts. */
export const DEMO_CHECKOUTS_PER_HOUR: Limit = { name: "demo-checkout", points: 5, seconds: 3600 };
/** Cancellations and their undoing, per person. */
export const PLAN_CHANGES_PER_HOUR: Limit = { name: "plan-changes", points: 10, seconds: 3600 };
/** Per person. */
export const PORTALS_PER_HOUR: Limit = { name: "billing-portal", points: 20, seconds: 3600 };
/**
 * Calls that read a checkout session from Stripe, per person: Stripe's own rate limit is shared by
 * the whole site.
 */
export const STRIPE_READS: Limit = { name: "stripe-read", points: 60, seconds: 3600 };
