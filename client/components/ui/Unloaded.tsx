import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState";

export interface UnloadedProps {
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** What failed, if it did. */
  failed: string;
  /** 1 if the message is the whole page. */
  headingLevel?: 1;
  /** Shown while it loads. */
  skeleton: ReactNode;
}

/** Stands in for what a query has not loaded: its outline, or why there is nothing, with a retry button. */
export const Unloaded = ({ query, failed, skeleton, ...props }: UnloadedProps) =>
  query.error === undefined ? (
    skeleton
  ) : (
    <ErrorState
      {...props}
      title={failed}
      retrying={query.loading}
      // The query keeps why it failed again.
      onRetry={() => void query.refetch().catch(() => undefined)}
    />
  );
