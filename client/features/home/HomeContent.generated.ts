/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeContentQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeContentQuery = { homeContent: { __typename: 'HomeContent', statisticsAreSamples: boolean, testimonialsAreSamples: boolean, statistics: Array<{ __typename: 'HomeStatistic', value: string, label: string }>, testimonials: Array<{ __typename: 'HomeTestimonial', text: string, name: string, role: string, profileUrl: string | null, portrait: string | null }> } };


export const HomeContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homeContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statisticsAreSamples"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"profileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"portrait"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testimonialsAreSamples"}}]}}]}}]} as unknown as DocumentNode<HomeContentQuery, HomeContentQueryVariables>;
export const useHomeContentQuery = (options?: Omit<useQuery.Options<HomeContentQuery, HomeContentQueryVariables>, "variables"> & ({ variables?: HomeContentQueryVariables } | { skip: true; variables?: HomeContentQueryVariables })) =>
  useQuery(HomeContentDocument, options as useQuery.Options<HomeContentQuery, HomeContentQueryVariables> & { variables: HomeContentQueryVariables });
export const useHomeContentLazyQuery = (options?: useLazyQuery.Options<HomeContentQuery, HomeContentQueryVariables>) =>
  useLazyQuery(HomeContentDocument, options);