import { z } from "zod";
import type Stripe from "stripe";
import { closeDispute, openDispute, warnOfFraud } from "../billing/disputes.js";
import { intentFor } from "../billing/payments.js";
import { settleLate } from "../billing/purchase.js";
import { failRefund, refund } from "../billing/refunds.js";
import { settingsSchema } from "../core/snapshot.js";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import type { Command } from "./command.js";

/** A payment, named by its charge, its invoice, or the subscription whose last payment it is. */
const payment = {
  charge: z.string().startsWith("ch_").optional(),
  invoice: z.string().startsWith("in_").optional(),
  subscription: z.string().startsWith("sub_").optional(),
};

type Payment = z.output<z.ZodObject<typeof payment>>;

const disputeBody = z.strictObject({ ...payment, reason: z.string().default("fraudulent") });
const closeBody = z.strictObject({
  dispute: z.string().startsWith("du_"),
  outcome: z.enum(["won", "lost"]),
});
const settleBody = z.strictObject({
  ...payment,
  session: z.string().startsWith("cs_").optional(),
  outcome: z.enum(["succeed", "fail"]),
});
const refundBody = z.strictObject({ refund: z.string().startsWith("re_") });

/** What card networks, banks and customers do to a payment later. */
export function moneyCommands(world: World, command: Command): void {
  command("/dispute", disputeBody, ({ reason, ...named }) =>
    openDispute(world, chargeOf(world, named), reason),
  );
  command("/dispute/close", closeBody, ({ dispute: id, outcome }) => {
    const dispute = world.store.get("dispute", id, "dispute");
    closeDispute(world, dispute, outcome);
    return dispute;
  });
  command("/fraud", z.strictObject(payment), (named) => warnOfFraud(world, chargeOf(world, named)));
  command("/refund", z.strictObject(payment), (named) =>
    refund(world, chargeOf(world, named), { amount: undefined, reason: null, metadata: {} }),
  );
  command("/refund/fail", refundBody, ({ refund: id }) => {
    const returned = world.store.get("refund", id, "refund");
    failRefund(world, returned);
    return returned;
  });
  command("/settle", settleBody, ({ session, outcome, ...named }) => {
    const own = session && world.store.get("checkout.session", session, "session").invoice;
    const invoice = own ? world.store.get("invoice", idOf(own)) : invoiceOf(world, named);
    settleLate(world, invoice, outcome === "succeed");
    return invoice;
  });
  command("/settings", settingsSchema.partial(), (changes) => {
    Object.assign(world.store.state.settings, changes);
    world.store.touch();
    return world.store.state.settings;
  });
}

function invoiceOf(world: World, { invoice, subscription }: Payment): Stripe.Invoice {
  if (invoice !== undefined) return world.store.get("invoice", invoice, "invoice");
  const { latest_invoice: latest } = world.store.get(
    "subscription",
    subscription ?? "",
    "subscription",
  );
  return world.store.get("invoice", latest ? idOf(latest) : "", "invoice");
}

function chargeOf(world: World, named: Payment): Stripe.Charge {
  if (named.charge !== undefined) return world.store.get("charge", named.charge, "charge");
  const latest = intentFor(world, invoiceOf(world, named))?.latest_charge;
  return world.store.get("charge", latest ? idOf(latest) : "", "charge");
}
