import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { Link, Navigate, useLocation, useParams } from "react-router-dom";
import { companyTexts as texts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { CompanyLogo } from "../../../components/ui/CompanyLogo";
import { DotList } from "../../../components/ui/DotList";
import { Unloaded } from "../../../components/ui/Unloaded";
import { Message } from "../../../components/ui/Message";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { CompanyTeam } from "../../team/CompanyTeam";
import { useViewer } from "../../../lib/session/viewer";
import { FRESH } from "../../../lib/use-list";
import { BackLink } from "../../shell/BackLink";
import { DeskHeading } from "../../shell/DeskHeading";
import { Part } from "../../parts/Part";
import { Sides } from "../../parts/Sides";
import classes from "../Companies.module.css";
import { CompanyMissing } from "../CompanyMissing";
import { ContactsPart } from "../contacts/ContactsPart";
import { jobsOf } from "../jobs-of";
import { CompanyFacts } from "./CompanyFacts";
import { useCompanyViewQuery } from "./CompanyView.generated";
import { LogoPart } from "./LogoPart";
import { MergeOffer } from "./MergeOffer";
import type { ViewedCompany } from "./viewed-company";

/** One company: what candidates read about it, its contacts, and its team. */
export function CompanyPage() {
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const query = useCompanyViewQuery({ ...FRESH, variables: { id } });
  const skeleton = <DeskSkeleton shape="record" heading />;
  if (query.data === undefined)
    return (
      <Unloaded query={query} headingLevel={1} failed={texts.loadFailed} skeleton={skeleton} />
    );
  const { company } = query.data;
  if (company === null || company.viewerRole === null)
    return query.loading ? skeleton : <CompanyMissing />;
  // The id of a company that was merged leads to the one that has its jobs now.
  if (company.id !== id)
    return (
      <Navigate to={paths.desk("companies", company.id)} replace state={{ mergedFrom: pathname }} />
    );
  return <Content key={id} company={company} />;
}

function Content({ company }: { company: ViewedCompany }) {
  const isAdmin = useViewer().viewer?.role === "ADMIN";
  const isMerged = useIsMerged();
  const { name, description, industry, location, logoUrl } = company;
  const lead = [industry, location].filter((fact) => fact !== null);
  return (
    <>
      <BackLink to={paths.desk("companies")}>{texts.all}</BackLink>
      {isMerged && (
        <div className={classes.merged}>
          <Message tone="info">{texts.merged(name)}</Message>
        </div>
      )}
      <div className={classes.title}>
        <CompanyLogo url={logoUrl} size={64} />
        <DeskHeading
          title={name}
          lead={lead.length > 0 && <DotList items={lead} />}
          actions={<Actions company={company} />}
        />
      </div>
      <Sides
        side={
          <>
            {company.viewerCanEdit && <LogoPart company={company} />}
            <CompanyFacts company={company} />
            {isAdmin && <MergeOffer id={company.id} />}
          </>
        }
      >
        <Part id="company-about" title={texts.about}>
          <p className={description === "" ? classes.muted : classes.text}>
            {description || texts.noDescription}
          </p>
        </Part>
        <ContactsPart companyId={company.id} canKeep={company.viewerCanKeepContacts} />
        <div className={classes.team}>
          <CompanyTeam company={company} title={texts.team} />
        </div>
      </Sides>
    </>
  );
}

const Actions = ({ company }: { company: ViewedCompany }) => (
  <>
    <Button variant="default" component={Link} to={jobsOf(company.id)}>
      {texts.seeJobs}
    </Button>
    {company.viewerCanEdit && (
      <Button
        component={Link}
        to={paths.desk("companies", company.id, "edit")}
        leftSection={<IconPencil size={18} aria-hidden="true" />}
      >
        {texts.edit}
      </Button>
    )}
  </>
);

/** Whether the person came from the address of a company that was merged into this one. */
function useIsMerged(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === "object" && state !== null && "mergedFrom" in state;
}
