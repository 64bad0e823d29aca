/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplicationPlacementIdQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationPlacementIdQuery = { application: { __typename: 'Application', id: string, version: number, placement: { __typename: 'Placement', id: string } | null } | null };


export const ApplicationPlacementIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationPlacementId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"placement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationPlacementIdQuery, ApplicationPlacementIdQueryVariables>;
export const useApplicationPlacementIdQuery = (options: Omit<useQuery.Options<ApplicationPlacementIdQuery, ApplicationPlacementIdQueryVariables>, "variables"> & ({ variables: ApplicationPlacementIdQueryVariables } | { skip: true; variables?: ApplicationPlacementIdQueryVariables })) =>
  useQuery(ApplicationPlacementIdDocument, options as useQuery.Options<ApplicationPlacementIdQuery, ApplicationPlacementIdQueryVariables> & { variables: ApplicationPlacementIdQueryVariables });
export const useApplicationPlacementIdLazyQuery = (options?: useLazyQuery.Options<ApplicationPlacementIdQuery, ApplicationPlacementIdQueryVariables>) =>
  useLazyQuery(ApplicationPlacementIdDocument, options);