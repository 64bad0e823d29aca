/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PostMatchesQueryVariables = Exact<{
  query: string;
}>;


export type PostMatchesQuery = { searchPosts: Array<{ __typename: 'PostMatch', slug: string, place: { __typename: 'PostPlace', headingId: string | null, heading: string | null, excerpt: Array<{ __typename: 'PostExcerptPart', text: string, isMatch: boolean }> } | null }> };


export const PostMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_place"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headingId"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}}]}}]} as unknown as DocumentNode<PostMatchesQuery, PostMatchesQueryVariables>;
export const usePostMatchesQuery = (options: Omit<useQuery.Options<PostMatchesQuery, PostMatchesQueryVariables>, "variables"> & ({ variables: PostMatchesQueryVariables } | { skip: true; variables?: PostMatchesQueryVariables })) =>
  useQuery(PostMatchesDocument, options as useQuery.Options<PostMatchesQuery, PostMatchesQueryVariables> & { variables: PostMatchesQueryVariables });
export const usePostMatchesLazyQuery = (options?: useLazyQuery.Options<PostMatchesQuery, PostMatchesQueryVariables>) =>
  useLazyQuery(PostMatchesDocument, options);