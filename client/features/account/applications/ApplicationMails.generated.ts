/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema-types.generated';

import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplicationMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationMailsQuery = { me: { __typename: 'User', id: string, applicationMails: boolean } | null };

export type SetApplicationMailsMutationVariables = Exact<{
  input: Types.SetApplicationMailsInput;
}>;


export type SetApplicationMailsMutation = { setApplicationMails: { __typename: 'SetApplicationMailsPayload', user: { __typename: 'User', id: string, applicationMails: boolean } | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };


export const ApplicationMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationMails"}}]}}]}}]} as unknown as DocumentNode<ApplicationMailsQuery, ApplicationMailsQueryVariables>;
export const SetApplicationMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetApplicationMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetApplicationMailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setApplicationMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationMails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetApplicationMailsMutation, SetApplicationMailsMutationVariables>;
export const useApplicationMailsQuery = (options?: Omit<useQuery.Options<ApplicationMailsQuery, ApplicationMailsQueryVariables>, "variables"> & ({ variables?: ApplicationMailsQueryVariables } | { skip: true; variables?: ApplicationMailsQueryVariables })) =>
  useQuery(ApplicationMailsDocument, options as useQuery.Options<ApplicationMailsQuery, ApplicationMailsQueryVariables> & { variables: ApplicationMailsQueryVariables });
export const useApplicationMailsLazyQuery = (options?: useLazyQuery.Options<ApplicationMailsQuery, ApplicationMailsQueryVariables>) =>
  useLazyQuery(ApplicationMailsDocument, options);
export const useSetApplicationMailsMutation = (options?: useMutation.Options<SetApplicationMailsMutation, SetApplicationMailsMutationVariables>) =>
  useMutation(SetApplicationMailsDocument, options);