/** Tests that need neither database nor services: `npm run mutate` reruns them for each mutant. */
export default {
  rootDir: "../..",
  testEnvironment: "node",
  roots: ["<rootDir>/content", "<rootDir>/server"],
  testMatch: ["**/*.unit.test.ts"],
  // These run many rules by the way and take seconds for each mutant. A rule's own tests have to notice its mutants.
  testPathIgnorePatterns: [
    "/og/",
    "/search/index/",
    "/language/(job-places|parse-search|places|spelling)\\.unit\\.",
    "/(amounts|answer-store|front|mails|pdf|plan-history|public-queries)\\.unit\\.",
  ],
  // Enums are declared in the same files as GraphQL types, whose decorators need it.
  setupFiles: ["reflect-metadata"],
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  transform: {
    "\\.ts$": [
      "@swc/jest",
      {
        swcrc: false,
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", decorators: true },
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
};
