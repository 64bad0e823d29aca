/** `npm start`: installs, builds, starts the local services, migrates, seeds, serves. */
import "./node-version.mjs";

const { BUILT_SITE, launch } = await import("./launch.mjs");
await launch(BUILT_SITE);
