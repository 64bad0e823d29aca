/**
 * `npm run dev`: everything `npm start` brings up, with the site run from its sources. A client change reaches the browser
 * at once, a server change after one to three seconds.
 */
import "./node-version.mjs";

const { launch } = await import("./launch.mjs");
const { startLoop } = await import("./site.mjs");
await launch({ parts: ["server"], openSite: startLoop });
