/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedJobIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedJobIdsQuery = { savedJobIds: Array<string> };


export const SavedJobIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobIds"}}]}}]} as unknown as DocumentNode<SavedJobIdsQuery, SavedJobIdsQueryVariables>;
export const useSavedJobIdsQuery = (options?: Omit<useQuery.Options<SavedJobIdsQuery, SavedJobIdsQueryVariables>, "variables"> & ({ variables?: SavedJobIdsQueryVariables } | { skip: true; variables?: SavedJobIdsQueryVariables })) =>
  useQuery(SavedJobIdsDocument, options as useQuery.Options<SavedJobIdsQuery, SavedJobIdsQueryVariables> & { variables: SavedJobIdsQueryVariables });
export const useSavedJobIdsLazyQuery = (options?: useLazyQuery.Options<SavedJobIdsQuery, SavedJobIdsQueryVariables>) =>
  useLazyQuery(SavedJobIdsDocument, options);