/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DemoCheckoutQueryVariables = Exact<{
  sessionId: string;
}>;


export type DemoCheckoutQuery = { demoCheckout: { __typename: 'DemoCheckout', id: string, isComplete: boolean } | null };


export const DemoCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}}]}}]}}]} as unknown as DocumentNode<DemoCheckoutQuery, DemoCheckoutQueryVariables>;
export const useDemoCheckoutQuery = (options: Omit<useQuery.Options<DemoCheckoutQuery, DemoCheckoutQueryVariables>, "variables"> & ({ variables: DemoCheckoutQueryVariables } | { skip: true; variables?: DemoCheckoutQueryVariables })) =>
  useQuery(DemoCheckoutDocument, options as useQuery.Options<DemoCheckoutQuery, DemoCheckoutQueryVariables> & { variables: DemoCheckoutQueryVariables });
export const useDemoCheckoutLazyQuery = (options?: useLazyQuery.Options<DemoCheckoutQuery, DemoCheckoutQueryVariables>) =>
  useLazyQuery(DemoCheckoutDocument, options);