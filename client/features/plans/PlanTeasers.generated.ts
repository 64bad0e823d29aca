/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlanTeasersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanTeasersQuery = { plans: Array<{ __typename: 'Plan', id: string, title: string, description: string, features: Array<string>, monthlyAmount: number, currency: string }> };


export const PlanTeasersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanTeasers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<PlanTeasersQuery, PlanTeasersQueryVariables>;
export const usePlanTeasersQuery = (options?: Omit<useQuery.Options<PlanTeasersQuery, PlanTeasersQueryVariables>, "variables"> & ({ variables?: PlanTeasersQueryVariables } | { skip: true; variables?: PlanTeasersQueryVariables })) =>
  useQuery(PlanTeasersDocument, options as useQuery.Options<PlanTeasersQuery, PlanTeasersQueryVariables> & { variables: PlanTeasersQueryVariables });
export const usePlanTeasersLazyQuery = (options?: useLazyQuery.Options<PlanTeasersQuery, PlanTeasersQueryVariables>) =>
  useLazyQuery(PlanTeasersDocument, options);