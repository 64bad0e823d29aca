import type { CodegenPlugin, Types } from "@graphql-codegen/plugin-helpers";
import { pascalCase } from "change-case-all";
import { Kind, OperationTypeNode, type OperationDefinitionNode } from "graphql";

/** The hooks in one generated file, and the Apollo hooks they call. */
interface EmittedHooks {
  code: string[];
  apolloHooks: Set<string>;
}

const needsVariables = (operation: OperationDefinitionNode): boolean =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );

/**
 * A wrapper cannot bind the overloads of Apollo's `useQuery`, so the options type is rebuilt here: variables are required
 * unless the operation has no required ones or the query is skipped.
 */
function queryHooks(name: string, variablesRequired: boolean): string[] {
  const data = `${name}Query`;
  const variables = `${name}QueryVariables`;
  const options = `useQuery.Options<${data}, ${variables}>`;
  const given = variablesRequired ? `{ variables: ${variables} }` : `{ variables?: ${variables} }`;
  const optional = variablesRequired ? "" : "?";
  return [
    `export const use${data} = (options${optional}: Omit<${options}, "variables"> & (${given} | { skip: true; variables?: ${variables} })) =>`,
    `  useQuery(${name}Document, options as ${options} & { variables: ${variables} });`,
    `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${data}, ${variables}>) =>`,
    `  useLazyQuery(${name}Document, options);`,
  ];
}

function mutationHook(name: string): string[] {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return [
    `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>`,
    `  useMutation(${name}Document, options);`,
  ];
}

function emitOperation(operation: OperationDefinitionNode, emitted: EmittedHooks): void {
  if (operation.name === undefined) throw new Error("Every operation needs a name to get a hook");
  const name = pascalCase(operation.name.value);
  if (operation.operation === OperationTypeNode.QUERY) {
    emitted.apolloHooks.add("useQuery").add("useLazyQuery");
    emitted.code.push(...queryHooks(name, needsVariables(operation)));
  } else if (operation.operation === OperationTypeNode.MUTATION) {
    emitted.apolloHooks.add("useMutation");
    emitted.code.push(...mutationHook(name));
  } else {
    throw new Error(`${name}: the API has no subscriptions`);
  }
}

function emit(documents: Types.DocumentFile[]): EmittedHooks {
  const emitted: EmittedHooks = { code: [], apolloHooks: new Set() };
  for (const definition of documents.flatMap((file) => file.document?.definitions ?? [])) {
    if (definition.kind === Kind.OPERATION_DEFINITION) emitOperation(definition, emitted);
  }
  return emitted;
}

/**
 * GraphQL Code Generator plugin: typed hooks (`useJobsQuery`, `useApplyToJobMutation`) for Apollo
 * Client 4, over the documents that `typed-document-node` puts in the same file.
 * `typescript-react-apollo` does not compile with Apollo Client 4, which exports its hooks from another entry point.
 */
export const apolloHooksPlugin: CodegenPlugin = {
  plugin: (_schema, documents) => {
    const { code, apolloHooks } = emit(documents);
    const hooks = [...apolloHooks].sort().join(", ");
    return {
      prepend: hooks === "" ? [] : [`import { ${hooks} } from "@apollo/client/react";`],
      content: code.join("\n"),
    };
  },
};
