/** Which files of a test run keep to themselves, and which ones all test files of a worker share. */
const path = require("node:path");

/** Tests and their helpers: they hold a test file's database, bucket, and people, so each test file loads its own. */
const OWN = /\.(?:test|e2e)\.tsx?$|^(?:server\/test|e2e)\//;

/** A file that replaces modules needs a graph that no other file sees. */
const REPLACES_MODULES = /\bjest\s*\.\s*(?:unstable_mockModule|resetModules|isolateModules)/;

/** @param {string} rootDir @param {string} file absolute @returns {boolean} */
const isOwn = (rootDir, file) => OWN.test(path.relative(rootDir, file).split(path.sep).join("/"));

module.exports = { isOwn, replacesModules: (source) => REPLACES_MODULES.test(source) };
