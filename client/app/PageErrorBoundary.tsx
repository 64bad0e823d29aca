import { PageFailed } from "../features/content/PageFailed";

/** A page broke; header and footer stay. */
export const PageErrorBoundary = () => <PageFailed onRetry={() => window.location.reload()} />;
