// jsdom lacks these globals, which React Router's data routes need. Take them from Node's own realm. CommonJS,
// because the client's type check does not include Node's types.
const { runInThisContext } = require("node:vm");

const names = [
  "TextEncoder",
  "TextDecoder",
  "Request",
  "Response",
  "Headers",
  "ReadableStream",
  "AbortController",
  "AbortSignal",
];

for (const name of names) globalThis[name] = runInThisContext(name);
