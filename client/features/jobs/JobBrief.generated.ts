/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobBrief_JobFragment = { __typename: 'Job', companyLocation: string, workplaceType: Types.WorkplaceType, securityClearance: Types.SecurityClearance, sponsorship: Array<Types.Sponsorship>, employerFacts: Array<Types.EmployerFact> };

export const JobBrief_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobBrief_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"workplaceType"}},{"kind":"Field","name":{"kind":"Name","value":"securityClearance"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorship"}},{"kind":"Field","name":{"kind":"Name","value":"employerFacts"}}]}}]} as unknown as DocumentNode<JobBrief_JobFragment, unknown>;