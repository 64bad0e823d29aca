/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema-types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StartFreshProofMutationVariables = Exact<{ [key: string]: never; }>;


export type StartFreshProofMutation = { startFreshProof: { __typename: 'StartFreshProofPayload', message: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type ConfirmFreshProofMutationVariables = Exact<{
  input: Types.ConfirmFreshProofInput;
}>;


export type ConfirmFreshProofMutation = { confirmFreshProof: { __typename: 'ConfirmFreshProofPayload', me: { __typename: 'User', id: string, secondFactor: { __typename: 'SecondFactor', hasTotp: boolean, passkeyCount: number, recoveryCodesLeft: number, isProven: boolean, isRequired: boolean, passkeysNeedCode: boolean } } | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };


export const StartFreshProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartFreshProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startFreshProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartFreshProofMutation, StartFreshProofMutationVariables>;
export const ConfirmFreshProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmFreshProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmFreshProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmFreshProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactor_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactor_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyCount"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isProven"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeysNeedCode"}}]}}]}}]} as unknown as DocumentNode<ConfirmFreshProofMutation, ConfirmFreshProofMutationVariables>;
export const useStartFreshProofMutation = (options?: useMutation.Options<StartFreshProofMutation, StartFreshProofMutationVariables>) =>
  useMutation(StartFreshProofDocument, options);
export const useConfirmFreshProofMutation = (options?: useMutation.Options<ConfirmFreshProofMutation, ConfirmFreshProofMutationVariables>) =>
  useMutation(ConfirmFreshProofDocument, options);