/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobFitQueryVariables = Exact<{
  jobId: string;
}>;


export type JobFitQuery = { myFit: { __typename: 'ResumeFit', fileName: string, missing: Array<string>, named: Array<{ __typename: 'NamedSkill', skill: string, line: string, lineNumber: number }>, close: Array<{ __typename: 'NamedSkill', skill: string, line: string, lineNumber: number }> } | null };


export const JobFitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"named"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"lineNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"close"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"lineNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<JobFitQuery, JobFitQueryVariables>;
export const useJobFitQuery = (options: Omit<useQuery.Options<JobFitQuery, JobFitQueryVariables>, "variables"> & ({ variables: JobFitQueryVariables } | { skip: true; variables?: JobFitQueryVariables })) =>
  useQuery(JobFitDocument, options as useQuery.Options<JobFitQuery, JobFitQueryVariables> & { variables: JobFitQueryVariables });
export const useJobFitLazyQuery = (options?: useLazyQuery.Options<JobFitQuery, JobFitQueryVariables>) =>
  useLazyQuery(JobFitDocument, options);