import { z } from "zod";
import { Loop } from "./loop.js";

/**
 * The loop behind `npm run dev`: hot replacement for the client, compile and restart for the server, and up-to-date schema
 * and generated code. Like server/main.ts, it needs a complete environment.
 */
const settings = z.object({
  PORT: z.coerce.number(),
  LISTEN_HOST: z.string().default("127.0.0.1"),
  /** Two ports for the site behind the proxy. */
  DEV_SITE_PORTS: z.string().transform((text) => text.split(",").map(Number)),
});
const { PORT, LISTEN_HOST, DEV_SITE_PORTS } = settings.parse(process.env);
const [first = 0, second = 0] = DEV_SITE_PORTS;

const loop = await Loop.start({ port: PORT, host: LISTEN_HOST, sitePorts: [first, second] });
const stop = (): void => void loop.stop().finally(() => process.exit(0));
process.on("SIGTERM", stop);
// Ctrl-C reaches the whole process group; the launcher decides when this process stops.
process.on("SIGINT", () => undefined);
