/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema-types.generated';

import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MergeSourceQueryVariables = Exact<{
  id: string;
}>;


export type MergeSourceQuery = { company: { __typename: 'Company', id: string, name: string, viewerRole: Types.CompanyRole | null } | null };

export type MergeTargetsQueryVariables = Exact<{
  query?: string | null | undefined;
}>;


export type MergeTargetsQuery = { deskCompanies: { __typename: 'CompanyConnection', nodes: Array<{ __typename: 'Company', id: string, name: string, location: string | null }> } };

export type MergePreviewQueryVariables = Exact<{
  fromId: string;
  intoId: string;
}>;


export type MergePreviewQuery = { companyMergePreview: { __typename: 'CompanyMergePreview', from: { __typename: 'Company', id: string, name: string }, into: { __typename: 'Company', id: string, name: string }, parts: Array<{ __typename: 'CompanyMergePart', kind: Types.CompanyPartKind, count: number }> } };

export type MergeCompaniesMutationVariables = Exact<{
  input: Types.MergeCompaniesInput;
}>;


export type MergeCompaniesMutation = { mergeCompanies: { __typename: 'CompanyPayload', company: { __typename: 'Company', id: string, name: string } | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };


export const MergeSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergeSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]}}]} as unknown as DocumentNode<MergeSourceQuery, MergeSourceQueryVariables>;
export const MergeTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergeTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}]} as unknown as DocumentNode<MergeTargetsQuery, MergeTargetsQueryVariables>;
export const MergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMergePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromId"}}},{"kind":"Argument","name":{"kind":"Name","value":"intoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"into"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeCompaniesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeCompaniesMutation, MergeCompaniesMutationVariables>;
export const useMergeSourceQuery = (options: Omit<useQuery.Options<MergeSourceQuery, MergeSourceQueryVariables>, "variables"> & ({ variables: MergeSourceQueryVariables } | { skip: true; variables?: MergeSourceQueryVariables })) =>
  useQuery(MergeSourceDocument, options as useQuery.Options<MergeSourceQuery, MergeSourceQueryVariables> & { variables: MergeSourceQueryVariables });
export const useMergeSourceLazyQuery = (options?: useLazyQuery.Options<MergeSourceQuery, MergeSourceQueryVariables>) =>
  useLazyQuery(MergeSourceDocument, options);
export const useMergeTargetsQuery = (options?: Omit<useQuery.Options<MergeTargetsQuery, MergeTargetsQueryVariables>, "variables"> & ({ variables?: MergeTargetsQueryVariables } | { skip: true; variables?: MergeTargetsQueryVariables })) =>
  useQuery(MergeTargetsDocument, options as useQuery.Options<MergeTargetsQuery, MergeTargetsQueryVariables> & { variables: MergeTargetsQueryVariables });
export const useMergeTargetsLazyQuery = (options?: useLazyQuery.Options<MergeTargetsQuery, MergeTargetsQueryVariables>) =>
  useLazyQuery(MergeTargetsDocument, options);
export const useMergePreviewQuery = (options: Omit<useQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>, "variables"> & ({ variables: MergePreviewQueryVariables } | { skip: true; variables?: MergePreviewQueryVariables })) =>
  useQuery(MergePreviewDocument, options as useQuery.Options<MergePreviewQuery, MergePreviewQueryVariables> & { variables: MergePreviewQueryVariables });
export const useMergePreviewLazyQuery = (options?: useLazyQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>) =>
  useLazyQuery(MergePreviewDocument, options);
export const useMergeCompaniesMutation = (options?: useMutation.Options<MergeCompaniesMutation, MergeCompaniesMutationVariables>) =>
  useMutation(MergeCompaniesDocument, options);