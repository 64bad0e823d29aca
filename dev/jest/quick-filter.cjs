/** For jest's --filter, which can load no ES module: leaves out the files that only the full run has (dev/suite.mjs). */
const path = require("node:path");

/** @param {string[]} files absolute @returns {Promise<{ filtered: string[] }>} */
module.exports = async (files) => {
  const { ROOT } = await import("../child.mjs");
  const { isFullOnly } = await import("../suite.mjs");
  const name = (file) => path.relative(ROOT, file).split(path.sep).join("/");
  return { filtered: files.filter((file) => !isFullOnly(name(file))) };
};
