import { Button } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { importTexts } from "#texts/desk-import";
import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { useViewer } from "../../../lib/session/viewer";
import { FRESH, useList } from "../../../lib/use-list";
import { DeskHeading } from "../../shell/DeskHeading";
import { SavedViews } from "../../views/SavedViews";
import { useDeskJobsQuery, type DeskJobsQuery } from "./DeskJobs.generated";
import { JobFilters } from "./JobFilters";
import { JobList } from "./JobList";
import { readSearch, toVariables, writeSearch, type JobsSearch } from "./jobs-address";

const PAGE = 25;

/** All jobs that the person works on, in every status. */
export function JobsPage() {
  const { viewer } = useViewer();
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const change = (next: Partial<JobsSearch>) =>
    setParams(writeSearch({ ...search, ...next }), { replace: true });
  const query = useDeskJobsQuery({
    ...FRESH,
    variables: { first: PAGE, ...toVariables(search, viewer?.id) },
  });
  const list = useList(
    query,
    ({ companyJobs }: DeskJobsQuery) => companyJobs,
    (data, nodes) => ({ ...data, companyJobs: { ...data.companyJobs, nodes } }),
  );
  return (
    <>
      <DeskHeading
        title={deskTexts.names.jobs}
        lead={deskJobsTexts.lead}
        actions={
          <>
            <SavedViews section="jobs" />
            <Button
              component={Link}
              to={paths.desk("jobs", "import")}
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden="true" />}
            >
              {importTexts.open}
            </Button>
            <Button
              component={Link}
              to={paths.desk("jobs", "new")}
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              {deskJobsTexts.newJob}
            </Button>
          </>
        }
      />
      <JobFilters search={search} onType={(query) => change({ query })} onChange={change} />
      <JobList key={params.toString()} list={list} search={search} />
    </>
  );
}
