/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailTroubleNote_TroubleFragment = { __typename: 'MailTrouble', bouncedAt: string | null, bounceReason: Types.BounceReason | null, complainedAt: string | null };

export const MailTroubleNote_TroubleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailTroubleNote_trouble"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailTrouble"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"complainedAt"}}]}}]} as unknown as DocumentNode<MailTroubleNote_TroubleFragment, unknown>;