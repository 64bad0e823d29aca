import { Fragment, useState, type ComponentType, type ReactNode } from "react";
import { twoStepTexts } from "#texts/two-step";
import { ErrorState } from "../../../components/ui/ErrorState";
import { SectionSkeleton } from "../../../components/ui/SectionSkeleton";
import { Enrollment } from "./Enrollment";
import classes from "./Factors.module.css";
import { hasFactor, useFactorStatus } from "./use-factor-status";
import { VerifyFactor } from "./VerifyFactor";

interface FactorGateProps {
  /** Frames everything but the content. */
  around?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Shows its content once this session has proven a second factor. Someone without one first sets it up. */
export function FactorGate({ around: Around = Fragment, children }: FactorGateProps) {
  const { status, failed, loading, retry } = useFactorStatus();
  // The recovery codes stay until the person has saved them, although the session is proven by then.
  const [enrolling, setEnrolling] = useState(false);
  if (status === null) {
    return (
      <Around>
        {failed ? (
          <ErrorState
            title={twoStepTexts.statusFailed}
            retrying={loading}
            onRetry={() => void retry()}
          />
        ) : (
          <SectionSkeleton />
        )}
      </Around>
    );
  }
  const enrolled = hasFactor(status);
  if (!enrolled && !enrolling) setEnrolling(true);
  const finish = async () => {
    await retry();
    setEnrolling(false);
  };
  if (enrolling || !enrolled)
    return (
      <Around>
        <div className={classes.gate}>
          <Enrollment onDone={() => void finish()} />
        </div>
      </Around>
    );
  if (status.isProven) return children;
  return (
    <Around>
      <div className={classes.gate}>
        <div className={classes.step}>
          <h2 className={classes.title}>{twoStepTexts.verifyTitle}</h2>
          <VerifyFactor status={status} onProven={() => void retry()} />
        </div>
      </div>
    </Around>
  );
}
