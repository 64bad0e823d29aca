// Jest's side of markdown.ts: the same modules, with the text also behind "?meta".
const Module = require("node:module");
require("esbuild-register/dist/node").register();

// The sources name each other by the files they are built to.
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  const ours = parent?.path === module.path && request.startsWith("./");
  return resolve.call(this, ours ? request.replace(/\.js$/, ".ts") : request, parent, ...rest);
};
const { contentModule } = require("./markdown-content.ts");
Module._resolveFilename = resolve;

module.exports = {
  process: (source, file) => ({
    code: contentModule(source, file, false).replace(/^export const (\w+) =/gm, "exports.$1 ="),
  }),
};
