import type { CodegenConfig } from "@graphql-codegen/cli";
import type { CodegenPlugin } from "@graphql-codegen/plugin-helpers";
import { apolloHooksPlugin } from "./dev/codegen/apollo-hooks-plugin.js";

const HOOKS_PLUGIN = "staffboard-apollo-hooks";

const isPlugin = (module: unknown): module is CodegenPlugin =>
  typeof module === "object" && module !== null && "plugin" in module;

/** Loads our own plugin by name, every other one from its package. */
async function pluginLoader(name: string): Promise<CodegenPlugin> {
  if (name === HOOKS_PLUGIN) return apolloHooksPlugin;
  const module: unknown = await import(name);
  if (!isPlugin(module)) throw new Error(`${name} is not a plugin of the code generator`);
  return module;
}

const SCHEMA_TYPES = "client/lib/schema-types.generated.ts";
/** The enum values that content/ has texts for, so that the compiler checks them against the schema. */
const SCHEMA_ENUMS = "content/site/schema-enums.generated.ts";

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
    [SCHEMA_ENUMS]: { plugins: ["typescript"], config: { onlyEnums: true, enumsAsTypes: true } },
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

// The code generator requires a default export.
export default config;
