import { useSecondFactorStatusQuery, type SecondFactor_UserFragment } from "./Factors.generated";

export type FactorStatus = SecondFactor_UserFragment["secondFactor"];

/** The factors of the signed-in person, and whether this session has proven one. */
export function useFactorStatus() {
  const query = useSecondFactorStatusQuery({
    ssr: false,
    // The proof ends with time, and another tab may have given one.
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const reload = async () => void (await query.refetch().catch(() => undefined));
  return { query, status: query.data?.me?.secondFactor ?? null, reload };
}

export const hasFactor = ({ hasTotp, passkeyCount }: FactorStatus): boolean =>
  hasTotp || passkeyCount > 0;
