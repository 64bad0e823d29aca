import { useSearchParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { deskApplicationTexts } from "#texts/desk-applications";
import { useViewer } from "../../../lib/session/viewer";
import { DeskHeading } from "../../shell/DeskHeading";
import { SavedViews } from "../../views/SavedViews";
import { ApplicationList } from "./ApplicationList";
import { ListFilters } from "./ListFilters";
import { readListSearch, toFilter } from "./list-search";

/** /desk/applications: applications to all jobs, with filters in the address. */
export function ListPage() {
  const { viewer } = useViewer();
  const [params] = useSearchParams();
  const search = readListSearch(params);
  const filter = toFilter(search, viewer?.id ?? "");
  return (
    <>
      <DeskHeading
        title={deskTexts.names.applications}
        lead={deskApplicationTexts.lead}
        actions={<SavedViews section="applications" />}
      />
      <ListFilters search={search} />
      <ApplicationList key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}
