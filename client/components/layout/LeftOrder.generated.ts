/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeftOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type LeftOrderQuery = { myOpenOrders: Array<{ __typename: 'OpenOrder', productId: string, isWaiting: boolean, plan: { __typename: 'Plan', id: string, title: string } }> };


export const LeftOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeftOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOpenOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<LeftOrderQuery, LeftOrderQueryVariables>;
export const useLeftOrderQuery = (options?: Omit<useQuery.Options<LeftOrderQuery, LeftOrderQueryVariables>, "variables"> & ({ variables?: LeftOrderQueryVariables } | { skip: true; variables?: LeftOrderQueryVariables })) =>
  useQuery(LeftOrderDocument, options as useQuery.Options<LeftOrderQuery, LeftOrderQueryVariables> & { variables: LeftOrderQueryVariables });
export const useLeftOrderLazyQuery = (options?: useLazyQuery.Options<LeftOrderQuery, LeftOrderQueryVariables>) =>
  useLazyQuery(LeftOrderDocument, options);