import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Skips enum descriptions: they are part of the GraphQL contract, and the check of schema.graphql covers them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "contract-words", {
    shouldIgnore: (path) =>
      path.isCallExpression() && path.node.callee.name === "registerEnumType"
        ? "Words of the GraphQL contract"
        : undefined,
  }),
];
