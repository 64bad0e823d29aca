import { useParams } from "react-router-dom";
import { companyFormTexts as texts, companyTexts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { LinkButton } from "../../../components/ui/LinkButton";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { DeskHeading } from "../../shell/DeskHeading";
import { CompanyMissing } from "../CompanyMissing";
import { useCompanyToEditQuery } from "./CompanyForm.generated";
import { EditCompany } from "./EditCompany";

/** The form of one company. */
export function EditCompanyPage() {
  const { id = "" } = useParams();
  // An older version from the cache would be a conflict at once.
  const query = useCompanyToEditQuery({
    ssr: false,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    variables: { id },
  });
  const { data } = query;
  if (data === undefined)
    return (
      <Unloaded
        query={query}
        headingLevel={1}
        failed={companyTexts.loadFailed}
        skeleton={<DeskSkeleton shape="form" heading />}
      />
    );
  const { company } = data;
  if (company === null || company.viewerRole === null) return <CompanyMissing />;
  return (
    <>
      <DeskHeading title={texts.editTitle(company.name)} lead={texts.editLead} />
      {company.viewerCanEdit ? (
        <EditCompany key={company.id} company={company} />
      ) : (
        <EmptyState
          title={texts.notAllowed}
          actions={
            <LinkButton to={paths.desk("companies", company.id)}>{texts.seeCompany}</LinkButton>
          }
        >
          {texts.notAllowedText}
        </EmptyState>
      )}
    </>
  );
}
