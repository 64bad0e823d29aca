/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema-types.generated';

import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedJobIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedJobIdsQuery = { savedJobIds: Array<string> };

export type SavedJobsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SavedJobsQuery = { jobsByIds: Array<{ __typename: 'Job', acceptsApplications: boolean, id: string, code: string, role: string, salary: string, contract: string, publishedAt: string | null, workAuthorization: Array<string>, companyLocation: string, workplaceType: Types.WorkplaceType, securityClearance: Types.SecurityClearance, sponsorship: Array<Types.Sponsorship>, salaryRange: { __typename: 'SalaryRange', min: number, max: number, currency: string, period: Types.SalaryPeriod } | null, company: { __typename: 'Company', id: string, name: string, logoUrl: string | null } }> };

export type SaveJobMutationVariables = Exact<{
  input: Types.SaveJobInput;
}>;


export type SaveJobMutation = { saveJob: { __typename: 'SaveJobPayload', jobId: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type UnsaveJobMutationVariables = Exact<{
  input: Types.UnsaveJobInput;
}>;


export type UnsaveJobMutation = { unsaveJob: { __typename: 'UnsaveJobPayload', jobId: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type SaveJobsMutationVariables = Exact<{
  input: Types.SaveJobsInput;
}>;


export type SaveJobsMutation = { saveJobs: { __typename: 'SaveJobsPayload', savedJobIds: Array<string> | null, withoutRoom: Array<string> | null, userErrors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };


export const SavedJobIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobIds"}}]}}]} as unknown as DocumentNode<SavedJobIdsQuery, SavedJobIdsQueryVariables>;
export const SavedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsApplications"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobBrief_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"workplaceType"}},{"kind":"Field","name":{"kind":"Name","value":"securityClearance"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorship"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"workAuthorization"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobBrief_job"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]} as unknown as DocumentNode<SavedJobsQuery, SavedJobsQueryVariables>;
export const SaveJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveJobMutation, SaveJobMutationVariables>;
export const UnsaveJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnsaveJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsaveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UnsaveJobMutation, UnsaveJobMutationVariables>;
export const SaveJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobIds"}},{"kind":"Field","name":{"kind":"Name","value":"withoutRoom"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveJobsMutation, SaveJobsMutationVariables>;
export const useSavedJobIdsQuery = (options?: Omit<useQuery.Options<SavedJobIdsQuery, SavedJobIdsQueryVariables>, "variables"> & ({ variables?: SavedJobIdsQueryVariables } | { skip: true; variables?: SavedJobIdsQueryVariables })) =>
  useQuery(SavedJobIdsDocument, options as useQuery.Options<SavedJobIdsQuery, SavedJobIdsQueryVariables> & { variables: SavedJobIdsQueryVariables });
export const useSavedJobIdsLazyQuery = (options?: useLazyQuery.Options<SavedJobIdsQuery, SavedJobIdsQueryVariables>) =>
  useLazyQuery(SavedJobIdsDocument, options);
export const useSavedJobsQuery = (options: Omit<useQuery.Options<SavedJobsQuery, SavedJobsQueryVariables>, "variables"> & ({ variables: SavedJobsQueryVariables } | { skip: true; variables?: SavedJobsQueryVariables })) =>
  useQuery(SavedJobsDocument, options as useQuery.Options<SavedJobsQuery, SavedJobsQueryVariables> & { variables: SavedJobsQueryVariables });
export const useSavedJobsLazyQuery = (options?: useLazyQuery.Options<SavedJobsQuery, SavedJobsQueryVariables>) =>
  useLazyQuery(SavedJobsDocument, options);
export const useSaveJobMutation = (options?: useMutation.Options<SaveJobMutation, SaveJobMutationVariables>) =>
  useMutation(SaveJobDocument, options);
export const useUnsaveJobMutation = (options?: useMutation.Options<UnsaveJobMutation, UnsaveJobMutationVariables>) =>
  useMutation(UnsaveJobDocument, options);
export const useSaveJobsMutation = (options?: useMutation.Options<SaveJobsMutation, SaveJobsMutationVariables>) =>
  useMutation(SaveJobsDocument, options);