/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompletedSkillsQueryVariables = Exact<{
  typed: string;
}>;


export type CompletedSkillsQuery = { names: Array<string> };


export const CompletedSkillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompletedSkills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"names"},"name":{"kind":"Name","value":"completedSkills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typed"}}}]}]}}]} as unknown as DocumentNode<CompletedSkillsQuery, CompletedSkillsQueryVariables>;
export const useCompletedSkillsQuery = (options: Omit<useQuery.Options<CompletedSkillsQuery, CompletedSkillsQueryVariables>, "variables"> & ({ variables: CompletedSkillsQueryVariables } | { skip: true; variables?: CompletedSkillsQueryVariables })) =>
  useQuery(CompletedSkillsDocument, options as useQuery.Options<CompletedSkillsQuery, CompletedSkillsQueryVariables> & { variables: CompletedSkillsQueryVariables });
export const useCompletedSkillsLazyQuery = (options?: useLazyQuery.Options<CompletedSkillsQuery, CompletedSkillsQueryVariables>) =>
  useLazyQuery(CompletedSkillsDocument, options);