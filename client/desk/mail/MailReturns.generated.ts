/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailReturnsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailReturnsQuery = { mailReturns: { __typename: 'MailReturns', isConnected: boolean, periods: Array<{ __typename: 'MailRates', days: number, sent: number, withheld: number, bounced: number, softBounced: number, complained: number, bounceRate: number | null, complaintRate: number | null }> } };


export const MailReturnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailReturns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailReturns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConnected"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"bounced"}},{"kind":"Field","name":{"kind":"Name","value":"softBounced"}},{"kind":"Field","name":{"kind":"Name","value":"complained"}},{"kind":"Field","name":{"kind":"Name","value":"bounceRate"}},{"kind":"Field","name":{"kind":"Name","value":"complaintRate"}}]}}]}}]}}]} as unknown as DocumentNode<MailReturnsQuery, MailReturnsQueryVariables>;
export const useMailReturnsQuery = (options?: Omit<useQuery.Options<MailReturnsQuery, MailReturnsQueryVariables>, "variables"> & ({ variables?: MailReturnsQueryVariables } | { skip: true; variables?: MailReturnsQueryVariables })) =>
  useQuery(MailReturnsDocument, options as useQuery.Options<MailReturnsQuery, MailReturnsQueryVariables> & { variables: MailReturnsQueryVariables });
export const useMailReturnsLazyQuery = (options?: useLazyQuery.Options<MailReturnsQuery, MailReturnsQueryVariables>) =>
  useLazyQuery(MailReturnsDocument, options);