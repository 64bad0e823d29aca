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
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  // Asked for before it is known who is there: by a click, or by coming back from Google.
  const [wanted, setWanted] = useState<"no" | "click" | "return">(
    hash === APPLY_HASH ? "return" : "no",
  );
  const [applicant, setApplicant] = useState<Viewer | null>(null);
  const [opened, setOpened] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [sessionEnded, setSessionEnded] = useState(false);

  const query = useMyApplicationQuery(
    job === null || viewer === null
      ? { skip: true, ssr: false }
      : { variables: { jobId: job.id }, ssr: false },
  );
  const appliedAt = query.data?.myApplication?.appliedAt ?? null;
  const mark = (to: string) =>
    void navigate({ search, hash: to }, { replace: true, preventScrollReset: true });
  const open = (person: Viewer) => {
    // Read at the moment: signing in took a while, and `hash` is from before it.
    if (window.location.hash === APPLY_HASH) mark("");
    setApplicant(person);
    setSubmitted(false);
    setOpened(true);
  };
  const start = () => {
    if (viewer !== null) return open(viewer);
    mark(APPLY_HASH);
    openSignIn({ onSignedIn: open });
  };

  const arrived = opened && hash === APPLY_HASH;
  const unmark = useEffectEvent(() => mark(""));
  useEffect(() => {
    if (arrived) unmark();
  }, [arrived]);

  const goOn = useEffectEvent(() => {
    setWanted("no");
    // Who comes back without having signed in is not asked again.
    if (viewer !== null || wanted === "click") start();
  });
  const ready = wanted !== "no" && !loading && job !== null;
  useEffect(() => {
    if (ready) goOn();
  }, [ready]);

  // The form holds personal data: whoever signs out takes it along.
  const present = viewer !== null || sessionEnded ? applicant : null;
  const dialog = job !== null && present !== null && (
    <Suspense fallback={null}>
      <ApplicationDialog
        key={`${present.id} ${job.id}`}
        opened={opened}
        applied={appliedAt !== null}
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
  return {
    start: loading ? () => setWanted("click") : start,
    appliedAt: viewer === null ? null : appliedAt,
    submitted,
    dialog,
  };
}
