import { parseArgs } from "node:util";
import { readSettings, stripeSettings } from "../env.js";
import { StripeAccount } from "../integrations/payments/stripe-account.js";
import { planSetup, type SetupStep } from "./stripe-setup.js";
import { STRIPE_WEBHOOK_PATH } from "../modules/billing/sync/stripe-webhook.js";
import { PLANS } from "../modules/plans/plan.catalog.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run stripe:sync -- [--apply] [--live]
Compares the account at Stripe with the plans of the site: products, prices, and the webhook endpoint. Says what it would do and changes
nothing; --apply does it. With a live key, --live is needed too.`;
const STRIPE_WORDS = (why: string) =>
  `Stripe isn't answering, or refused the request${why}. Check STRIPE_SECRET_KEY and STRIPE_API_BASE.`;

const wish = readArguments(USAGE, () => {
  const { values } = parseArgs({
    options: {
      apply: { type: "boolean", default: false },
      live: { type: "boolean", default: false },
    },
  });
  return values;
});

function print(steps: readonly SetupStep[]): void {
  const width = Math.max(...steps.map(({ name }) => name.length));
  for (const { what, name, words } of steps)
    console.log(`  ${what.padEnd(8)} ${name.padEnd(width)}  ${words}`);
}

async function apply(steps: readonly SetupStep[]): Promise<void> {
  for (const step of steps) {
    if (!step.apply) continue;
    const news = await step.apply();
    console.log(`Done: ${step.what} ${step.name}.${news ? ` ${news}` : ""}`);
  }
  const left = steps.filter((step) => !step.apply);
  if (left.length === 0) return;
  console.log("Left for you to do at Stripe:");
  print(left);
}

async function run(): Promise<void> {
  const env = readSettings(stripeSettings);
  const access = { secretKey: env.STRIPE_SECRET_KEY, apiBase: env.STRIPE_API_BASE };
  const account = new StripeAccount(access);
  if (!account.isTest && !wish.live) {
    console.error("This is a live key: prices in the live account would change. Add --live.");
    process.exitCode = 1;
    return;
  }
  const steps = await planSetup(account, {
    plans: PLANS,
    statementDescriptor: env.STRIPE_STATEMENT_DESCRIPTOR,
    webhookUrl: `${env.PUBLIC_BASE_URL}${STRIPE_WEBHOOK_PATH}`,
  });
  const mode = account.isTest ? "test" : "live";
  if (steps.length === 0) {
    console.log(`Everything in the ${mode} account is as it should be. Nothing to do.`);
    return;
  }
  console.log(`In the ${mode} account (API ${account.apiVersion}):`);
  print(steps);
  if (wish.apply) await apply(steps);
  else console.log("Nothing was changed. Run npm run stripe:sync -- --apply to do this.");
}

await runCommand(run, STRIPE_WORDS);
