/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DoubtfulPhonesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DoubtfulPhonesQuery = { doubtfulPhones: { __typename: 'PersonWithDoubtfulPhonesConnection', nodes: Array<{ __typename: 'PersonWithDoubtfulPhones', id: string, name: string, phones: Array<{ __typename: 'DoubtfulPhone', countryCode: string, phone: string, doubt: Types.PhoneDoubt }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };


export const DoubtfulPhonesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoubtfulPhones"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doubtfulPhones"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"doubt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DoubtfulPhonesQuery, DoubtfulPhonesQueryVariables>;
export const useDoubtfulPhonesQuery = (options?: Omit<useQuery.Options<DoubtfulPhonesQuery, DoubtfulPhonesQueryVariables>, "variables"> & ({ variables?: DoubtfulPhonesQueryVariables } | { skip: true; variables?: DoubtfulPhonesQueryVariables })) =>
  useQuery(DoubtfulPhonesDocument, options as useQuery.Options<DoubtfulPhonesQuery, DoubtfulPhonesQueryVariables> & { variables: DoubtfulPhonesQueryVariables });
export const useDoubtfulPhonesLazyQuery = (options?: useLazyQuery.Options<DoubtfulPhonesQuery, DoubtfulPhonesQueryVariables>) =>
  useLazyQuery(DoubtfulPhonesDocument, options);