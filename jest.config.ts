import { availableParallelism, totalmem } from "node:os";
import type { Config } from "jest";

const cores = availableParallelism();
const MIB = 2 ** 20;
/** In bytes; in a container, what it may use. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
/** A worker of the tests takes up to 1.5 GiB. */
const workersInMemory = Math.max(1, Math.floor(memory / (1536 * MIB)));
const RUNNER = "<rootDir>/dev/jest/watched-runner.cjs";
/** The server's TypeScript, with the decorators of entities and GraphQL types. */
const serverTransform: Config["transform"] = {
  "\\.ts$": [
    "@swc/jest",
    {
      swcrc: false,
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", decorators: true, tsx: true },
        keepClassNames: true,
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
        },
      },
      module: { type: "es6" },
    },
  ],
};

/** The client's components, and its rules without a page. */
const client: Config = {
  testRunner: RUNNER,
  roots: ["<rootDir>/client", "<rootDir>/content"],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.css$": "<rootDir>/client/test/no-css.cjs",
    "\\.svg$": "<rootDir>/client/test/no-css.cjs",
    "^(.*\\.md)\\?meta$": "$1",
    "^apollo-upload-client/.*$": "<rootDir>/client/test/upload-http-link.cjs",
  },
  transform: {
    "\\.md$": "<rootDir>/dev/build/markdown-transform.mjs",
    "\\.tsx?$": [
      "@swc/jest",
      {
        swcrc: false,
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
};

/**
 * Three kinds of tests: the server through GraphQL, REST and pages, on real MySQL, S3 and mail; the client's components in
 * jsdom, and its rules without it; and, with `npm run e2e`, a real browser on the whole site.
 */
const config: Config = {
  // Must be set here: jest ignores it inside a project and would use five seconds. It only stops tests that hang; no test
  // may depend on speed, since a machine may be many times slower than the one the test was written on.
  testTimeout: 300_000,
  // All workers share one database server and one process with the local services.
  maxWorkers: Math.min(Math.max(cores - 1, Math.min(cores, 2)), 8, workersInMemory),
  // V8 keeps the modules of finished files. One process for all files would reach two gigabytes, too much for a small
  // machine, so a worker that has grown is replaced by a new one. The new one compiles all modules again, so it may be big
  // where there is room.
  workerIdleMemoryLimit: Math.min(Math.max(500 * MIB, memory / 12), 1500 * MIB),
  projects: [
    {
      displayName: "server",
      testRunner: RUNNER,
      testEnvironment: "<rootDir>/dev/jest/shared-environment.cjs",
      runtime: "<rootDir>/dev/jest/shared-runtime.cjs",
      roots: ["<rootDir>/server", "<rootDir>/dev", "<rootDir>/bench"],
      testMatch: ["**/*.test.ts"],
      // The decorators of entities and GraphQL types need it, and a small test may load no module that brings it.
      setupFiles: ["reflect-metadata"],
      globalSetup: "<rootDir>/server/test/global-setup.mjs",
      globalTeardown: "<rootDir>/server/test/global-teardown.mjs",
      extensionsToTreatAsEsm: [".ts"],
      // Imports name the built file (".js", as Node requires); in tests it is still TypeScript.
      moduleNameMapper: {
        "^(\\.{1,2}/.*)\\.js$": "$1",
        // Its other form imports JSON in a way that Jest warns of, once for each file that does.
        "^libphonenumber-js/max$": "<rootDir>/node_modules/libphonenumber-js/max/index.cjs",
      },
      transform: serverTransform,
    },
    {
      displayName: "e2e",
      testRunner: RUNNER,
      testEnvironment: "<rootDir>/e2e/browser-environment.mjs",
      roots: ["<rootDir>/e2e"],
      testMatch: ["**/*.e2e.ts"],
      // As for the server: one test renders the server's mails.
      setupFiles: ["reflect-metadata"],
      setupFilesAfterEnv: ["<rootDir>/e2e/close-contexts.ts"],
      extensionsToTreatAsEsm: [".ts"],
      moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
      transform: serverTransform,
    },
    {
      ...client,
      displayName: "client",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx", "**/*.dom.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/client/test/setup.ts"],
    },
    {
      // Starting jsdom and its libraries takes longer than most of these tests.
      ...client,
      displayName: "client rules",
      testEnvironment: "node",
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", "\\.dom\\.test\\.ts$"],
    },
  ],
};

export default config;
