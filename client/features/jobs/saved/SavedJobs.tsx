import { useState } from "react";
import { jobsTexts } from "#texts/jobs";
import { savedJobTexts as texts } from "#texts/saved-jobs";
import { paths } from "#site/paths";
import { MAX_SAVED_JOBS } from "#site/saved-jobs";
import { HeartPin } from "../../../components/pinned/HeartPin";
import { Button } from "../../../components/ui/Button";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { LinkButton } from "../../../components/ui/LinkButton";
import { Message } from "../../../components/ui/Message";
import { commonTexts } from "#texts/common";
import { OPENS_DIALOG, useSignIn } from "../../../lib/session/sign-in";
import { useViewer } from "../../../lib/session/viewer";
import { useViewerQuery } from "../../../lib/session/Viewer.generated";
import { JobCard } from "../JobCard";
import { JobCardSkeletons } from "../JobCardSkeleton";
import { useAppliedJobs } from "../use-applied-jobs";
import listClasses from "../JobList.module.css";
import type { Failure } from "./keep-in-browser";
import classes from "./SavedJobs.module.css";
import { useSavedJobsQuery } from "./SavedJobs.generated";
import { useBrowserSavedJobs, useSavedJobs } from "./use-saved-jobs";

const PER_PART = 20;

/** The jobs that the person saved, the last one first. One that is taken off stays in sight until the page is left. */
export function SavedJobs() {
  const query = useViewerQuery({ ssr: false });
  const { viewer } = useViewer();
  // Not a visitor without saved jobs: they may be in an account.
  if (query.data === undefined && query.error !== undefined)
    return <Unloaded query={query} failed={texts.loadFailed} skeleton={null} />;
  // Whoever comes next must not see what the one before had in sight.
  return <List key={viewer?.id ?? "visitor"} />;
}

function List() {
  const { ids, query } = useSavedJobs({ fresh: true });
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [parts, setParts] = useState(1);
  if (ids === null)
    return (
      <Unloaded query={query} failed={texts.loadFailed} skeleton={<JobCardSkeletons count={3} />} />
    );
  const added = ids.filter((id) => !seen.includes(id));
  if (added.length > 0) {
    setSeen([...added, ...seen]);
    return null;
  }
  if (seen.length === 0)
    return (
      <EmptyState
        title={texts.none}
        picture={<HeartPin />}
        actions={<LinkButton to={paths.jobs()}>{commonTexts.browseJobs}</LinkButton>}
      >
        {texts.noneText}
      </EmptyState>
    );
  const starts = Array.from({ length: parts }, (_, part) => part * PER_PART);
  return (
    <>
      <Where saved={ids} />
      <ul className={listClasses.list}>
        {starts.map((start) => (
          <Part key={start} ids={seen.slice(start, start + PER_PART)} />
        ))}
      </ul>
      {parts * PER_PART < seen.length && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setParts(parts + 1)}>
            {commonTexts.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where the jobs are kept, and for visitors, how to have them everywhere. */
function Where({ saved }: { saved: readonly string[] }) {
  const { viewer } = useViewer();
  const { openSignIn } = useSignIn();
  const inBrowser = useBrowserSavedJobs();
  if (viewer !== null) {
    const isFull = saved.length >= MAX_SAVED_JOBS;
    const left = isFull ? inBrowser.filter((id) => !saved.includes(id)).length : 0;
    return (
      <p className={classes.where}>
        {left === 0 ? texts.inAccount : texts.withoutRoom(left, MAX_SAVED_JOBS)}
      </p>
    );
  }
  return (
    <div className={classes.where}>
      <p>{texts.inBrowser}</p>
      <Button {...OPENS_DIALOG} variant="default" size="sm" onClick={() => openSignIn()}>
        {texts.logIn}
      </Button>
    </div>
  );
}

/** Some of the saved jobs, as items of the list. */
function Part({ ids }: { ids: readonly string[] }) {
  const query = useSavedJobsQuery({
    variables: { ids: [...ids] },
    ssr: false,
    // They may have been closed meanwhile.
    fetchPolicy: "cache-and-network",
  });
  const jobs = query.data?.jobsByIds ?? [];
  const applied = useAppliedJobs(jobs);
  if (query.data === undefined)
    return (
      <li>
        <Unloaded
          query={query}
          failed={texts.loadFailed}
          skeleton={<JobCardSkeletons count={Math.min(ids.length, 3)} />}
        />
      </li>
    );
  const found = new Set(jobs.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  return (
    <>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            appliedAt={applied.get(job.id)}
            note={job.acceptsApplications ? undefined : jobsTexts.closed}
          />
        </li>
      ))}
      {missing.length > 0 && <Missing ids={missing} />}
    </>
  );
}

/** Saved jobs that have no page any more. */
function Missing({ ids }: { ids: readonly string[] }) {
  const { ids: saved, keep } = useSavedJobs();
  const [failure, setFailure] = useState<Failure>(null);
  const left = ids.filter((id) => saved?.includes(id));
  if (left.length === 0) return null;
  const forget = async () => {
    setFailure(null);
    for (const id of left) {
      const reason = await keep(id, false);
      if (reason !== null) return setFailure(reason);
    }
  };
  return (
    <li className={classes.missing}>
      <p>{texts.gone(left.length)}</p>
      <Button variant="default" size="sm" onClick={() => void forget()}>
        {texts.forget(left.length)}
      </Button>
      {failure !== null && <Message tone="error">{failure}</Message>}
    </li>
  );
}
