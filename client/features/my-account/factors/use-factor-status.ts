import { useSecondFactorStatusQuery, type SecondFactor_UserFragment } from "./Factors.generated";

export type FactorStatus = SecondFactor_UserFragment["secondFactor"];

/** The factors of the signed-in person, and whether this session has proven one. */
export function useFactorStatus() {
  const { data, error, loading, refetch } = useSecondFactorStatusQuery({
    ssr: false,
    // The proof ends with time, and another tab may have given one.
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const retry = async () => void (await refetch().catch(() => undefined));
  return { status: data?.me?.secondFactor ?? null, failed: error !== undefined, loading, retry };
}

export const hasFactor = ({ hasTotp, passkeyCount }: FactorStatus): boolean =>
  hasTotp || passkeyCount > 0;
