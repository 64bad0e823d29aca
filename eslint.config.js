import js from "@eslint/js";
import markdown from "@eslint/markdown";
import graphql from "@graphql-eslint/eslint-plugin";
import { defineConfig } from "eslint/config";
import { voice } from "./dev/lint/voice.mjs";

/** Rules for JavaScript, Markdown, and GraphQL. Those for TypeScript are in oxlint.config.js (docs/decisions/0034). */
export default defineConfig(
  { ignores: ["**/*.{ts,tsx}", "dist/", ".data/", "coverage/", "e2e/output/", "bench/output/"] },
  {
    files: ["**/*.md"],
    plugins: { markdown, voice: { rules: { words: voice } } },
    language: "markdown/gfm",
    languageOptions: { frontmatter: "yaml" },
    rules: { "voice/words": "error" },
  },
  {
    // A legal text.
    files: ["content/en/company/privacy-policy.page.md"],
    rules: { "voice/words": ["error", { allow: ["cannot", "shall"] }] },
  },
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
