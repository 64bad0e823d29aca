import type { CodegenConfig } from "@graphql-codegen/cli";
import { apolloHooksPlugin } from "./dev/codegen/apollo-hooks-plugin.js";

const HOOKS_PLUGIN = "staffboard-apollo-hooks";

/** Loads our own plugin by its name, every other one from its package. */
const pluginLoader = async (name: string) =>
  name === HOOKS_PLUGIN ? apolloHooksPlugin : import(name);

const SCHEMA_TYPES = "client/lib/schema-types.generated.ts";

const scalars = { DateTime: "string", ID: "string", Upload: { input: "File", output: "never" } };

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: ["client/**/*.graphql"],
  overwrite: true,
  pluginLoader,
  generates: {
    [SCHEMA_TYPES]: {
      plugins: ["typescript"],
      config: { scalars, enumsAsTypes: true, onlyOperationTypes: true },
    },
    "client/": {
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", HOOKS_PLUGIN],
      config: {
        scalars,
        importSchemaTypesFrom: SCHEMA_TYPES,
        useTypeImports: true,
        skipTypeNameForRoot: true,
        nonOptionalTypename: true,
      },
    },
  },
};

// The code generator asks for a default export.
export default config;
