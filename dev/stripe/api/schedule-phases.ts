import type Stripe from "stripe";
import { z } from "zod";
import { invalidRequest } from "../core/errors.js";
import { addMonths } from "../core/time.js";
import { flag, integer, text } from "../http/params.js";
import { ownMethod } from "../billing/default-method.js";
import { buildPrice, idOf } from "../objects/catalog.js";
import { buildPhase, type Phase } from "../objects/schedule.js";
import type { World } from "../world.js";

export const prorationBehavior = z.enum(["none"]);

export const phaseParams = z.strictObject({
  items: z
    .array(z.strictObject({ price: text(), quantity: integer(1, 999_999).optional() }))
    .min(1)
    .max(20),
  start_date: integer().optional(),
  end_date: integer().optional(),
  /** `iterations` was removed from the API in 2025-09-30. */
  duration: z
    .strictObject({ interval: z.enum(["month"]), interval_count: integer(1, 120).optional() })
    .optional(),
  /** Charged, or credited, with the first invoice of the phase. */
  add_invoice_items: z
    .array(
      z.strictObject({
        price_data: z.strictObject({
          currency: text(3),
          product: text(),
          unit_amount: integer(),
        }),
      }),
    )
    .max(20)
    .optional(),
  automatic_tax: z.strictObject({ enabled: flag() }).optional(),
  default_payment_method: text().optional(),
  proration_behavior: prorationBehavior.optional(),
  /** The phase costs nothing. */
  trial: flag().optional(),
});

type PhaseInput = z.output<typeof phaseParams>;

/** Turns the phases of an update into Stripe's phases, with their dates. */
export function readPhases(
  world: World,
  schedule: Stripe.SubscriptionSchedule,
  inputs: PhaseInput[],
): Phase[] {
  if (inputs.every(({ start_date }) => start_date === undefined)) {
    throw invalidRequest(
      "The subscription schedule update is missing at least one phase with a `start_date` " +
        "to anchor end dates to.",
      "phases",
    );
  }
  let previousEnd = schedule.current_phase?.start_date ?? world.clock.now();
  return inputs.map((input, index) => {
    const start = startOf(schedule, input, index, previousEnd);
    const end = endOf(world, input, index, start);
    previousEnd = end;
    const items = input.items.map(({ price, quantity = 1 }, item) => ({
      price: world.store.get("price", price, `phases[${index}][items][${item}][price]`),
      quantity,
    }));
    return buildPhase({
      start,
      end,
      items,
      extras: (input.add_invoice_items ?? []).map(({ price_data: data }, item) => {
        const param = `phases[${index}][add_invoice_items][${item}][price_data][product]`;
        const { id: product } = world.store.get("product", data.product, param);
        const { currency, unit_amount: unitAmount } = data;
        const price = buildPrice(
          { product, currency, unitAmount, monthly: false, active: false },
          world.clock.now(),
        );
        return world.store.add("price", price);
      }),
      currency: items[0]?.price.currency ?? "usd",
      prorationBehavior: input.proration_behavior,
      trial: input.trial,
      automaticTax: input.automatic_tax?.enabled,
      defaultPaymentMethod: ownMethod(world, idOf(schedule.customer), {
        id: input.default_payment_method,
        param: `phases[${index}][default_payment_method]`,
      }),
    });
  });
}

function startOf(
  schedule: Stripe.SubscriptionSchedule,
  input: PhaseInput,
  index: number,
  previousEnd: number,
): number {
  const param = `phases[${index}][start_date]`;
  const start = input.start_date ?? previousEnd;
  const current = schedule.current_phase?.start_date;
  if (index === 0 && current !== undefined && start !== current) {
    throw invalidRequest("You can not modify the start date of the current phase.", param);
  }
  if (index > 0 && start !== previousEnd) {
    throw invalidRequest(
      "The start date of a phase must be the end date of the phase before it.",
      param,
    );
  }
  return start;
}

function endOf(world: World, input: PhaseInput, index: number, start: number): number {
  const param = `phases[${index}][end_date]`;
  if (input.duration && input.end_date !== undefined) {
    throw invalidRequest(
      "You may only specify one of these parameters: duration, end_date.",
      `phases[${index}][duration]`,
    );
  }
  if (!input.duration && input.end_date === undefined) {
    throw invalidRequest(
      "The last phase of a subscription schedule must have a `duration` or an `end_date`.",
      param,
      "parameter_missing",
    );
  }
  const end = input.duration
    ? addMonths(start, input.duration.interval_count ?? 1)
    : input.end_date;
  if (end === undefined || end <= start || end < world.clock.now()) {
    throw invalidRequest(
      "The end date of a phase must lie after its start and not in the past.",
      param,
    );
  }
  return end;
}
