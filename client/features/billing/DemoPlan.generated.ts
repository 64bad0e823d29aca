/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DemoPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoPlanQuery = { demoPlan: { __typename: 'DemoPlan', lookupKey: string, monthlyAmount: number, currency: string } | null };


export const DemoPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupKey"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<DemoPlanQuery, DemoPlanQueryVariables>;
export const useDemoPlanQuery = (options?: Omit<useQuery.Options<DemoPlanQuery, DemoPlanQueryVariables>, "variables"> & ({ variables?: DemoPlanQueryVariables } | { skip: true; variables?: DemoPlanQueryVariables })) =>
  useQuery(DemoPlanDocument, options as useQuery.Options<DemoPlanQuery, DemoPlanQueryVariables> & { variables: DemoPlanQueryVariables });
export const useDemoPlanLazyQuery = (options?: useLazyQuery.Options<DemoPlanQuery, DemoPlanQueryVariables>) =>
  useLazyQuery(DemoPlanDocument, options);