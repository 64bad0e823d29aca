/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type YourCopyQueryVariables = Exact<{ [key: string]: never; }>;


export type YourCopyQuery = { me: { __typename: 'User', id: string, dataExport: { __typename: 'DataExport', id: string, status: Types.DataExportStatus, expiresAt: string | null, kilobytes: number | null, url: string | null } | null } | null };

export type RequestCopyMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestCopyMutation = { requestDataExport: { __typename: 'RequestDataExportPayload', message: string | null, dataExport: { __typename: 'DataExport', id: string, status: Types.DataExportStatus, expiresAt: string | null, kilobytes: number | null, url: string | null } | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type YourDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type YourDeletionQuery = { me: { __typename: 'User', id: string, deletion: { __typename: 'AccountDeletion', takesEffectAt: string } | null } | null };

export type DeletionPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionPreviewQuery = { deletionPreview: { __typename: 'DeletionPreview', runningPlans: number, refusals: Array<string>, erased: Array<{ __typename: 'DeletedData', what: string, count: number }>, kept: Array<{ __typename: 'KeptData', what: string, count: number, why: string }> } };

export type RequestDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDeletionMutation = { requestAccountDeletion: { __typename: 'RequestAccountDeletionPayload', message: string | null, deletion: { __typename: 'AccountDeletion', takesEffectAt: string } | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type CancelDeletionMutationVariables = Exact<{
  input: Types.CancelAccountDeletionInput;
}>;


export type CancelDeletionMutation = { cancelAccountDeletion: { __typename: 'CancelAccountDeletionPayload', message: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };


export const YourCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YourCopy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"kilobytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<YourCopyQuery, YourCopyQueryVariables>;
export const RequestCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCopy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"kilobytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestCopyMutation, RequestCopyMutationVariables>;
export const YourDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YourDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesEffectAt"}}]}}]}}]}}]} as unknown as DocumentNode<YourDeletionQuery, YourDeletionQueryVariables>;
export const DeletionPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletionPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletionPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningPlans"}},{"kind":"Field","name":{"kind":"Name","value":"refusals"}},{"kind":"Field","name":{"kind":"Name","value":"erased"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]}}]} as unknown as DocumentNode<DeletionPreviewQuery, DeletionPreviewQueryVariables>;
export const RequestDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesEffectAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDeletionMutation, RequestDeletionMutationVariables>;
export const CancelDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAccountDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CancelDeletionMutation, CancelDeletionMutationVariables>;
export const useYourCopyQuery = (options?: Omit<useQuery.Options<YourCopyQuery, YourCopyQueryVariables>, "variables"> & ({ variables?: YourCopyQueryVariables } | { skip: true; variables?: YourCopyQueryVariables })) =>
  useQuery(YourCopyDocument, options as useQuery.Options<YourCopyQuery, YourCopyQueryVariables> & { variables: YourCopyQueryVariables });
export const useYourCopyLazyQuery = (options?: useLazyQuery.Options<YourCopyQuery, YourCopyQueryVariables>) =>
  useLazyQuery(YourCopyDocument, options);
export const useRequestCopyMutation = (options?: useMutation.Options<RequestCopyMutation, RequestCopyMutationVariables>) =>
  useMutation(RequestCopyDocument, options);
export const useYourDeletionQuery = (options?: Omit<useQuery.Options<YourDeletionQuery, YourDeletionQueryVariables>, "variables"> & ({ variables?: YourDeletionQueryVariables } | { skip: true; variables?: YourDeletionQueryVariables })) =>
  useQuery(YourDeletionDocument, options as useQuery.Options<YourDeletionQuery, YourDeletionQueryVariables> & { variables: YourDeletionQueryVariables });
export const useYourDeletionLazyQuery = (options?: useLazyQuery.Options<YourDeletionQuery, YourDeletionQueryVariables>) =>
  useLazyQuery(YourDeletionDocument, options);
export const useDeletionPreviewQuery = (options?: Omit<useQuery.Options<DeletionPreviewQuery, DeletionPreviewQueryVariables>, "variables"> & ({ variables?: DeletionPreviewQueryVariables } | { skip: true; variables?: DeletionPreviewQueryVariables })) =>
  useQuery(DeletionPreviewDocument, options as useQuery.Options<DeletionPreviewQuery, DeletionPreviewQueryVariables> & { variables: DeletionPreviewQueryVariables });
export const useDeletionPreviewLazyQuery = (options?: useLazyQuery.Options<DeletionPreviewQuery, DeletionPreviewQueryVariables>) =>
  useLazyQuery(DeletionPreviewDocument, options);
export const useRequestDeletionMutation = (options?: useMutation.Options<RequestDeletionMutation, RequestDeletionMutationVariables>) =>
  useMutation(RequestDeletionDocument, options);
export const useCancelDeletionMutation = (options?: useMutation.Options<CancelDeletionMutation, CancelDeletionMutationVariables>) =>
  useMutation(CancelDeletionDocument, options);