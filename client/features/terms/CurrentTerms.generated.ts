/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CurrentTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentTermsQuery = { currentTerms: { __typename: 'Terms', version: string, lastUpdated: string, title: string, html: string } };


export const CurrentTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<CurrentTermsQuery, CurrentTermsQueryVariables>;
export const useCurrentTermsQuery = (options?: Omit<useQuery.Options<CurrentTermsQuery, CurrentTermsQueryVariables>, "variables"> & ({ variables?: CurrentTermsQueryVariables } | { skip: true; variables?: CurrentTermsQueryVariables })) =>
  useQuery(CurrentTermsDocument, options as useQuery.Options<CurrentTermsQuery, CurrentTermsQueryVariables> & { variables: CurrentTermsQueryVariables });
export const useCurrentTermsLazyQuery = (options?: useLazyQuery.Options<CurrentTermsQuery, CurrentTermsQueryVariables>) =>
  useLazyQuery(CurrentTermsDocument, options);