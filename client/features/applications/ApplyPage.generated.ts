/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobToApplyToQueryVariables = Exact<{
  id: string;
}>;


export type JobToApplyToQuery = { job: { __typename: 'Job', id: string, code: string, role: string, acceptsApplications: boolean, company: { __typename: 'Company', id: string, name: string } } | null };


export const JobToApplyToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobToApplyTo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsApplications"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<JobToApplyToQuery, JobToApplyToQueryVariables>;
export const useJobToApplyToQuery = (options: Omit<useQuery.Options<JobToApplyToQuery, JobToApplyToQueryVariables>, "variables"> & ({ variables: JobToApplyToQueryVariables } | { skip: true; variables?: JobToApplyToQueryVariables })) =>
  useQuery(JobToApplyToDocument, options as useQuery.Options<JobToApplyToQuery, JobToApplyToQueryVariables> & { variables: JobToApplyToQueryVariables });
export const useJobToApplyToLazyQuery = (options?: useLazyQuery.Options<JobToApplyToQuery, JobToApplyToQueryVariables>) =>
  useLazyQuery(JobToApplyToDocument, options);