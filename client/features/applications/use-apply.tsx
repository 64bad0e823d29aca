import { Suspense, useEffect, useEffectEvent, useReducer, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { useKeptState } from "../../lib/history-state";
import { lazyComponent } from "../../lib/lazy-component";
import { openCodeStep } from "../../lib/session/code-step";
import { APPLY_HASH } from "../../lib/session/return-address";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer, type Viewer } from "../../lib/session/viewer";
import {
  applicantAt,
  firstStage,
  isFormOpen,
  isOrphaned,
  nextStage,
  type ApplyEvent,
  type ApplyStage,
} from "./apply-stage";
import { useMyApplicationQuery } from "./Application.generated";
import type { JobToApplyTo } from "./JobFields";
import { useHeld, type HeldState } from "./use-held";
import { useOpenForm } from "./use-open-form";

const loadHeld = () => import("./HeldApplication");
const HeldApplication = lazyComponent(loadHeld, "HeldApplication");
/** With what follows it: ten seconds are too few to load something. */
const ApplicationDialog = lazyComponent(
  async () => (await Promise.all([import("./ApplicationDialog"), loadHeld()]))[0],
  "ApplicationDialog",
);

export interface Apply {
  /** Opens the application form, after signing in if necessary. */
  start: () => void;
  /** When the viewer applied to this job, ISO 8601; null if they have not. */
  appliedAt: string | null;
  /** Whether an application is being sent, and may still be taken back. */
  isHeld: boolean;
  /** Says so, and takes it back. */
  notice: ReactNode;
  /** Whether an application was sent since the page was opened. */
  submitted: boolean;
  /** The dialog; render it once. */
  dialog: ReactNode;
}

/** The flow of applying to one job, from the button to the confirmation. */
export function useApply(job: JobToApplyTo): Apply {
  const { viewer, loading } = useViewer();
  const { hash } = useLocation();
  const [stage, dispatch] = useReducer(nextStage, hash === APPLY_HASH, firstStage);
  useIdentification(stage, viewer, loading, dispatch);
  useApplyHash(stage);
  useSignInStage(stage, dispatch);
  useOpenForm({ stage, viewer, jobId: job.id, dispatch });

  const earlier = useEarlier(job.id, viewer);
  const isBack = earlier?.status === "WITHDRAWN";
  const held = useHeld(job.id, viewer?.id ?? null);
  return {
    isHeld: held.isWaiting,
    notice: <HeldNotice jobId={job.id} state={held} {...{ viewer, dispatch }} />,
    start: () => dispatch({ type: "asked", viewer: loading ? undefined : viewer }),
    appliedAt: earlier === null || isBack ? null : earlier.appliedAt,
    submitted: stage.name === "submitted",
    dialog: (
      <ApplyDialog {...{ job, stage, dispatch }} applied={earlier !== null} onHeld={held.begin} />
    ),
  };
}

/** The viewer's own application to this job; null for none, or without a viewer. */
function useEarlier(jobId: string, viewer: Viewer | null) {
  const { data } = useMyApplicationQuery(
    viewer === null ? { skip: true, ssr: false } : { variables: { jobId }, ssr: false },
  );
  return (viewer && data?.myApplication) ?? null;
}

interface HeldNoticeProps {
  jobId: string;
  state: HeldState;
  viewer: Viewer | null;
  dispatch: (event: ApplyEvent) => void;
}

function HeldNotice({ jobId, state: { held, release, end }, viewer, dispatch }: HeldNoticeProps) {
  if (held === null) return null;
  const onEnd = (isSent: boolean) => {
    end();
    if (isSent) dispatch({ type: "submitted", viewer });
  };
  return (
    <GapBoundary onFailed={release}>
      <HeldApplication key={`${held.id} ${held.endsAt}`} {...{ held, jobId, viewer, onEnd }} />
    </GapBoundary>
  );
}

interface ApplyDialogProps {
  job: JobToApplyTo;
  stage: ApplyStage;
  applied: boolean;
  dispatch: (event: ApplyEvent) => void;
  onHeld: (id: string) => void;
}

function ApplyDialog({ job, stage, ...rest }: ApplyDialogProps) {
  const applicant = applicantAt(stage);
  if (applicant === null) return null;
  return (
    <Suspense fallback={null}>
      <ApplicationDialog
        key={`${applicant.id} ${job.id}`}
        opened={isFormOpen(stage)}
        viewer={applicant}
        {...{ job, ...rest }}
      />
    </Suspense>
  );
}

/** Dispatches when the viewer has loaded, and when the applicant has signed out. */
function useIdentification(
  stage: ApplyStage,
  viewer: Viewer | null,
  loading: boolean,
  dispatch: (event: ApplyEvent) => void,
): void {
  // During render, so that the form, with its personal data, is never shown after its applicant has signed out.
  const [present, setPresent] = useState(viewer);
  if (viewer?.id !== present?.id) {
    setPresent(viewer);
    if (isOrphaned(stage, viewer)) dispatch({ type: "left" });
  }
  const identify = useEffectEvent(() =>
    dispatch({ type: "identified", viewer, awaitsCode: openCodeStep() !== null }),
  );
  const identifiable = stage.name === "identifying" && !loading;
  useEffect(() => {
    if (identifiable) identify();
  }, [identifiable]);
}

/** Keeps #apply in the URL while a visitor signs in to apply, and removes it afterward. */
function useApplyHash({ name }: ApplyStage): void {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const state = useKeptState();
  const marked = hash === APPLY_HASH;
  const toBeMarked = name === "signingIn" || (name === "identifying" && marked);
  const mark = useEffectEvent(() =>
    navigate(
      { search, hash: toBeMarked ? APPLY_HASH : "" },
      { replace: true, state, preventScrollReset: true },
    ),
  );
  useEffect(() => {
    if (marked !== toBeMarked) void mark();
  }, [marked, toBeMarked]);
}

/** Opens the login dialog for a visitor who wants to apply. */
function useSignInStage(stage: ApplyStage, dispatch: (event: ApplyEvent) => void): void {
  const { openSignIn } = useSignIn();
  const signIn = useEffectEvent(() =>
    openSignIn({
      onSignedIn: (viewer) => dispatch({ type: "signedIn", viewer }),
      onDismissed: () => dispatch({ type: "signInDismissed" }),
    }),
  );
  // Depends on the stage itself, not its name, so that another click opens the dialog again.
  useEffect(() => {
    if (stage.name === "signingIn") signIn();
  }, [stage]);
}
