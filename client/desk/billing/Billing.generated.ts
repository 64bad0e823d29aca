/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BillingDifferencesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BillingDifferencesQuery = { billingDifferences: { __typename: 'BillingComparison', compared: number, total: number, endCursor: string | null, differences: Array<{ __typename: 'BillingDifference', id: string, planTitle: string | null, buyer: { __typename: 'PlanBuyer', id: string, name: string } | null, facts: Array<{ __typename: 'BillingFactDifference', fact: Types.BillingFact, ours: string | null, stripes: string | null }> }> } };

export type FailedStripeEventsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FailedStripeEventsQuery = { failedStripeEvents: { __typename: 'FailedStripeEventConnection', nodes: Array<{ __typename: 'FailedStripeEvent', id: string, type: string, attempts: number, lastError: string | null, receivedAt: string, failedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RepairBillingMutationVariables = Exact<{
  input: Types.RepairBillingInput;
}>;


export type RepairBillingMutation = { repairBilling: { __typename: 'RepairBillingPayload', id: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type RetryStripeEventMutationVariables = Exact<{
  input: Types.RetryStripeEventInput;
}>;


export type RetryStripeEventMutation = { retryStripeEvent: { __typename: 'RetryStripeEventPayload', id: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };


export const BillingDifferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingDifferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingDifferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compared"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planTitle"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"stripes"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BillingDifferencesQuery, BillingDifferencesQueryVariables>;
export const FailedStripeEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedStripeEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedStripeEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<FailedStripeEventsQuery, FailedStripeEventsQueryVariables>;
export const RepairBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepairBilling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairBillingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairBilling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RepairBillingMutation, RepairBillingMutationVariables>;
export const RetryStripeEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryStripeEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryStripeEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryStripeEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RetryStripeEventMutation, RetryStripeEventMutationVariables>;
export const useBillingDifferencesQuery = (options?: Omit<useQuery.Options<BillingDifferencesQuery, BillingDifferencesQueryVariables>, "variables"> & ({ variables?: BillingDifferencesQueryVariables } | { skip: true; variables?: BillingDifferencesQueryVariables })) =>
  useQuery(BillingDifferencesDocument, options as useQuery.Options<BillingDifferencesQuery, BillingDifferencesQueryVariables> & { variables: BillingDifferencesQueryVariables });
export const useBillingDifferencesLazyQuery = (options?: useLazyQuery.Options<BillingDifferencesQuery, BillingDifferencesQueryVariables>) =>
  useLazyQuery(BillingDifferencesDocument, options);
export const useFailedStripeEventsQuery = (options?: Omit<useQuery.Options<FailedStripeEventsQuery, FailedStripeEventsQueryVariables>, "variables"> & ({ variables?: FailedStripeEventsQueryVariables } | { skip: true; variables?: FailedStripeEventsQueryVariables })) =>
  useQuery(FailedStripeEventsDocument, options as useQuery.Options<FailedStripeEventsQuery, FailedStripeEventsQueryVariables> & { variables: FailedStripeEventsQueryVariables });
export const useFailedStripeEventsLazyQuery = (options?: useLazyQuery.Options<FailedStripeEventsQuery, FailedStripeEventsQueryVariables>) =>
  useLazyQuery(FailedStripeEventsDocument, options);
export const useRepairBillingMutation = (options?: useMutation.Options<RepairBillingMutation, RepairBillingMutationVariables>) =>
  useMutation(RepairBillingDocument, options);
export const useRetryStripeEventMutation = (options?: useMutation.Options<RetryStripeEventMutation, RetryStripeEventMutationVariables>) =>
  useMutation(RetryStripeEventDocument, options);