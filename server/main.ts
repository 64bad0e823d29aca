import "./production-libraries.js";
import "./heap-growth.js";
import "reflect-metadata";
import path from "node:path";
import { loadClientBuild } from "./doors/web/client-build.js";
import { prepare } from "./prepare.js";
import { serve } from "./serve.js";

/** `npm run serve`, `npm start` and the image: the site with the built client. */
await serve(await prepare(), () => loadClientBuild(path.resolve(import.meta.dirname, "../..")));
