import { commonTexts } from "#texts/common";
import { jobsPageTexts } from "#texts/jobs-page";
import { Button } from "../../components/ui/Button";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { paths } from "#site/paths";
import { JobCardSkeletons } from "./JobCardSkeleton";
import classes from "./JobResults.module.css";
import { firstPage, jobsVariables, type JobSearch } from "./job-search";
import { useJobsQuery } from "./Jobs.generated";

interface LoadMoreProps {
  /** The last page that has loaded or is loading. */
  search: JobSearch;
  onMore: (cursor: string) => void;
}

/** "Load more" below the list. A link to the next page, so it also works without scripts. */
export function LoadMore({ search, onMore }: LoadMoreProps) {
  const { data, error, refetch } = useJobsQuery({ variables: jobsVariables(search) });
  if (error !== undefined) {
    return (
      <div className={classes.more}>
        <Message tone="error">{jobsPageTexts.moreFailed}</Message>
        <Button onClick={() => void refetch()}>{commonTexts.retry}</Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={classes.more} style={{ justifyItems: "stretch" }}>
        <JobCardSkeletons count={2} />
      </div>
    );
  }
  const { hasNextPage, endCursor } = data.jobs.pageInfo;
  if (!hasNextPage || endCursor === null) return null;
  return (
    <div className={classes.more}>
      <LinkButton
        to={paths.jobs({ ...firstPage(search), after: endCursor })}
        variant="default"
        size="lg"
        onClick={(event) => {
          const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
          if (opensElsewhere) return;
          event.preventDefault();
          onMore(endCursor);
        }}
      >
        {jobsPageTexts.loadMore}
      </LinkButton>
    </div>
  );
}
