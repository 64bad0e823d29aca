import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const isDescription = (path) =>
  path.isObjectProperty() &&
  ["description", "input"].includes(path.node.key.name) &&
  ["StringLiteral", "TemplateLiteral"].includes(path.node.value.type);

const isEnum = (path) => path.isCallExpression() && path.node.callee.name === "registerEnumType";

/** Skips the words of the GraphQL contract: the check of schema.graphql covers them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "contract-words", {
    shouldIgnore: (path) =>
      path.isDecorator() || isEnum(path) || isDescription(path)
        ? "Words of the GraphQL contract"
        : undefined,
  }),
];
