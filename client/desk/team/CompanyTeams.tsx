import { teamTexts } from "#texts/team";
import { EmptyState } from "../../components/ui/EmptyState";
import { Unloaded } from "../../components/ui/Unloaded";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { CompanyTeam } from "./CompanyTeam";
import { useOwnCompaniesQuery } from "./Members.generated";
import classes from "./Team.module.css";

/** The members of each company that the viewer works for. */
export function CompanyTeams() {
  const query = useOwnCompaniesQuery({
    ssr: false,
    notifyOnNetworkStatusChange: true,
  });
  const { data } = query;
  const companies = data?.me?.companies;
  if (companies === undefined)
    return <Unloaded query={query} failed={teamTexts.loadFailed} skeleton={<SectionSkeleton />} />;
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
