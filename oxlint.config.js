/**
 * Rules for TypeScript. Those for JavaScript, Markdown, and GraphQL are in eslint.config.js (docs/decisions/0034).
 */
import {
  noGqlTag,
  noInlineTexts,
  noMailTexts,
  noModuleState,
  noServerTexts,
  onTheServer,
  useTheKit,
} from "./dev/lint/selectors.mjs";

const TESTS = ["**/*.test.{ts,tsx}", "**/test/**"];
const SERVER_TESTS = ["server/test/**", "**/*.test.ts"];
/** Tests are long lists of cases on responses of unknown shape. */
const LONG_LISTS = [...TESTS, "e2e/**", "bench/**"];

const noSyntax = (...selectors) => ({ "staffboard/no-syntax": ["error", ...selectors] });
const mayKeepAnswers = onTheServer.filter((rule) => !noModuleState.includes(rule));
const lines = (max) => ["error", { max, skipBlankLines: true, skipComments: true }];
const all = (level, rules) => Object.fromEntries(rules.map((rule) => [rule, level]));

/** Those that ESLint and typescript-eslint recommend. */
const RECOMMENDED = [
  "typescript/ban-ts-comment",
  "typescript/no-duplicate-enum-values",
  "typescript/no-empty-object-type",
  "typescript/no-extra-non-null-assertion",
  "typescript/no-misused-new",
  "typescript/no-namespace",
  "typescript/no-non-null-asserted-optional-chain",
  "typescript/no-require-imports",
  "typescript/no-this-alias",
  "typescript/no-unnecessary-type-constraint",
  "typescript/no-unsafe-declaration-merging",
  "typescript/no-unsafe-function-type",
  "typescript/no-wrapper-object-types",
  "typescript/prefer-as-const",
  "typescript/prefer-namespace-keyword",
  "typescript/triple-slash-reference",
  "for-direction",
  "no-array-constructor",
  "no-async-promise-executor",
  "no-case-declarations",
  "no-compare-neg-zero",
  "no-cond-assign",
  "no-constant-binary-expression",
  "no-constant-condition",
  "no-control-regex",
  "no-debugger",
  "no-delete-var",
  "no-dupe-else-if",
  "no-duplicate-case",
  "no-empty",
  "no-empty-character-class",
  "no-empty-pattern",
  "no-empty-static-block",
  "no-ex-assign",
  "no-extra-boolean-cast",
  "no-fallthrough",
  "no-global-assign",
  "no-invalid-regexp",
  "no-irregular-whitespace",
  "no-loss-of-precision",
  "no-misleading-character-class",
  "no-nonoctal-decimal-escape",
  "no-prototype-builtins",
  "no-regex-spaces",
  "no-self-assign",
  "no-shadow-restricted-names",
  "no-sparse-arrays",
  "no-unassigned-vars",
  "no-unexpected-multiline",
  "no-unsafe-finally",
  "no-unsafe-optional-chaining",
  "no-unused-expressions",
  "no-unused-labels",
  "no-unused-private-class-members",
  "no-useless-backreference",
  "no-useless-catch",
  "no-useless-escape",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
  "preserve-caught-error",
  "require-yield",
  "use-isnan",
  "valid-typeof",
];

/** A test's answers may have any shape. */
const UNSAFE = ["argument", "assignment", "call", "member-access", "return"].map(
  (what) => `typescript/no-unsafe-${what}`,
);
/** Rules that need types; dev/lint/typescript-rules.test.mjs breaks each of them. */
export const TYPED = [
  "typescript/await-thenable",
  "typescript/no-array-delete",
  "typescript/no-base-to-string",
  "typescript/no-duplicate-type-constituents",
  "typescript/no-floating-promises",
  "typescript/no-for-in-array",
  "typescript/no-implied-eval",
  "typescript/no-redundant-type-constituents",
  "typescript/no-unnecessary-type-assertion",
  "typescript/no-unsafe-enum-comparison",
  "typescript/no-unsafe-unary-minus",
  "typescript/prefer-promise-reject-errors",
  "typescript/restrict-plus-operands",
  "typescript/restrict-template-expressions",
  "typescript/unbound-method",
  "typescript/no-misused-promises",
  ...UNSAFE,
];

const rules = {
  ...all("error", [...RECOMMENDED, ...TYPED]),
  "typescript/no-misused-promises": ["error", { checksVoidReturn: false }],
  "typescript/no-explicit-any": "error",
  "typescript/no-non-null-assertion": "error",
  "typescript/consistent-type-imports": [
    "error",
    { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
  ],
  // By default, oxlint lets names with a leading underscore be unused.
  "no-unused-vars": ["error", { argsIgnorePattern: null, varsIgnorePattern: null }],
  "max-lines": lines(300),
  "staffboard/max-lines-per-function": lines(60),
  "staffboard/no-useless-assignment": "error",
};

const overrides = [
  {
    files: ["server/**/*.ts"],
    excludeFiles: ["server/env.ts", ...SERVER_TESTS],
    rules: noSyntax(...onTheServer, ...useTheKit),
  },
  {
    files: ["server/**/*.ts"],
    excludeFiles: [
      "server/env.ts",
      ...SERVER_TESTS,
      "server/db/**",
      "server/commands/**",
      // For developers: errors in a program's input (docs/ARCHITECTURE.md, "Add a language").
      "server/core/paging.ts",
      "server/form-files.ts",
      "server/kit/db/errors.ts",
      "server/modules/*/*.privacy.ts",
      "server/doors/graphql/*.ts",
      "server/modules/mail-trouble/mail-trouble.resolver.ts",
      "server/kit/http/paging.ts",
      "server/integrations/payments/stripe-events.ts",
      "server/modules/billing/{checkout/billing.validation,sync/stripe-webhook,sync/stripe-event.service}.ts",
      "server/modules/partners/**",
      "server/kit/fields/field-kinds.ts",
      "server/modules/**/*.fields.ts",
      "server/modules/jobs/{record/html-field,pay/salary-range}.ts",
      "server/doors/web/missing-files.ts",
      // Names of states, countries and plans, and spellings of the documented API.
      "server/kit/words/{nationalities,us-states}.ts",
      "server/modules/plans/plan.catalog.ts",
      "server/modules/applications/visa-type.ts",
    ],
    rules: noSyntax(...onTheServer, ...useTheKit, ...noServerTexts),
  },
  {
    files: ["server/**/*.mail.ts"],
    rules: noSyntax(...onTheServer, ...useTheKit, ...noMailTexts),
  },
  {
    // db/ lists the modules' entities and holds the migrations.
    files: ["server/**/*.ts"],
    excludeFiles: ["server/db/**", ...SERVER_TESTS],
    rules: { "staffboard/own-tables": "error", "staffboard/told-changes": "error" },
  },
  {
    files: ["server/kit/db/{transactions,insert-once}.ts"],
    rules: noSyntax(...onTheServer, ...noServerTexts),
  },
  // These keep what pure functions returned, which is the same for every test and site.
  {
    files: ["server/modules/jobs/{html/clean-html,search/language/places}.ts"],
    rules: noSyntax(...mayKeepAnswers, ...useTheKit, ...noServerTexts),
  },
  {
    files: ["server/doors/graphql/cost.ts"],
    rules: noSyntax(...mayKeepAnswers, ...useTheKit),
  },
  // The demo is written as the product writes.
  { files: ["dev/seed/**/*.ts"], excludeFiles: TESTS, rules: noSyntax(...useTheKit) },
  {
    files: ["client/**/*.{ts,tsx}"],
    rules: { ...noSyntax(noGqlTag), "staffboard/max-lines-per-function": lines(150) },
  },
  {
    files: ["client/**/*.{ts,tsx}"],
    excludeFiles: [
      "**/*.test.{ts,tsx}",
      "client/test/**",
      // For developers.
      "client/features/styleguide/**",
      "client/pages/StyleguidePage.tsx",
      "client/features/jobs/sample-job.ts",
    ],
    rules: noSyntax(noGqlTag, ...noInlineTexts),
  },
  {
    files: LONG_LISTS,
    rules: all("off", ["max-lines", "staffboard/max-lines-per-function", ...UNSAFE]),
  },
  {
    files: ["{server,client,content}/**/*.{ts,tsx}", "dev/seed/**/*.ts"],
    excludeFiles: TESTS,
    rules: { "staffboard/words": "error" },
  },
  {
    // A legal text.
    files: ["content/en/texts/terms-text.ts"],
    rules: { "staffboard/words": ["error", { allow: ["cannot", "shall"] }] },
  },
  {
    // A status of iCalendar.
    files: ["server/modules/placements/interviews/interview-event.ts"],
    rules: { "staffboard/words": ["error", { allow: ["cancelled"] }] },
  },
  { files: ["server/db/migrations/**"], rules: { "staffboard/locking-changes": "error" } },
  { files: ["server/db/migrations/**", "dev/seed/data/**"], rules: all("off", ["max-lines"]) },
];

export default {
  plugins: ["typescript"],
  jsPlugins: ["./dev/lint/plugin.mjs"],
  categories: { correctness: "off" },
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: "error",
    // eslint-disable comments are for ESLint, which says when one is needless.
    respectEslintDisableDirectives: false,
  },
  // JavaScript belongs to no TypeScript project, so nothing is known of its types.
  ignorePatterns: [
    "**/*.{js,mjs,cjs}",
    "**/*.generated.ts",
    "dist/",
    ".data/",
    "coverage/",
    "e2e/output/",
    "bench/output/",
  ],
  rules,
  overrides,
};
