import { useEffect, useEffectEvent } from "react";
import { useList, type List } from "../../lib/use-list";
import { useStaffCompaniesQuery, type StaffCompaniesQuery } from "./StaffCompanies.generated";

type StaffCompany = StaffCompaniesQuery["deskCompanies"]["nodes"][number];

/** A page that was left while it loaded them may still add what this one adds, too. */
const distinct = (companies: readonly StaffCompany[]): StaffCompany[] => [
  ...new Map(companies.map((company) => [company.id, company])).values(),
];

/**
 * The companies that the person works for, by name; for administrators, all of them. Choices offer every one, so this reads
 * page after page. Use it once on a page: two readers would go on from each other's place.
 */
export function useStaffCompanies(): List<StaffCompany> & { failed: boolean } {
  const query = useStaffCompaniesQuery({ ssr: false, notifyOnNetworkStatusChange: true });
  const list = useList(
    query,
    ({ deskCompanies }: StaffCompaniesQuery) => deskCompanies,
    (data, nodes) => ({ deskCompanies: { ...data.deskCompanies, nodes: distinct(nodes) } }),
  );
  const isIncomplete = list.hasMore && !list.loading && !list.moreFailed;
  const readMore = useEffectEvent(list.more);
  const after = query.data?.deskCompanies.pageInfo.endCursor;
  useEffect(() => {
    if (isIncomplete) readMore();
  }, [isIncomplete, after]);
  return { ...list, failed: list.error !== undefined || list.moreFailed };
}
