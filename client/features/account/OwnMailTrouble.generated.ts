/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnMailTroubleQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMailTroubleQuery = { me: { __typename: 'User', id: string, email: string, mailTrouble: { __typename: 'MailTrouble', bouncedAt: string | null, bounceReason: Types.BounceReason | null, complainedAt: string | null } | null } | null };


export const OwnMailTroubleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnMailTrouble"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"complainedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OwnMailTroubleQuery, OwnMailTroubleQueryVariables>;
export const useOwnMailTroubleQuery = (options?: Omit<useQuery.Options<OwnMailTroubleQuery, OwnMailTroubleQueryVariables>, "variables"> & ({ variables?: OwnMailTroubleQueryVariables } | { skip: true; variables?: OwnMailTroubleQueryVariables })) =>
  useQuery(OwnMailTroubleDocument, options as useQuery.Options<OwnMailTroubleQuery, OwnMailTroubleQueryVariables> & { variables: OwnMailTroubleQueryVariables });
export const useOwnMailTroubleLazyQuery = (options?: useLazyQuery.Options<OwnMailTroubleQuery, OwnMailTroubleQueryVariables>) =>
  useLazyQuery(OwnMailTroubleDocument, options);