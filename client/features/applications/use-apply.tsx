import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer, type Viewer } from "../../lib/session/viewer";
import { useMyApplicationQuery } from "./Application.generated";
import type { JobToApplyTo } from "./JobFields";

const ApplicationDialog = lazy(async () => {
  const { ApplicationDialog: component } = await import("./ApplicationDialog");
  return { default: component };
});

/** In the address while somebody is on the way to apply: it survives a sign-in at Google. */
const APPLY_HASH = "#apply";

export interface Apply {
  /** Opens the application form, after signing in where that is needed. */
  start: () => void;
  /** ISO 8601 time of the viewer's application to this job; null when there is none. */
  appliedAt: string | null;
  /** An application was sent since the page was opened. */
  submitted: boolean;
  /** The dialog; to be rendered once. */
  dialog: ReactNode;
}

/** Applying to one job, from the button to the confirmation. `job` is null while it is loading. */
export function useApply(job: JobToApplyTo | null): Apply {
  const { viewer } = useViewer();
  const { openSignIn } = useSignIn();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [cameToApply] = useState(hash === APPLY_HASH);
  const [applicant, setApplicant] = useState<Viewer | null>(null);
  const [opened, setOpened] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [sessionEnded, setSessionEnded] = useState(false);

  const query = useMyApplicationQuery(
    job === null || viewer === null
      ? { skip: true, ssr: false }
      : { variables: { jobId: job.id }, ssr: false },
  );
  const mark = (to: string) =>
    void navigate({ search, hash: to }, { replace: true, preventScrollReset: true });
  const open = (person: Viewer) => {
    if (hash !== "") mark("");
    setApplicant(person);
    setSubmitted(false);
    setOpened(true);
  };
  const start = () => {
    if (viewer !== null) return open(viewer);
    mark(APPLY_HASH);
    openSignIn({ onSignedIn: open });
  };

  // Back from Google, or by a link that leads straight to the form.
  const returning = cameToApply && viewer !== null && job !== null;
  const openOnReturn = useEffectEvent(() => viewer !== null && open(viewer));
  useEffect(() => {
    if (returning) openOnReturn();
  }, [returning]);

  // The form holds personal data: whoever signs out takes it along.
  const present = viewer !== null || sessionEnded ? applicant : null;
  const dialog = job !== null && present !== null && (
    <Suspense fallback={null}>
      <ApplicationDialog
        key={`${present.id} ${job.id}`}
        opened={opened}
        job={job}
        viewer={present}
        onClose={() => setOpened(false)}
        onSubmitted={() => {
          setOpened(false);
          setSubmitted(true);
        }}
        onSessionEnded={setSessionEnded}
      />
    </Suspense>
  );
  const appliedAt = query.data?.myApplication?.appliedAt ?? null;
  return { start, appliedAt: viewer === null ? null : appliedAt, submitted, dialog };
}
