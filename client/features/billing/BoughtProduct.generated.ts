/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BoughtProductQueryVariables = Exact<{ [key: string]: never; }>;


export type BoughtProductQuery = { plans: Array<{ __typename: 'Plan', id: string, title: string, monthlyAmount: number, currency: string, terms: Array<{ __typename: 'PlanTerm', productId: string, label: string, months: number }> }> };


export const BoughtProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoughtProduct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"months"}}]}}]}}]}}]} as unknown as DocumentNode<BoughtProductQuery, BoughtProductQueryVariables>;
export const useBoughtProductQuery = (options?: Omit<useQuery.Options<BoughtProductQuery, BoughtProductQueryVariables>, "variables"> & ({ variables?: BoughtProductQueryVariables } | { skip: true; variables?: BoughtProductQueryVariables })) =>
  useQuery(BoughtProductDocument, options as useQuery.Options<BoughtProductQuery, BoughtProductQueryVariables> & { variables: BoughtProductQueryVariables });
export const useBoughtProductLazyQuery = (options?: useLazyQuery.Options<BoughtProductQuery, BoughtProductQueryVariables>) =>
  useLazyQuery(BoughtProductDocument, options);