/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckoutResultQueryVariables = Exact<{
  sessionId: string;
}>;


export type CheckoutResultQuery = { checkoutResult: Types.CheckoutResult | null };


export const CheckoutResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkoutResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}]}]}}]} as unknown as DocumentNode<CheckoutResultQuery, CheckoutResultQueryVariables>;
export const useCheckoutResultQuery = (options: Omit<useQuery.Options<CheckoutResultQuery, CheckoutResultQueryVariables>, "variables"> & ({ variables: CheckoutResultQueryVariables } | { skip: true; variables?: CheckoutResultQueryVariables })) =>
  useQuery(CheckoutResultDocument, options as useQuery.Options<CheckoutResultQuery, CheckoutResultQueryVariables> & { variables: CheckoutResultQueryVariables });
export const useCheckoutResultLazyQuery = (options?: useLazyQuery.Options<CheckoutResultQuery, CheckoutResultQueryVariables>) =>
  useLazyQuery(CheckoutResultDocument, options);