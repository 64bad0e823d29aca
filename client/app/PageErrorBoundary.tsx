import { PageFailed } from "../features/content/PageFailed";

/** Shown when a page throws; header and footer stay. */
export const PageErrorBoundary = () => <PageFailed onRetry={() => window.location.reload()} />;
