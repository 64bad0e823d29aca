/** Builds the server if its sources have changed since the last build. */
import { ROOT } from "./child.mjs";
import { build, buildIsFresh } from "./build-state.mjs";

try {
  if (!buildIsFresh(ROOT, "server")) await build(ROOT, "server");
} catch ({ message }) {
  console.error(message);
  process.exitCode = 1;
}
