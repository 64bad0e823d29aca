import { teamTexts } from "#texts/team";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { CompanyTeam } from "./CompanyTeam";
import { useOwnCompaniesQuery } from "./Members.generated";
import classes from "./Team.module.css";

/** The members of each company that the viewer works for. */
export function CompanyTeams() {
  const { data, error, loading, refetch } = useOwnCompaniesQuery({
    ssr: false,
    notifyOnNetworkStatusChange: true,
  });
  const companies = data?.me?.companies;
  if (companies === undefined && error !== undefined)
    return (
      <ErrorState
        title={teamTexts.loadFailed}
        retrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (companies === undefined) return <SectionSkeleton />;
  if (companies.length === 0)
    return <EmptyState title={teamTexts.noCompanyTitle}>{teamTexts.noCompanyText}</EmptyState>;
  return (
    <div className={classes.teams}>
      {companies.map((company) => (
        <CompanyTeam key={company.id} company={company} />
      ))}
    </div>
  );
}
