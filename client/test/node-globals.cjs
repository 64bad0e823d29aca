// jsdom lacks these, and React Router's data routes need them. They come from Node's own realm,
// since the tests run in jsdom's. Plain CommonJS, as the client's types hold no Node.
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
