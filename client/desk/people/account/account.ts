import type { DeskAccountQuery } from "./Account.generated";

/** A person's account as administrators see it. */
export type Account = NonNullable<DeskAccountQuery["person"]>;
