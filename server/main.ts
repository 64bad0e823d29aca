import "./production-libraries.js";
import "./heap-growth.js";
import "reflect-metadata";
import path from "node:path";
import { startTracing } from "./start-tracing.js";

// What traces watch must be loaded after them.
const stopTracing = await startTracing();
const { loadClientBuild } = await import("./doors/web/client-build.js");
const { prepare } = await import("./prepare.js");
const { serve } = await import("./serve.js");

const loadClient = () => loadClientBuild(path.resolve(import.meta.dirname, "../.."));
/** `npm run serve`, `npm start` and the image: the site with the built client. */
await serve(await prepare(), loadClient, stopTracing);
