import { PageFailed } from "../features/content/PageFailed";
import { useNewRelease } from "./use-new-release";

/** Shown when a page throws; header and footer stay. */
export function PageErrorBoundary() {
  return useNewRelease() ? null : <PageFailed onRetry={() => window.location.reload()} />;
}
