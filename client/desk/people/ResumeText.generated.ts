/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeskResumeTextQueryVariables = Exact<{
  applicationId: string;
}>;


export type DeskResumeTextQuery = { application: { __typename: 'Application', id: string, resume: { __typename: 'Resume', id: string, text: { __typename: 'ResumeText', status: Types.ResumeTextStatus, problem: Types.ResumeTextProblem | null, text: string | null } } } | null };


export const DeskResumeTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskResumeText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeskResumeTextQuery, DeskResumeTextQueryVariables>;
export const useDeskResumeTextQuery = (options: Omit<useQuery.Options<DeskResumeTextQuery, DeskResumeTextQueryVariables>, "variables"> & ({ variables: DeskResumeTextQueryVariables } | { skip: true; variables?: DeskResumeTextQueryVariables })) =>
  useQuery(DeskResumeTextDocument, options as useQuery.Options<DeskResumeTextQuery, DeskResumeTextQueryVariables> & { variables: DeskResumeTextQueryVariables });
export const useDeskResumeTextLazyQuery = (options?: useLazyQuery.Options<DeskResumeTextQuery, DeskResumeTextQueryVariables>) =>
  useLazyQuery(DeskResumeTextDocument, options);