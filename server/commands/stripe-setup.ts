import type {
  AccountPrice,
  AccountProduct,
  NewPrice,
  PaymentAccount,
} from "../integrations/payments/payment-account.js";
import { inDollars } from "../modules/plans/plan.service.js";
import type { Plan } from "../modules/plans/plan.types.js";
import { DEMO_PLAN } from "../modules/billing/checkout/demo/demo-plan.js";
import { checkEndpoint } from "../modules/billing/sync/webhook-check.js";

/** A product for sale, with the keys of its prices; all of its prices are the same. */
interface SoldProduct {
  /** The product's id, if it has to be created. */
  id: string;
  name: string;
  lookupKeys: string[];
  /** Minor units a month. */
  amount: number;
  currency: string;
}

/** Something in the provider's account that is not as it should be, and what mends it. */
export interface SetupStep {
  what: "product" | "price" | "webhook";
  name: string;
  /** What would be done, or was done; in words for the person who runs the command. */
  words: string;
  /** Null for what this command can't mend. */
  apply: (() => Promise<string | void>) | null;
}

interface SetupWishes {
  plans: readonly Plan[];
  statementDescriptor: string;
  webhookUrl: string;
}

/**
 * Compares an account with what the site needs: products, prices, and the webhook endpoint.
 * Changes nothing; each step says what would be done, and can do it. An account that is set up
 * needs no step.
 */
export async function planSetup(
  account: PaymentAccount,
  { plans, statementDescriptor, webhookUrl }: SetupWishes,
): Promise<SetupStep[]> {
  const sold = [...plans.map(toSold), ...(account.isTest ? [demoProduct] : [])];
  const prices = await account.findPrices(sold.flatMap(({ lookupKeys }) => lookupKeys));
  const steps: SetupStep[] = [];
  for (const product of sold) {
    const own = prices.filter(({ lookupKey }) => product.lookupKeys.includes(lookupKey));
    const known = own[0]?.product ?? (await account.findProduct(product.id));
    const wanted = { name: product.name, isActive: true, statementDescriptor };
    const id = known?.id ?? product.id;
    steps.push(...productSteps(account, known, { id, ...wanted }));
    for (const lookupKey of product.lookupKeys) {
      const found = own.find((price) => price.lookupKey === lookupKey);
      const { amount, currency } = product;
      steps.push(...priceSteps(account, found, { lookupKey, amount, currency, productId: id }));
    }
  }
  return [...steps, ...(await webhookSteps(account, webhookUrl))];
}

const toSold = ({ id, title, terms, monthlyAmount, currency }: Plan): SoldProduct => ({
  id: `prod_staffboard_${id.toLowerCase()}`,
  name: title,
  lookupKeys: terms.map(({ lookupKey }) => lookupKey),
  amount: monthlyAmount,
  currency,
});

const demoProduct: SoldProduct = {
  id: "prod_staffboard_starter_plan",
  name: "Starter plan",
  lookupKeys: [DEMO_PLAN.lookupKey],
  amount: DEMO_PLAN.monthlyAmount,
  currency: DEMO_PLAN.currency,
};

function productSteps(
  account: PaymentAccount,
  known: AccountProduct | null,
  wanted: AccountProduct,
): SetupStep[] {
  const { name } = wanted;
  if (!known) {
    const words = `create ${wanted.id}, on statements as ${wanted.statementDescriptor}`;
    return [{ what: "product", name, words, apply: () => account.createProduct(wanted) }];
  }
  const changes = [
    ...(known.name === name ? [] : [`name "${known.name}" to "${name}"`]),
    ...(known.isActive ? [] : ["make it active"]),
    ...(known.statementDescriptor === wanted.statementDescriptor
      ? []
      : [`on statements ${known.statementDescriptor ?? "-"} to ${wanted.statementDescriptor}`]),
  ];
  if (changes.length === 0) return [];
  const words = `update ${known.id}: ${changes.join(", ")}`;
  return [{ what: "product", name, words, apply: () => account.updateProduct(wanted) }];
}

function priceSteps(
  account: PaymentAccount,
  found: AccountPrice | undefined,
  wanted: NewPrice,
): SetupStep[] {
  const { lookupKey: name, amount, currency } = wanted;
  const isRight = found?.monthly === true && found.amount === amount && found.currency === currency;
  if (isRight) return [];
  const price = monthly(amount, currency);
  if (!found) {
    const words = `create at ${price}`;
    return [{ what: "price", name, words, apply: () => account.createPrice(wanted) }];
  }
  const words = `replace ${found.id} (${describe(found)}) by ${price}, and archive it`;
  const apply = async () => {
    await account.createPrice(wanted);
    await account.archivePrice(found.id);
  };
  return [{ what: "price", name, words, apply }];
}

const monthly = (amount: number, currency: string): string =>
  `${inDollars(amount)} ${currency} a month`;

const describe = (price: AccountPrice): string =>
  price.monthly && price.amount !== null
    ? monthly(price.amount, price.currency)
    : "not a fixed price a month";

async function webhookSteps(account: PaymentAccount, url: string): Promise<SetupStep[]> {
  const { endpoint, problems } = await checkEndpoint(account, url);
  return problems.map(({ kind, words }): SetupStep => {
    const step = { what: "webhook", name: url, words } as const;
    if (kind === "MISSING") {
      const create = async () => {
        const secret = await account.createEndpoint(url);
        return `Its secret is shown only now. Set STRIPE_WEBHOOK_SECRET=${secret}`;
      };
      return { ...step, apply: create };
    }
    const update = () => account.updateEndpoint(endpoint?.id ?? "");
    return { ...step, apply: kind === "EVENTS" ? update : null };
  });
}
