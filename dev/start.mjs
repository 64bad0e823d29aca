/** `npm start`: installs, builds, starts what is missing, migrates, seeds, serves. */
import "./node-version.mjs";

const { launch } = await import("./launch.mjs");
await launch();
