import { personAccountTexts as texts } from "#texts/desk-people";
import { ErrorState } from "../../../components/ui/ErrorState";
import { Skeleton } from "../../../components/ui/Skeleton";
import { FRESH } from "../../../lib/use-list";
import { useDeskAccountQuery } from "./Account.generated";
import { PersonAccount } from "./PersonAccount";
import { PersonPlans } from "./PersonPlans";

/** What only administrators see of a person: plans, and the account. */
export function AdminParts({ personId }: { personId: string }) {
  const { data, error, loading, refetch } = useDeskAccountQuery({
    ...FRESH,
    variables: { id: personId },
  });
  const account = data?.person;
  if (account === null) return null;
  if (account === undefined)
    return error === undefined ? (
      <Skeleton height="12rem" radius="var(--radius-lg)" />
    ) : (
      <ErrorState
        title={texts.plansFailed}
        retrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <>
      <PersonPlans subscriptions={account.subscriptions} />
      <PersonAccount account={account} />
    </>
  );
}
