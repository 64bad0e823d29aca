/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompletedPlacesQueryVariables = Exact<{
  typed: string;
}>;


export type CompletedPlacesQuery = { names: Array<string> };


export const CompletedPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompletedPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"names"},"name":{"kind":"Name","value":"completedPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typed"}}}]}]}}]} as unknown as DocumentNode<CompletedPlacesQuery, CompletedPlacesQueryVariables>;
export const useCompletedPlacesQuery = (options: Omit<useQuery.Options<CompletedPlacesQuery, CompletedPlacesQueryVariables>, "variables"> & ({ variables: CompletedPlacesQueryVariables } | { skip: true; variables?: CompletedPlacesQueryVariables })) =>
  useQuery(CompletedPlacesDocument, options as useQuery.Options<CompletedPlacesQuery, CompletedPlacesQueryVariables> & { variables: CompletedPlacesQueryVariables });
export const useCompletedPlacesLazyQuery = (options?: useLazyQuery.Options<CompletedPlacesQuery, CompletedPlacesQueryVariables>) =>
  useLazyQuery(CompletedPlacesDocument, options);