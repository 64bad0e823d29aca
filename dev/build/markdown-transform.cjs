// Jest's side of markdown.ts: the same modules, with the text also behind "?meta".
require("esbuild-register/dist/node").register();
const { contentModule } = require("./markdown-content.ts");

module.exports = {
  process: (source, file) => ({
    code: contentModule(source, file, false).replace(/^export const (\w+) =/gm, "exports.$1 ="),
  }),
};
