/** @jest-config-loader esbuild-register */
import { availableParallelism } from "node:os";
import type { Config } from "jest";

const parser = { syntax: "typescript", decorators: true, tsx: true } as const;

/**
 * The server through its doors on real MySQL, S3 and mail; the client's components in jsdom; and, run by
 * `npm run e2e`, a real browser on the whole site.
 */
const config: Config = {
  // Jest reads it here alone: in a project it changes nothing, and five seconds stay. It only ends what hangs; no test
  // measures the machine by it, which may be many times slower than the one a test was written on.
  testTimeout: 300_000,
  // All workers share one database server and one process with the local services.
  maxWorkers: Math.min(Math.max(availableParallelism() - 1, 1), 8),
  // Modules of a finished file are kept by V8: one process for all files comes to two gigabytes, which a small machine
  // does not grant. A worker that has grown is replaced by a fresh one.
  workerIdleMemoryLimit: "500MB",
  projects: [
    {
      displayName: "server",
      testEnvironment: "node",
      roots: ["<rootDir>/server", "<rootDir>/dev"],
      testMatch: ["**/*.test.ts"],
      globalSetup: "<rootDir>/server/test/global-setup.mjs",
      globalTeardown: "<rootDir>/server/test/global-teardown.mjs",
      extensionsToTreatAsEsm: [".ts"],
      // Sources name the built file (".js", as Node wants it); here it is still TypeScript.
      moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
      transform: {
        "\\.ts$": [
          "@swc/jest",
          {
            swcrc: false,
            jsc: {
              target: "es2022",
              parser,
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
      },
    },
    {
      displayName: "e2e",
      testEnvironment: "node",
      roots: ["<rootDir>/e2e"],
      testMatch: ["**/*.e2e.ts"],
      extensionsToTreatAsEsm: [".ts"],
      moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
      transform: { "\\.ts$": ["@swc/jest", { swcrc: false, jsc: { target: "es2022", parser } }] },
    },
    {
      displayName: "client",
      testEnvironment: "jsdom",
      roots: ["<rootDir>/client"],
      testMatch: ["**/*.test.ts", "**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/client/test/setup.ts"],
      moduleNameMapper: {
        "\\.module\\.css$": "identity-obj-proxy",
        "\\.css$": "<rootDir>/client/test/no-css.cjs",
        "\\.svg$": "<rootDir>/client/test/no-css.cjs",
        "^(.*\\.md)\\?meta$": "$1",
      },
      transform: {
        "\\.md$": "<rootDir>/dev/build/markdown-transform.cjs",
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
    },
  ],
};

export default config;
