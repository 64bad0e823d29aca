import { personAccountTexts as texts } from "#texts/desk-people";
import { Unloaded } from "../../../components/ui/Unloaded";
import { Skeleton } from "../../../components/ui/Skeleton";
import { FRESH } from "../../../lib/use-list";
import { useDeskAccountQuery } from "./Account.generated";
import { PersonAccount } from "./PersonAccount";
import { PersonPlans } from "./PersonPlans";

/** What only administrators see of a person: plans, and the account. */
export function AdminParts({ personId }: { personId: string }) {
  const query = useDeskAccountQuery({
    ...FRESH,
    variables: { id: personId },
  });
  const { data } = query;
  const account = data?.person;
  if (account === null) return null;
  if (account === undefined)
    return (
      <Unloaded
        query={query}
        failed={texts.plansFailed}
        skeleton={<Skeleton height="12rem" radius="var(--radius-lg)" />}
      />
    );
  return (
    <>
      <PersonPlans subscriptions={account.subscriptions} />
      <PersonAccount account={account} />
    </>
  );
}
