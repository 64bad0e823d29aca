import { z } from "zod";
import { startStripeStandIn } from "../stripe/stand-in.js";
import { startIdentityTwin } from "./identity-twin.js";
import { startMailTwin } from "./mail-twin.js";
import { startS3Twin } from "./s3-twin.js";
import type { Service } from "./service.js";

/** Sent by the launcher; a service that is missing here is not started. */
const settings = z.object({
  s3: z
    .object({
      port: z.number(),
      directory: z.string(),
      bucket: z.string(),
      accessKeyId: z.string(),
      secretAccessKey: z.string(),
    })
    .optional(),
  mail: z
    .object({
      port: z.number(),
      dataFile: z.string(),
      topic: z.object({ topicArn: z.string(), notifyUrl: z.string() }),
    })
    .optional(),
  identity: z.object({ port: z.number(), clientSecret: z.string() }).optional(),
  stripe: z
    .object({
      port: z.number(),
      dataFile: z.string(),
      secretKey: z.string(),
      webhookSecret: z.string(),
      webhookUrl: z.string(),
    })
    .optional(),
});

type Settings = z.infer<typeof settings>;

const running: Service[] = [];

async function start({ s3, mail, identity, stripe }: Settings): Promise<void> {
  if (s3) running.push(await startS3Twin(s3));
  if (mail) running.push(await startMailTwin(mail));
  if (identity) running.push(await startIdentityTwin(identity));
  if (stripe) running.push(await startStripeStandIn(stripe));
}

async function stop(): Promise<void> {
  await Promise.allSettled(running.map((service) => service.close()));
  process.exit(0);
}

function fail(error: unknown): void {
  console.error(error);
  process.exitCode = 1;
  const message = error instanceof Error ? error.message : String(error);
  // Exit only after the message is sent, or it would be lost.
  if (process.connected) process.send?.({ failed: message }, () => process.exit(1));
  else process.exit(1);
}

// The terminal sends Ctrl-C to the whole group; the launcher decides when this process stops.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => void stop());
// The channel closes when the launcher dies, even on kill -9.
process.on("disconnect", () => void stop());
process.on("uncaughtException", fail);
process.on("message", (message) => {
  start(settings.parse(message)).then(() => process.send?.({ ready: true }), fail);
});
