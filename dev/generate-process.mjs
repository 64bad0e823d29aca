/** Makes generated files for `npm run dev`, whenever it asks (dev/hot/calls.ts). It keeps the generators loaded. */
import { makeStale } from "./generated.mjs";

process.on("message", async ({ call }) => {
  try {
    process.send({ answerTo: call, result: await makeStale() });
  } catch ({ message }) {
    process.send({ answerTo: call, error: message });
  }
});
process.on("disconnect", () => process.exit(0));
