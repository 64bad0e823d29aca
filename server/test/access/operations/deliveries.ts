import { newId } from "../../../core/ids.js";
import { Subscription } from "../../../modules/billing/subscription/subscription.entity.js";
import { firmDayOf } from "#site/firm-day";
import { Delivery } from "../../../modules/deliveries/delivery.entity.js";
import type { World } from "../actors.js";
import { mutation, type OperationRows } from "./ask.js";

const PROVEN_ADMINS = "401 403 403 403 403 ok 403 2FA 403 403";
/** No plan of the world may end: other rows need it. */
const NOT_FOUND = "401 403 403 403 403 404 403 2FA 403 403";

/** The plan that `owner` bought. */
export const planOf = async ({ app, people }: World): Promise<string> => {
  const where = { userId: people.owner.id };
  return (await app.dataSource.manager.findOneByOrFail(Subscription, where)).id;
};
const today = ({ app }: World) => firmDayOf(app.clock.now());
const call = (world: World) => ({ kind: "CONTACT", deliveredOn: today(world) });
const newDelivery = async (world: World): Promise<string> => {
  const [id, now] = [newId(), world.app.clock.now()];
  const row = { id, subscriptionId: await planOf(world), kind: "CONTACT" } as const;
  const dates = { deliveredOn: today(world), createdAt: now, updatedAt: now };
  await world.app.dataSource.manager.insert(Delivery, { ...row, ...dates });
  return id;
};

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const deliveriesRows: OperationRows = {
  queries: {
    dueDeliveries: [
      async (_world, client) =>
        client.graphql("{ dueDeliveries(first: 1, withinDays: 60) { nodes { kind } } }"),
      PROVEN_ADMINS,
    ],
    "mySubscriptions (deliveries)": [
      async (world, client) => {
        await newDelivery(world);
        return client.graphql("{ mySubscriptions { deliveries { id } } }");
      },
      "401 ok none none none none none none 403 403",
    ],
  },
  mutations: {
    recordDelivery: [
      mutation("recordDelivery", async (world) => ({
        planId: await planOf(world),
        ...call(world),
      })),
      PROVEN_ADMINS,
    ],
    updateDelivery: [
      mutation("updateDelivery", async (world) => ({
        id: await newDelivery(world),
        expectedVersion: 1,
        ...call(world),
      })),
      PROVEN_ADMINS,
    ],
    refundPayment: [
      mutation("refundPayment", async (world) => ({
        ...{ planId: await planOf(world), invoiceId: "in_unknown", amount: 1 },
        ...{ expectedRefunded: 0, reason: "REQUESTED", note: "Asked for it" },
      })),
      "401 403 403 403 403 BAD_INPUT 403 2FA 403 403",
    ],
    extendPlan: [
      mutation("extendPlan", async (world) => ({
        ...{ planId: await planOf(world), months: 1, expectedFreeMonths: 99 },
        reason: "Our mistake",
      })),
      "401 403 403 403 403 CONFLICT 403 2FA 403 403",
    ],
    cancelPlanAtPeriodEnd: [
      mutation("cancelPlanAtPeriodEnd", () => ({ planId: newId(), reason: "Asked for it" })),
      NOT_FOUND,
    ],
    cancelPlanNow: [
      mutation("cancelPlanNow", () => ({ planId: newId(), reason: "Asked for it" })),
      NOT_FOUND,
    ],
    undoPlanCancellation: [
      mutation("undoPlanCancellation", () => ({ planId: newId() })),
      NOT_FOUND,
    ],
    deleteDelivery: [
      mutation("deleteDelivery", async (world) => ({ id: await newDelivery(world) })),
      PROVEN_ADMINS,
    ],
  },
};
