import { Suspense, useEffect, useEffectEvent, useReducer, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { lazyComponent } from "../../lib/lazy-component";
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

const ApplicationDialog = lazyComponent(() => import("./ApplicationDialog"), "ApplicationDialog");

/** In the address while a visitor signs in to apply, so that it survives a sign-in at Google. */
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

/** Applying to one job, from the button to the confirmation. */
export function useApply(job: JobToApplyTo): Apply {
  const { viewer, loading } = useViewer();
  const { hash } = useLocation();
  const [stage, dispatch] = useReducer(nextStage, hash === APPLY_HASH, firstStage);
  useIdentification(stage, viewer, loading, dispatch);
  useHashOf(stage);
  useSignInAt(stage, dispatch);

  const query = useMyApplicationQuery(
    viewer === null ? { skip: true, ssr: false } : { variables: { jobId: job.id }, ssr: false },
  );
  const appliedAt = query.data?.myApplication?.appliedAt ?? null;
  const applicant = applicantAt(stage);
  return {
    start: () => dispatch({ type: "asked", viewer: loading ? undefined : viewer }),
    appliedAt: viewer === null ? null : appliedAt,
    submitted: stage.name === "submitted",
    dialog: applicant !== null && (
      <Suspense fallback={null}>
        <ApplicationDialog
          key={`${applicant.id} ${job.id}`}
          opened={isFormOpen(stage)}
          applied={appliedAt !== null}
          job={job}
          viewer={applicant}
          onClose={() => dispatch({ type: "closed" })}
          onSubmitted={() => dispatch({ type: "submitted" })}
          onSessionEnded={(ended) => dispatch({ type: ended ? "sessionEnded" : "sessionRenewed" })}
        />
      </Suspense>
    ),
  };
}

/** Reports the loaded viewer, and an applicant who signed out. */
function useIdentification(
  stage: ApplyStage,
  viewer: Viewer | null,
  loading: boolean,
  dispatch: (event: ApplyEvent) => void,
): void {
  // During render, so that the form, which holds personal data, is never shown after its applicant signed out.
  const [present, setPresent] = useState(viewer);
  if (viewer?.id !== present?.id) {
    setPresent(viewer);
    if (isOrphaned(stage, viewer)) dispatch({ type: "left" });
  }
  const identify = useEffectEvent(() => dispatch({ type: "identified", viewer }));
  const identifiable = stage.name === "identifying" && !loading;
  useEffect(() => {
    if (identifiable) identify();
  }, [identifiable]);
}

/** Keeps #apply in the address while a visitor signs in to apply, and removes it afterwards. */
function useHashOf({ name }: ApplyStage): void {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const marked = hash === APPLY_HASH;
  const toBeMarked = name === "signingIn" || (name === "identifying" && marked);
  const mark = useEffectEvent(() =>
    navigate(
      { search, hash: toBeMarked ? APPLY_HASH : "" },
      { replace: true, preventScrollReset: true },
    ),
  );
  useEffect(() => {
    if (marked !== toBeMarked) void mark();
  }, [marked, toBeMarked]);
}

/** Opens the login dialog for a visitor who wants to apply. */
function useSignInAt(stage: ApplyStage, dispatch: (event: ApplyEvent) => void): void {
  const { openSignIn } = useSignIn();
  const signIn = useEffectEvent(() =>
    openSignIn({
      onSignedIn: (viewer) => dispatch({ type: "signedIn", viewer }),
      onDismissed: () => dispatch({ type: "signInGivenUp" }),
    }),
  );
  // The stage itself, not its name: asking again opens the dialog again.
  useEffect(() => {
    if (stage.name === "signingIn") signIn();
  }, [stage]);
}
