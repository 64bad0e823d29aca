/** Jest's version of markdown.ts: the same modules, but "?meta" includes the text. Uses the build, since Node 20 cannot run TypeScript. */
import { contentModule } from "../../dist/node/dev/build/markdown-content.js";

export default {
  process: (source, file) => ({
    code: contentModule(source, file, false).replace(/^export const (\w+) =/gm, "exports.$1 ="),
  }),
};
