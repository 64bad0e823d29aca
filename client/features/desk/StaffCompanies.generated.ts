/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffCompaniesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StaffCompaniesQuery = { deskCompanies: { __typename: 'CompanyConnection', nodes: Array<{ __typename: 'Company', id: string, name: string, viewerCanPostJob: boolean }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };


export const StaffCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPostJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<StaffCompaniesQuery, StaffCompaniesQueryVariables>;
export const useStaffCompaniesQuery = (options?: Omit<useQuery.Options<StaffCompaniesQuery, StaffCompaniesQueryVariables>, "variables"> & ({ variables?: StaffCompaniesQueryVariables } | { skip: true; variables?: StaffCompaniesQueryVariables })) =>
  useQuery(StaffCompaniesDocument, options as useQuery.Options<StaffCompaniesQuery, StaffCompaniesQueryVariables> & { variables: StaffCompaniesQueryVariables });
export const useStaffCompaniesLazyQuery = (options?: useLazyQuery.Options<StaffCompaniesQuery, StaffCompaniesQueryVariables>) =>
  useLazyQuery(StaffCompaniesDocument, options);