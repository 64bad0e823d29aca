import { importTexts as texts } from "#texts/desk-import";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useStaffCompanies } from "../../parts/use-staff-companies";
import { DeskHeading } from "../../shell/DeskHeading";
import { ImportForm } from "./ImportForm";
import { RecentImports } from "./RecentImports";

/** /desk/jobs/import: a file of another board, and what was imported lately. */
export const ImportPage = () => (
  <>
    <DeskHeading title={texts.title} lead={texts.lead} />
    <Start />
    <RecentImports />
  </>
);

function Start() {
  const list = useStaffCompanies();
  if (list.nodes === null)
    return (
      <Unloaded
        query={list}
        failed={texts.loadFailed}
        skeleton={<DeskSkeleton shape="form" heading />}
      />
    );
  const companies = list.nodes.filter(({ viewerCanPostJob }) => viewerCanPostJob);
  if (companies.length === 0) return <EmptyState title={texts.title}>{texts.noCompany}</EmptyState>;
  return <ImportForm companies={companies} />;
}
