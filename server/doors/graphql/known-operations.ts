import { GraphQLError, type ASTVisitor, type ValidationRule } from "graphql";

/** Refuses `subscription { … }`: the schema has no such root, and graphql-js would notice that only during execution. */
export const knownOperations: ValidationRule = (context): ASTVisitor => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There are no ${node.operation}s here.`, { nodes: node }));
  },
});
