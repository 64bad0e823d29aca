import { generate, loadContext } from "@graphql-codegen/cli";
import { connectCalls } from "./calls.js";

/** Keeps the code generator loaded: loading takes seconds, a run only a fraction of one. */
const context = loadContext("codegen.ts");

connectCalls(process, {
  generate: async () => {
    const config = (await context).getConfig();
    await generate({ ...config, silent: true, errorsOnly: true });
  },
});
process.on("disconnect", () => process.exit(0));
