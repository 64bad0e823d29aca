/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyPlanResumesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPlanResumesQuery = { mySubscriptions: Array<{ id: string, intake: { __typename: 'PlanIntake', resume: { __typename: 'Resume', id: string, fileName: string, sizeBytes: number, url: string, uploadedAt: string } | null } }> };


export const MyPlanResumesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPlanResumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"intake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyPlanResumesQuery, MyPlanResumesQueryVariables>;
export const useMyPlanResumesQuery = (options?: Omit<useQuery.Options<MyPlanResumesQuery, MyPlanResumesQueryVariables>, "variables"> & ({ variables?: MyPlanResumesQueryVariables } | { skip: true; variables?: MyPlanResumesQueryVariables })) =>
  useQuery(MyPlanResumesDocument, options as useQuery.Options<MyPlanResumesQuery, MyPlanResumesQueryVariables> & { variables: MyPlanResumesQueryVariables });
export const useMyPlanResumesLazyQuery = (options?: useLazyQuery.Options<MyPlanResumesQuery, MyPlanResumesQueryVariables>) =>
  useLazyQuery(MyPlanResumesDocument, options);