/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyLastApplicationQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLastApplicationQuery = { myLastApplication: { __typename: 'Application', id: string, status: Types.ApplicationStatus, name: string, email: string, phone: string, countryCode: string, location: string, visaType: Types.VisaType, relocation: boolean | null, linkedin: string | null, appliedAt: string, updatedAt: string, resume: { __typename: 'Resume', id: string, fileName: string, sizeBytes: number, url: string, uploadedAt: string } } | null };


export const MyLastApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyLastApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myLastApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationForm_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationForm_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"visaType"}},{"kind":"Field","name":{"kind":"Name","value":"relocation"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<MyLastApplicationQuery, MyLastApplicationQueryVariables>;
export const useMyLastApplicationQuery = (options?: Omit<useQuery.Options<MyLastApplicationQuery, MyLastApplicationQueryVariables>, "variables"> & ({ variables?: MyLastApplicationQueryVariables } | { skip: true; variables?: MyLastApplicationQueryVariables })) =>
  useQuery(MyLastApplicationDocument, options as useQuery.Options<MyLastApplicationQuery, MyLastApplicationQueryVariables> & { variables: MyLastApplicationQueryVariables });
export const useMyLastApplicationLazyQuery = (options?: useLazyQuery.Options<MyLastApplicationQuery, MyLastApplicationQueryVariables>) =>
  useLazyQuery(MyLastApplicationDocument, options);