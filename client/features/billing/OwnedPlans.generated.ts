/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnedPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnedPlansQuery = { mySubscriptions: Array<{ id: string, isRunning: boolean, months: number, plan: { __typename: 'Plan', id: string } }> };


export const OwnedPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OwnedPlansQuery, OwnedPlansQueryVariables>;
export const useOwnedPlansQuery = (options?: Omit<useQuery.Options<OwnedPlansQuery, OwnedPlansQueryVariables>, "variables"> & ({ variables?: OwnedPlansQueryVariables } | { skip: true; variables?: OwnedPlansQueryVariables })) =>
  useQuery(OwnedPlansDocument, options as useQuery.Options<OwnedPlansQuery, OwnedPlansQueryVariables> & { variables: OwnedPlansQueryVariables });
export const useOwnedPlansLazyQuery = (options?: useLazyQuery.Options<OwnedPlansQuery, OwnedPlansQueryVariables>) =>
  useLazyQuery(OwnedPlansDocument, options);