/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BoughtSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoughtSubscriptionsQuery = { mySubscriptions: Array<{ id: string, productId: string, months: number, endsAt: string | null, paymentsMade: number, paymentsTotal: number, plan: { __typename: 'Plan', id: string, title: string } }> };


export const BoughtSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoughtSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionSummary_subscription"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionSummary_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsMade"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<BoughtSubscriptionsQuery, BoughtSubscriptionsQueryVariables>;
export const useBoughtSubscriptionsQuery = (options?: Omit<useQuery.Options<BoughtSubscriptionsQuery, BoughtSubscriptionsQueryVariables>, "variables"> & ({ variables?: BoughtSubscriptionsQueryVariables } | { skip: true; variables?: BoughtSubscriptionsQueryVariables })) =>
  useQuery(BoughtSubscriptionsDocument, options as useQuery.Options<BoughtSubscriptionsQuery, BoughtSubscriptionsQueryVariables> & { variables: BoughtSubscriptionsQueryVariables });
export const useBoughtSubscriptionsLazyQuery = (options?: useLazyQuery.Options<BoughtSubscriptionsQuery, BoughtSubscriptionsQueryVariables>) =>
  useLazyQuery(BoughtSubscriptionsDocument, options);