import "reflect-metadata";
import { z } from "zod";
import { connectCalls, type Handlers } from "./calls.js";

/**
 * The server process of `npm run dev`; each server change replaces it. Loading packages takes most of its startup, so a spare
 * process loads them ahead of time and then waits until it is needed.
 */
const warmUp = z.object({ packages: z.array(z.string()) });
const start = z.object({ port: z.number() });

const handlers: Handlers = {
  isThere: async () => true,
  warm: async (argument) => {
    const { packages } = warmUp.parse(argument);
    // A package that fails to load will fail again, with a message, in the file that imports it.
    await Promise.allSettled(packages.map((name) => import(name)));
  },
  start: async (argument) => {
    process.env.PORT = String(start.parse(argument).port);
    const { createSourceClient } = await import("./source-client.js");
    const { serve } = await import("../../server/serve.js");
    const { client, execute } = createSourceClient(call);
    handlers.execute = execute;
    await serve(async () => client);
  },
  contract: async () => {
    const { contractFiles } = await import("../../server/doors/graphql/contract-files.js");
    return contractFiles();
  },
};
const call = connectCalls(process, handlers);
// Without the loop, nothing else would end this process.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
