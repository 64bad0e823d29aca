import "reflect-metadata";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Prepared } from "../../server/prepare.js";
import { connectCalls, type Handlers } from "./calls.js";
import { BUILT } from "./places.js";

/**
 * The server process of `npm run dev`; each server change replaces it. It is started ahead of time, loads what does not depend on the
 * next change (spares.ts), and then waits until it is needed.
 */
const toLoad = z.object({ packages: z.array(z.string()), modules: z.array(z.string()) });
const start = z.object({ port: z.number() });

/** Modules with work that can be done as soon as they are loaded. */
const PREPARE = "server/prepare.js";
const PLACES = "server/modules/jobs/search/language/places.js";

let prepared: Promise<Prepared> | undefined;
const prepareOnce = (): Promise<Prepared> =>
  (prepared ??= import("../../server/prepare.js").then(({ prepare }) => prepare()));

const handlers: Handlers = {
  isThere: async () => true,
  load: async (argument) => {
    const { packages, modules } = toLoad.parse(argument);
    // What fails to load will fail again, with a message, in the file that imports it.
    await Promise.allSettled(packages.map((name) => import(name)));
    for (const module of modules)
      await import(pathToFileURL(path.join(BUILT, module)).href).catch(() => undefined);
    if (modules.includes(PREPARE)) await prepareOnce();
    if (!modules.includes(PLACES)) return;
    const { loadPlaces } = await import("../../server/modules/jobs/search/language/places.js");
    await loadPlaces();
  },
  start: async (argument) => {
    const { port } = start.parse(argument);
    const { createSourceClient } = await import("./source-client.js");
    const { serve } = await import("../../server/serve.js");
    const { client, execute } = createSourceClient(call);
    handlers.execute = execute;
    const { env, ...grounds } = await prepareOnce();
    await serve({ env: { ...env, PORT: port }, ...grounds }, async () => client);
  },
  contract: async () => {
    const { contractFiles } = await import("../../server/contract-files.js");
    return contractFiles();
  },
};
const call = connectCalls(process, handlers);
// Without the loop, nothing else would end this process.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
