/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListColleaguesQueryVariables = Exact<{
  companyId: string;
}>;


export type ListColleaguesQuery = { companyMembers: { __typename: 'CompanyMemberConnection', nodes: Array<{ __typename: 'CompanyMember', id: string, userId: string, name: string }> } };


export const ListColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListColleagues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListColleaguesQuery, ListColleaguesQueryVariables>;
export const useListColleaguesQuery = (options: Omit<useQuery.Options<ListColleaguesQuery, ListColleaguesQueryVariables>, "variables"> & ({ variables: ListColleaguesQueryVariables } | { skip: true; variables?: ListColleaguesQueryVariables })) =>
  useQuery(ListColleaguesDocument, options as useQuery.Options<ListColleaguesQuery, ListColleaguesQueryVariables> & { variables: ListColleaguesQueryVariables });
export const useListColleaguesLazyQuery = (options?: useLazyQuery.Options<ListColleaguesQuery, ListColleaguesQueryVariables>) =>
  useLazyQuery(ListColleaguesDocument, options);