import path from "node:path";
import { z } from "zod";
import { startStripeStandIn } from "./stand-in.js";

/** Settings to run the stand-in by itself: `node dist/node/dev/stripe/main.js`. */
const settings = z
  .object({
    DEV_STRIPE_PORT: z.coerce.number().int().min(0).max(65_535).default(4026),
    DATA_DIR: z.string().default(".data"),
    STRIPE_SECRET_KEY: z.string().startsWith("sk_test_").default("sk_test_local_development"),
    STRIPE_WEBHOOK_SECRET: z.string().min(16).default("whsec_local_development"),
    PUBLIC_BASE_URL: z.url().default("http://localhost:4000"),
  })
  .safeParse(process.env);

if (!settings.success) {
  console.error(z.prettifyError(settings.error));
  process.exit(1);
}

const env = settings.data;
const standIn = await startStripeStandIn({
  port: env.DEV_STRIPE_PORT,
  dataFile: path.join(env.DATA_DIR, "stripe.json"),
  secretKey: env.STRIPE_SECRET_KEY,
  webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  webhookUrl: new URL("/api/stripe/webhook", env.PUBLIC_BASE_URL).href,
  log: (line) => console.log(line),
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void standIn.close());
}
