import { Fragment, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { twoStepTexts } from "#texts/two-step";
import { Unloaded } from "../../../components/ui/Unloaded";
import { SectionSkeleton } from "../../../components/ui/SectionSkeleton";
import { lazyComponent } from "../../../lib/lazy-component";
import classes from "./Factors.module.css";
import { hasFactor, useFactorStatus } from "./use-factor-status";

/** Few visits need them: most people have proven a factor already. */
const Enrollment = lazyComponent(() => import("./Enrollment"), "Enrollment");
const VerifyFactor = lazyComponent(() => import("./VerifyFactor"), "VerifyFactor");

interface FactorGateProps {
  /** Frames everything but the content. */
  around?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Shows its content once this session has proven a second factor. Someone without one first sets it up. */
export function FactorGate({ around: Around = Fragment, children }: FactorGateProps) {
  const { query, status, reload } = useFactorStatus();
  // The recovery codes stay until the person has saved them, although the session is proven by then.
  const [enrolling, setEnrolling] = useState(false);
  if (status === null)
    return (
      <Around>
        <Unloaded query={query} failed={twoStepTexts.statusFailed} skeleton={<SectionSkeleton />} />
      </Around>
    );
  const enrolled = hasFactor(status);
  if (!enrolled && !enrolling) setEnrolling(true);
  const finish = async () => {
    await reload();
    setEnrolling(false);
  };
  if (enrolling || !enrolled)
    return (
      <Around>
        <div className={classes.gate}>
          <Suspense fallback={<SectionSkeleton />}>
            <Enrollment onDone={() => void finish()} />
          </Suspense>
        </div>
      </Around>
    );
  if (status.isProven) return children;
  return (
    <Around>
      <div className={classes.gate}>
        <div className={classes.step}>
          <h2 className={classes.title}>{twoStepTexts.verifyTitle}</h2>
          <Suspense fallback={<SectionSkeleton />}>
            <VerifyFactor status={status} onProven={() => void reload()} />
          </Suspense>
        </div>
      </div>
    </Around>
  );
}
