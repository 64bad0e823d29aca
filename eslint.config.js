import js from "@eslint/js";
import markdown from "@eslint/markdown";
import graphql from "@graphql-eslint/eslint-plugin";
import tseslint from "typescript-eslint";
import { ownTables } from "./dev/lint/own-tables.mjs";
import { toldChanges } from "./dev/lint/told-changes.mjs";
import { voice } from "./dev/lint/voice.mjs";

/** SQL takes values as parameters only: a value inside a template string risks injection. */
const noInterpolatedSql = [
  "CallExpression[callee.property.name=/^(query|where|andWhere|orWhere|orderBy|addOrderBy|addSelect|having)$/] > TemplateLiteral[expressions.length>0]",
].map((selector) => ({ selector, message: "Use parameters, not interpolation." }));

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Read settings in server/env.ts only.",
};

/** Transactions, and inserts of rows that may already exist, have one helper each in kit/db. */
const useTheKit = [
  {
    selector: "CallExpression[callee.property.name='transaction']",
    message: "Use inTransaction (kit/db/transactions.ts): it retries deadlocks.",
  },
  {
    selector: "ImportSpecifier[imported.name='isDuplicate']",
    message: "Use insertOnce (kit/db/insert-once.ts).",
  },
  {
    selector: "Identifier[name='input'] > TSTypeAnnotation > TSUnknownKeyword",
    message: "Say what it is: Input<typeof schema> (core/input.ts).",
  },
];
/** Server-rendered pages run queries without a request. Because of the decorators, the compiler cannot check this. */
const noRequestInQueries = {
  selector:
    "MethodDefinition:has(> Decorator > CallExpression[callee.name=/^(Query|FieldResolver)$/]) TSTypeReference[typeName.name='RequestContext']",
  message: "Pages run queries without a request: take an ActorContext, which has only the actor.",
};
const onTheServer = [noEnvironment, ...noInterpolatedSql, noRequestInQueries];

/**
 * Texts that people read belong in content/<language>. Words in JSX, and strings of two or more words elsewhere, are probably
 * texts that a second language could not translate. Errors for developers may stay where they are thrown.
 */
const someWords = "/\\p{L}[\\p{L}’',.]* \\p{L}/u";
const someLetters = "/\\p{L}/u";
const label = "/^\\p{Lu}\\p{Ll}/u";
const notWords = "/^(rel|preserveAspectRatio|d|points|transform|viewBox)$/";
/** The head and the state element are written by hand (client/lib/head.ts, client/app/app-state.ts). */
const markup = "/^<[a-z]/";
const readAttribute =
  "JSXAttribute[name.name=/^(alt|title|label|placeholder|aria-label|aria-roledescription|description|text|lead)$/]";
const child = "JSXElement > JSXExpressionContainer";
const noInlineTexts = [
  `JSXText[value=${someLetters}]`,
  `${child} > Literal[value=${someLetters}]`,
  `${child} > TemplateLiteral > TemplateElement[value.raw=${someLetters}]`,
  `${child} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${label}]`,
  `${readAttribute} > Literal[value=${someLetters}]`,
  `${readAttribute} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${someLetters}]`,
  `JSXAttribute TemplateElement[value.raw=${label}]`,
  `Property[key.name=/^(label|title|text|lead|description|error|message)$/] > Literal[value=${label}]`,
  `:not(NewExpression):not(JSXAttribute[name.name=${notWords}]):not(Property[key.name='rel']) > Literal[value=${someWords}]`,
  `:not(NewExpression) > TemplateLiteral > TemplateElement[value.raw=${someWords}]:not([value.raw=${markup}])`,
].map((selector) => ({ selector, message: "Texts belong in content/<language>/texts." }));

/** On the server, a sentence starts with one capital letter. SQL starts with several; descriptions belong to the GraphQL contract. */
const sentence = "/^\\p{Lu}(?:\\p{Ll}[\\p{L}’'-]*,?)? (?:[\\p{L}\\p{N}$]|$)/u";
const notForPeople = [
  "Decorator",
  "CallExpression[callee.name=/^(registerEnumType|Arg)$/]",
  "NewExpression[callee.name=/^(Error|EnvError)$/]",
];
const unlessIn = (type) => notForPeople.map((place) => `:not(${place} ${type})`).join("");
const noServerTexts = [
  `Literal[value=${sentence}]${unlessIn("Literal")}`,
  `TemplateElement[value.raw=${sentence}]${unlessIn("TemplateElement")}`,
].map((selector) => ({ selector, message: "Texts belong in content/<language>/texts." }));
const noMailTexts = [
  `Property[key.name=/^(label|subject|text)$/] > Literal[value=${label}]`,
  `Literal[value=${someWords}]`,
  `TemplateElement[value.raw=${someWords}]`,
].map((selector) => ({ selector, message: "Texts belong in content/<language>/texts." }));

const noGqlTag = {
  selector: "TaggedTemplateExpression[tag.name='gql']",
  message: "Write operations in .graphql files.",
};

export default tseslint.config(
  {
    ignores: ["dist/", ".data/", "**/*.generated.ts", "coverage/", "e2e/output/", "bench/output/"],
  },
  {
    // As in tsconfig.server.json: what a decorator sees is no mere type, so its import must stay.
    files: ["*.ts", "{server,dev,bench,e2e}/**/*.ts"],
    languageOptions: {
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    // Rules that need types are in .oxlintrc.json (docs/decisions/0032).
    extends: [js.configs.recommended, tseslint.configs.recommended],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["server/**/*.ts"],
    ignores: ["server/env.ts", "server/test/**", "**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...onTheServer, ...useTheKit] },
  },
  {
    files: ["server/**/*.ts"],
    ignores: [
      "server/env.ts",
      "server/test/**",
      "**/*.test.ts",
      "server/db/**",
      "server/commands/**",
      // For developers: errors in a program's input (docs/ARCHITECTURE.md, "Add a language").
      "server/core/paging.ts",
      "server/kit/db/errors.ts",
      "server/modules/*/*.privacy.ts",
      "server/doors/graphql/*.ts",
      "server/kit/http/paging.ts",
      "server/integrations/payments/stripe-events.ts",
      "server/modules/billing/{billing.validation,stripe-webhook,stripe-event.service}.ts",
      "server/modules/partners/**",
      "server/modules/jobs/{job-field,job.fields,salary-range}.ts",
      "server/doors/web/missing-files.ts",
      // Names of states and plans, and spellings of the documented API.
      "server/kit/words/us-states.ts",
      "server/modules/plans/plan.catalog.ts",
      "server/modules/applications/visa-type.ts",
    ],
    rules: {
      "no-restricted-syntax": ["error", ...onTheServer, ...useTheKit, ...noServerTexts],
    },
  },
  {
    files: ["server/**/*.mail.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...onTheServer, ...useTheKit, ...noMailTexts],
    },
  },
  {
    // db/ lists the modules' entities and holds the migrations.
    files: ["server/**/*.ts"],
    ignores: ["server/db/**", "server/test/**", "**/*.test.ts"],
    plugins: { staffboard: { rules: { "own-tables": ownTables, "told-changes": toldChanges } } },
    rules: { "staffboard/own-tables": "error", "staffboard/told-changes": "error" },
  },
  {
    files: ["server/kit/db/{transactions,insert-once}.ts"],
    rules: { "no-restricted-syntax": ["error", ...onTheServer, ...noServerTexts] },
  },
  {
    files: ["client/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": ["error", noGqlTag],
      "max-lines-per-function": ["error", { max: 150, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["client/**/*.{ts,tsx}"],
    ignores: [
      "**/*.test.{ts,tsx}",
      "client/test/**",
      "content/**",
      // For developers.
      "client/features/styleguide/**",
      "client/pages/StyleguidePage.tsx",
      "client/features/jobs/sample-job.ts",
    ],
    rules: { "no-restricted-syntax": ["error", noGqlTag, ...noInlineTexts] },
  },
  {
    // Tests are long lists of cases on responses of unknown shape.
    files: ["**/*.test.{ts,tsx}", "**/test/**", "e2e/**", "bench/**"],
    rules: {
      "max-lines": "off",
      "max-lines-per-function": "off",
    },
  },
  {
    files: ["{server,client,content}/**/*.{ts,tsx}", "dev/seed/**/*.ts"],
    ignores: ["**/*.test.{ts,tsx}", "**/test/**"],
    plugins: { voice: { rules: { words: voice } } },
    rules: { "voice/words": "error" },
  },
  {
    files: ["**/*.md"],
    plugins: { markdown, voice: { rules: { words: voice } } },
    language: "markdown/gfm",
    languageOptions: { frontmatter: "yaml" },
    rules: { "voice/words": "error" },
  },
  {
    // Legal texts.
    files: ["content/en/company/privacy-policy.page.md", "content/en/texts/terms-text.ts"],
    rules: { "voice/words": ["error", { allow: ["cannot", "shall"] }] },
  },
  { files: ["server/db/migrations/**", "dev/seed/data/**"], rules: { "max-lines": "off" } },
  {
    files: ["**/*.{js,mjs,cjs}"],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: Object.fromEntries(
        [
          "process",
          "console",
          "Buffer",
          "fetch",
          "setTimeout",
          "clearTimeout",
          "setInterval",
          "clearInterval",
          "setImmediate",
          "URL",
          "URLSearchParams",
          "AbortSignal",
          "AbortController",
          "performance",
          "globalThis",
          "module",
          "require",
          "document",
          "location",
          "navigator",
          "PerformanceObserver",
          "Event",
          "localStorage",
          "matchMedia",
          "window",
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
  {
    // Partners read the schema in their editors, where descriptions are their only documentation.
    files: ["schema.graphql"],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: "schema.graphql" } },
    },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      "@graphql-eslint/require-deprecation-reason": "error",
    },
  },
  {
    files: ["client/**/*.graphql"],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: { schema: "schema.graphql", documents: ["client/**/*.graphql"] },
      },
    },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      "@graphql-eslint/fields-on-correct-type": "error",
      "@graphql-eslint/known-type-names": "error",
      "@graphql-eslint/no-anonymous-operations": "error",
      "@graphql-eslint/no-deprecated": "error",
      "@graphql-eslint/no-unused-variables": "error",
      "@graphql-eslint/unique-operation-name": "error",
      "@graphql-eslint/unique-fragment-name": "error",
      "@graphql-eslint/no-duplicate-fields": "error",
    },
  },
);
