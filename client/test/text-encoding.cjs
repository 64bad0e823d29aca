// jsdom has no TextEncoder; React Router needs one. Plain CommonJS, as the client's types hold no Node.
const { TextDecoder, TextEncoder } = require("node:util");

Object.assign(globalThis, { TextEncoder, TextDecoder });
