/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobHeadQueryVariables = Exact<{
  id: string;
}>;


export type JobHeadQuery = { job: { __typename: 'Job', id: string, role: string, code: string, status: Types.JobStatus, viewerCanClose: boolean, applicationCounts: Array<{ __typename: 'ApplicationCount', status: Types.ApplicationStatus, count: number }> | null, company: { __typename: 'Company', id: string, name: string } } | null };


export const JobHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanClose"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<JobHeadQuery, JobHeadQueryVariables>;
export const useJobHeadQuery = (options: Omit<useQuery.Options<JobHeadQuery, JobHeadQueryVariables>, "variables"> & ({ variables: JobHeadQueryVariables } | { skip: true; variables?: JobHeadQueryVariables })) =>
  useQuery(JobHeadDocument, options as useQuery.Options<JobHeadQuery, JobHeadQueryVariables> & { variables: JobHeadQueryVariables });
export const useJobHeadLazyQuery = (options?: useLazyQuery.Options<JobHeadQuery, JobHeadQueryVariables>) =>
  useLazyQuery(JobHeadDocument, options);