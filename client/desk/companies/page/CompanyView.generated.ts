/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema-types.generated';

import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompanyViewQueryVariables = Exact<{
  id: string;
}>;


export type CompanyViewQuery = { company: { __typename: 'Company', description: string, website: string | null, viewerCanEdit: boolean, viewerCanKeepContacts: boolean, viewerCanManageMembers: boolean, id: string, name: string, logoUrl: string | null, location: string | null, industry: string | null, openJobCount: number, memberCount: number | null, viewerRole: Types.CompanyRole | null } | null };

export type SetCompanyLogoMutationVariables = Exact<{
  input: Types.SetCompanyLogoInput;
}>;


export type SetCompanyLogoMutation = { setCompanyLogo: { __typename: 'CompanyPayload', company: { __typename: 'Company', id: string, logoUrl: string | null } | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };


export const CompanyViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanKeepContacts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"openJobCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<CompanyViewQuery, CompanyViewQueryVariables>;
export const SetCompanyLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCompanyLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCompanyLogoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCompanyLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetCompanyLogoMutation, SetCompanyLogoMutationVariables>;
export const useCompanyViewQuery = (options: Omit<useQuery.Options<CompanyViewQuery, CompanyViewQueryVariables>, "variables"> & ({ variables: CompanyViewQueryVariables } | { skip: true; variables?: CompanyViewQueryVariables })) =>
  useQuery(CompanyViewDocument, options as useQuery.Options<CompanyViewQuery, CompanyViewQueryVariables> & { variables: CompanyViewQueryVariables });
export const useCompanyViewLazyQuery = (options?: useLazyQuery.Options<CompanyViewQuery, CompanyViewQueryVariables>) =>
  useLazyQuery(CompanyViewDocument, options);
export const useSetCompanyLogoMutation = (options?: useMutation.Options<SetCompanyLogoMutation, SetCompanyLogoMutationVariables>) =>
  useMutation(SetCompanyLogoDocument, options);