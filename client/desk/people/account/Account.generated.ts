/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema-types.generated';

import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeskAccountQueryVariables = Exact<{
  id: string;
}>;


export type DeskAccountQuery = { person: { __typename: 'Person', id: string, name: string, email: string, role: Types.Role, createdAt: string, lastSeenAt: string | null, disabledAt: string | null, mailTrouble: { __typename: 'MailTrouble', bouncedAt: string | null, bounceReason: Types.BounceReason | null, complainedAt: string | null } | null, deletion: { __typename: 'AccountDeletion', byStaff: boolean, requestedAt: string, takesEffectAt: string } | null, subscriptions: Array<{ id: string, status: Types.SubscriptionStatus, startedAt: string, endsAt: string | null, paymentsMade: number, paymentsTotal: number, plan: { __typename: 'Plan', id: string, title: string } }> } | null };

export type DeskDeletionPreviewQueryVariables = Exact<{
  id: string;
}>;


export type DeskDeletionPreviewQuery = { person: { __typename: 'Person', id: string, deletionPreview: { __typename: 'DeletionPreview', runningPlans: number, refusals: Array<string>, erased: Array<{ __typename: 'DeletedData', what: string, count: number }>, kept: Array<{ __typename: 'KeptData', what: string, count: number, why: string }> } } | null };

export type DeletePersonMutationVariables = Exact<{
  input: Types.RequestPersonDeletionInput;
}>;


export type DeletePersonMutation = { requestPersonDeletion: { __typename: 'RequestPersonDeletionPayload', message: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type KeepPersonMutationVariables = Exact<{
  input: Types.CancelPersonDeletionInput;
}>;


export type KeepPersonMutation = { cancelPersonDeletion: { __typename: 'CancelPersonDeletionPayload', message: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type SendPersonCopyMutationVariables = Exact<{
  input: Types.RequestPersonDataExportInput;
}>;


export type SendPersonCopyMutation = { requestPersonDataExport: { __typename: 'RequestPersonDataExportPayload', message: string | null, userErrors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };


export const DeskAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailTroubleNote_trouble"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byStaff"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesEffectAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsMade"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailTroubleNote_trouble"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailTrouble"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"complainedAt"}}]}}]} as unknown as DocumentNode<DeskAccountQuery, DeskAccountQueryVariables>;
export const DeskDeletionPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskDeletionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningPlans"}},{"kind":"Field","name":{"kind":"Name","value":"refusals"}},{"kind":"Field","name":{"kind":"Name","value":"erased"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeskDeletionPreviewQuery, DeskDeletionPreviewQueryVariables>;
export const DeletePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPersonDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPersonDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePersonMutation, DeletePersonMutationVariables>;
export const KeepPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelPersonDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPersonDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepPersonMutation, KeepPersonMutationVariables>;
export const SendPersonCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPersonCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPersonDataExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPersonDataExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendPersonCopyMutation, SendPersonCopyMutationVariables>;
export const useDeskAccountQuery = (options: Omit<useQuery.Options<DeskAccountQuery, DeskAccountQueryVariables>, "variables"> & ({ variables: DeskAccountQueryVariables } | { skip: true; variables?: DeskAccountQueryVariables })) =>
  useQuery(DeskAccountDocument, options as useQuery.Options<DeskAccountQuery, DeskAccountQueryVariables> & { variables: DeskAccountQueryVariables });
export const useDeskAccountLazyQuery = (options?: useLazyQuery.Options<DeskAccountQuery, DeskAccountQueryVariables>) =>
  useLazyQuery(DeskAccountDocument, options);
export const useDeskDeletionPreviewQuery = (options: Omit<useQuery.Options<DeskDeletionPreviewQuery, DeskDeletionPreviewQueryVariables>, "variables"> & ({ variables: DeskDeletionPreviewQueryVariables } | { skip: true; variables?: DeskDeletionPreviewQueryVariables })) =>
  useQuery(DeskDeletionPreviewDocument, options as useQuery.Options<DeskDeletionPreviewQuery, DeskDeletionPreviewQueryVariables> & { variables: DeskDeletionPreviewQueryVariables });
export const useDeskDeletionPreviewLazyQuery = (options?: useLazyQuery.Options<DeskDeletionPreviewQuery, DeskDeletionPreviewQueryVariables>) =>
  useLazyQuery(DeskDeletionPreviewDocument, options);
export const useDeletePersonMutation = (options?: useMutation.Options<DeletePersonMutation, DeletePersonMutationVariables>) =>
  useMutation(DeletePersonDocument, options);
export const useKeepPersonMutation = (options?: useMutation.Options<KeepPersonMutation, KeepPersonMutationVariables>) =>
  useMutation(KeepPersonDocument, options);
export const useSendPersonCopyMutation = (options?: useMutation.Options<SendPersonCopyMutation, SendPersonCopyMutationVariables>) =>
  useMutation(SendPersonCopyDocument, options);