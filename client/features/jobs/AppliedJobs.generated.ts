/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AppliedJobsQueryVariables = Exact<{
  jobIds: Array<string> | string;
}>;


export type AppliedJobsQuery = { myApplicationsTo: Array<{ __typename: 'Application', id: string, status: Types.ApplicationStatus, appliedAt: string, job: { __typename: 'Job', id: string } }> };


export const AppliedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppliedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplicationsTo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AppliedJobsQuery, AppliedJobsQueryVariables>;
export const useAppliedJobsQuery = (options: Omit<useQuery.Options<AppliedJobsQuery, AppliedJobsQueryVariables>, "variables"> & ({ variables: AppliedJobsQueryVariables } | { skip: true; variables?: AppliedJobsQueryVariables })) =>
  useQuery(AppliedJobsDocument, options as useQuery.Options<AppliedJobsQuery, AppliedJobsQueryVariables> & { variables: AppliedJobsQueryVariables });
export const useAppliedJobsLazyQuery = (options?: useLazyQuery.Options<AppliedJobsQuery, AppliedJobsQueryVariables>) =>
  useLazyQuery(AppliedJobsDocument, options);