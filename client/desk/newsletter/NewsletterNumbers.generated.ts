/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewsletterNumbersQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterNumbersQuery = { newsletterNumbers: { __typename: 'NewsletterNumbers', unconfirmed: number, topics: Array<{ __typename: 'TopicCount', topic: Types.NewsletterTopic, subscribers: number, daily: number, ended: number }>, confirmedByWeek: Array<{ __typename: 'DayCount', day: string, count: number }>, digestsByDay: Array<{ __typename: 'DayCount', day: string, count: number }> } };


export const NewsletterNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"}},{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedByWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digestsByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<NewsletterNumbersQuery, NewsletterNumbersQueryVariables>;
export const useNewsletterNumbersQuery = (options?: Omit<useQuery.Options<NewsletterNumbersQuery, NewsletterNumbersQueryVariables>, "variables"> & ({ variables?: NewsletterNumbersQueryVariables } | { skip: true; variables?: NewsletterNumbersQueryVariables })) =>
  useQuery(NewsletterNumbersDocument, options as useQuery.Options<NewsletterNumbersQuery, NewsletterNumbersQueryVariables> & { variables: NewsletterNumbersQueryVariables });
export const useNewsletterNumbersLazyQuery = (options?: useLazyQuery.Options<NewsletterNumbersQuery, NewsletterNumbersQueryVariables>) =>
  useLazyQuery(NewsletterNumbersDocument, options);