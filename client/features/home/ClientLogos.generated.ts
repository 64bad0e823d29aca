/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClientLogosQueryVariables = Exact<{
  first: number;
}>;


export type ClientLogosQuery = { companies: { __typename: 'CompanyConnection', nodes: Array<{ __typename: 'Company', id: string, name: string, logoUrl: string | null }> } };


export const ClientLogosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientLogos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<ClientLogosQuery, ClientLogosQueryVariables>;
export const useClientLogosQuery = (options: Omit<useQuery.Options<ClientLogosQuery, ClientLogosQueryVariables>, "variables"> & ({ variables: ClientLogosQueryVariables } | { skip: true; variables?: ClientLogosQueryVariables })) =>
  useQuery(ClientLogosDocument, options as useQuery.Options<ClientLogosQuery, ClientLogosQueryVariables> & { variables: ClientLogosQueryVariables });
export const useClientLogosLazyQuery = (options?: useLazyQuery.Options<ClientLogosQuery, ClientLogosQueryVariables>) =>
  useLazyQuery(ClientLogosDocument, options);